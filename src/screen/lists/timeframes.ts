import { daysIntoYear } from '../../domain/dates/dates.ts';

/** How far back the rows of a list go. [TBL-08] */
export type Timeframe = 'ninety-days' | 'ytd' | 'all';

/**
 * The timeframes that are wider than the shown one. Until the end of March, year to date is not longer than 90 days.
 */
export function widerThan(shown: Timeframe, today: string): readonly Timeframe[] {
  if (shown === 'all') return [];
  if (shown === 'ytd') return ['all'];
  return daysIntoYear(today) > 90 ? ['ytd', 'all'] : ['all'];
}
