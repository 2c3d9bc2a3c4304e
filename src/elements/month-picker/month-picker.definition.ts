import type { ElementDefinition } from '../../embed/definition.ts';
import { allowedMonthAttribute } from '../../screen/attributes/allowed-month-attribute.definition.ts';

export const definition = {
  tag: 'psp-month-picker',
  summary: "A month picker that takes part in the page's own form.",
  attributes: {
    name: {
      type: 'text',
      required: true,
      description: 'The name under which the form posts the month, YYYY-MM.',
      example: 'month',
    },
    allowedMonth: allowedMonthAttribute,
    required: {
      type: 'flag',
      description: 'Keeps the form from being sent without a month.',
      example: 'true',
    },
  },
  events: {},
  calls: [],
  parts: {
    field: 'Each of the two fields.',
  },
  reservedSpace: { narrow: 68, wide: 60 },
  formAssociated: true,
} as const satisfies ElementDefinition;
