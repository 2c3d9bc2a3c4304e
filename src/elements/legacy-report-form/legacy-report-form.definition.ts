import { array, looseObject, nullish, number, string, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

const text = nullish(union([string(), number()]));
const knownRecords = array(
  looseObject({
    id: text,
    name: text,
  }),
);

const shape = '[{id, name}]';

export const definition = {
  tag: 'psp-legacy-report-form',
  attributes: {
    sponsors: {
      type: 'json',
      schema: knownRecords,
      shape,
      example: '[{"id": "3", "name": "Acme Pharma"}]',
    },
    studies: {
      type: 'json',
      schema: knownRecords,
      shape,
      example: '[{"id": "7", "name": "BREATHE-2"}]',
    },
  },
} as const satisfies ElementDefinition;
