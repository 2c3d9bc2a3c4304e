import type { ElementDefinition } from '../../embed/definition.ts';
import { allowedMonthAttribute } from '../../screen/attributes/allowed-month-attribute.definition.ts';

export const definition = {
  tag: 'psp-month-picker',
  summary: "Chooses a month and a year, as a field of the page's own form.",
  attributes: {
    name: {
      type: 'text',
      required: true,
      description: 'The name under which the form posts the month, YYYY-MM.',
      example: 'month',
    },
    allowedMonth: allowedMonthAttribute,
    required: { type: 'flag', description: 'The form is not sent without a month.', example: 'true' },
  },
  events: {},
  calls: [],
  parts: {
    field: 'Each of the two fields.',
  },
  reservedSpace: { narrow: 68, wide: 60 },
  formAssociated: true,
} as const satisfies ElementDefinition;
