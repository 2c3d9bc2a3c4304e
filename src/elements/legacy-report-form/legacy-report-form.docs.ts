import { field } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './legacy-report-form.definition.ts';

const fields = {
  id: field('An id that may be typed.', '3'),
  name: field('A name that may be typed, in capital or small letters.', 'Acme Pharma'),
};

export const documented = documentedElement(definition, {
  summary:
    'Checks the report form that the server has rendered as its child before it is sent. It knows the fields by their names: `sponsor`, `study`, `site`, `deliveryEmail` and `deliveryEmailConfirm`; each may be absent, and others are left alone.',
  attributes: {
    sponsors: {
      description: 'The sponsors in the records. Without them, the sponsor is not checked.',
      fields,
    },
    studies: {
      description: 'The studies in the records. Without them, the study is not checked.',
      fields,
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
