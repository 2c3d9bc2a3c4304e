import { array, looseObject, nullish, number, string, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

const text = nullish(union([string(), number()]));
const knownRecords = array(looseObject({ id: text, name: text }));

const shape = '[{id, name}]';

export const definition = {
  tag: 'psp-legacy-report-form',
  summary: 'Checks the report form that the server has rendered as its child before it is sent.',
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
  parts: {},
  reservedSpace: { narrow: 1, wide: 1 },
} as const satisfies ElementDefinition;
