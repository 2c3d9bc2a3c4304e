import { allowedMonthProblem } from '../../domain/months.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

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
    allowedMonth: {
      type: 'text',
      problem: allowedMonthProblem,
      description: 'The latest month that can be picked, YYYY-MM. Default: the last one that is over.',
      example: '2026-10',
    },
    required: { type: 'flag', description: 'The form is not sent without a month.', example: 'true' },
  },
  events: {},
  calls: [],
  parts: {
    field: 'Each of the two fields.',
    failure: 'The card in place of a screen that cannot be shown.',
  },
  room: { narrow: 68, wide: 60 },
  formAssociated: true,
} as const satisfies ElementDefinition;
