import { allowedMonthProblem } from '../../domain/months.ts';

/** The attribute of elements with a month picker. [UI-05] */
export const allowedMonthAttribute = {
  type: 'text',
  problem: allowedMonthProblem,
  description: 'The latest month that can be chosen, YYYY-MM. Default: the last completed month.',
  example: '2026-10',
} as const;
