import { allowedMonthProblem } from '../../domain/months.ts';

/** The attribute of elements with a month picker. [UI-05] */
export const allowedMonthAttribute = {
  type: 'text',
  problem: allowedMonthProblem,
  example: '2026-10',
} as const;
