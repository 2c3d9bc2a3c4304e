import { array, looseObject, nullish, number, string, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

const text = nullish(union([string(), number()]));
const knownRecords = array(looseObject({ id: text, name: text }));

const shape = '[{id, name}]';

export const definition = {
  tag: 'psp-legacy-report-form',
  summary: "Checks the server's own report form, which is its child, before that is sent.",
  attributes: {
    sponsors: {
      type: 'json',
      schema: knownRecords,
      shape,
      description: 'The sponsors on record. Without them, no sponsor is checked.',
      example: '[{"id": "3", "name": "Acme Pharma"}]',
    },
    studies: {
      type: 'json',
      schema: knownRecords,
      shape,
      description: 'The studies on record. Without them, no study is checked.',
      example: '[{"id": "7", "name": "BREATHE-2"}]',
    },
  },
  events: {},
  calls: [],
  parts: {},
  reservedSpace: { narrow: 1, wide: 1 },
} as const satisfies ElementDefinition;
