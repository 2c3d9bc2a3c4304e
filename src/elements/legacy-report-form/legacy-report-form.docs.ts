import { withFields } from '../../api/docs/with-fields.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './legacy-report-form.definition.ts';

const schema = withFields(definition.attributes.studies.schema, {
  id: { description: 'An id that may be typed.', example: '3' },
  name: { description: 'A name that may be typed, in capital or small letters.', example: 'Acme Pharma' },
});

export const documented = documentedElement(definition, {
  summary:
    'Checks the report form that the server has rendered as its child before it is sent. It knows the fields by their names: `sponsor`, `study`, `site`, `deliveryEmail` and `deliveryEmailConfirm`; each may be absent, and others are left alone.',
  attributes: {
    sponsors: {
      description: 'The sponsors in the records. Without them, the sponsor is not checked.',
      schema,
    },
    studies: {
      description: 'The studies in the records. Without them, the study is not checked.',
      schema,
    },
  },
  sample: {
    attributes: ['studies'],
    content: `<form method="post" action="/report/">
  <input name="sponsor"> <input name="study"> <input name="site">
  <input name="deliveryEmail"> <input name="deliveryEmailConfirm">
  <button>Request report</button>
</form>`,
  },
  parts: [],
  keepsContent: true,
  reservedSpace: { narrow: 1, wide: 1 },
});
