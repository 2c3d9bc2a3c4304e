import { array, looseObject, nullish, number, string, union } from 'valibot';
import { described } from '../../api/schemas/described.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

const text = nullish(union([string(), number()]));
const knownRecords = array(
  looseObject({
    id: described(text, 'An id that may be typed.', '3'),
    name: described(text, 'A name that may be typed, in any case.', 'Acme Pharma'),
  }),
);

const shape = '[{id, name}]';

export const definition = {
  tag: 'psp-legacy-report-form',
  summary:
    'Checks the report form that the server has rendered as its child before it is sent. It knows the fields by their names: `sponsor`, `study`, `site`, `deliveryEmail` and `deliveryEmailConfirm`; each may be absent, and others are left alone.',
  attributes: {
    sponsors: {
      type: 'json',
      schema: knownRecords,
      shape,
      description: 'The sponsors in the records. Without them, the sponsor is not checked.',
      example: '[{"id": "3", "name": "Acme Pharma"}]',
    },
    studies: {
      type: 'json',
      schema: knownRecords,
      shape,
      description: 'The studies in the records. Without them, the study is not checked.',
      example: '[{"id": "7", "name": "BREATHE-2"}]',
    },
  },
  events: {},
  calls: [],
  sample: {
    attributes: ['studies'],
    content: `<form method="post" action="/report/">
  <input name="sponsor"> <input name="study"> <input name="site">
  <input name="deliveryEmail"> <input name="deliveryEmailConfirm">
  <button>Request report</button>
</form>`,
  },
  parts: {},
  keepsContent: true,
  reservedSpace: { narrow: 1, wide: 1 },
} as const satisfies ElementDefinition;
