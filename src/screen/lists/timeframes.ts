import { daysIntoYear } from '../../domain/dates.ts';

/** How far back a list goes that loads by timeframe. [TBL-08] */
export type Timeframe = 'ninety-days' | 'ytd' | 'all';

/** The timeframe that a list is to show; it may be on its way. */
export interface Timeframes {
  wanted: Timeframe;
}

/** What a timeframe is called. [TBL-08] */
export const timeframeLabels: Readonly<Record<Timeframe, string>> = {
  'ninety-days': 'last 90 days',
  ytd: 'year to date',
  all: 'all time',
};

/** The timeframes that hold more than this one. Until the end of March the year to date is no longer than 90 days. */
export function widerThan(shown: Timeframe, today: string): readonly Timeframe[] {
  if (shown === 'all') return [];
  if (shown === 'ytd') return ['all'];
  return daysIntoYear(today) > 90 ? ['ytd', 'all'] : ['all'];
}
