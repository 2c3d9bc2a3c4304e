import type { Column } from '../../table/engine/columns.ts';

const firstYear = 2024;

/** The selectable years, from next year down to 2024. [UR-01] */
export function recognitionYears(today: Date): number[] {
  const newest = Math.max(today.getFullYear() + 1, firstYear);
  return [...Array(newest - firstYear + 1).keys()].map(back => newest - back);
}

/** The year shown at first: the current one, but never before 2024 if the clock is wrong. [UR-01] */
export const initialYear = (today: Date): number => Math.max(today.getFullYear(), firstYear);

/** The columns of the answer: all but the first hold figures, which open their months. [UR-03] */
export const recognitionColumns = (columns: readonly Column[]): Column[] =>
  columns.map((column, index) => ({ ...column, opens: index === 0 ? 'never' : 'figures' }));
