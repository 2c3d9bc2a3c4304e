import type { ElementDefinition } from '../../embed/definition.ts';
import { allowedMonthAttribute } from '../../screen/attributes/allowed-month-attribute.definition.ts';

export const definition = {
  tag: 'psp-month-picker',
  attributes: {
    name: {
      type: 'text',
      required: true,
      example: 'month',
    },
    value: {
      type: 'text',
      example: '2026-04',
    },
    allowedMonth: allowedMonthAttribute,
    required: { type: 'flag' },
  },
} as const satisfies ElementDefinition;
