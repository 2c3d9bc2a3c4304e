import { shownDate } from '../../../domain/dates.ts';
import { currencyText } from '../../../domain/display/currency.ts';
import { grouped } from '../../../domain/display/numbers.ts';
import { statusShown } from '../../../domain/display/status.ts';
import type { CellType } from '../cell.ts';

/**
 * What a cell shows: the label of a status, a day as `6 May 2024`, an amount with its cents but without its currency,
 * else its text.
 *
 * Who shows, searches, filters or exports asks here, so that all of them see the same. [TBL-20]
 */
export function shownText(text: string, type: CellType, currency?: string): string {
  if (type === 'status') return statusShown(text).label;
  if (type === 'date') return shownDate(text);
  return type === 'amount' && !isAsShown.test(text) ? currencyText(text, currency) : text;
}

/** What a search looks in: what the cell shows, an amount also with its grouping or without. [TBL-20] */
export function searchedText(text: string, type: CellType, currency?: string): string {
  const shown = shownText(text, type, currency);
  if (type !== 'amount' || shown.length < shortestGrouped) return shown;
  const other = shown.includes(',') ? shown.replaceAll(',', '') : withGroups(shown);
  return other === shown ? shown : `${shown}\0${other}`;
}

const shortestGrouped = 4;

// Most amounts are written with their cents already; to read them as money would take ten times as long.
// Stryker disable next-line Regex: what it misses is read as money, and shows the same.
const isAsShown = /^-?\$?[1-9][\d,]*\.\d\d$/;

const withGroups = (amount: string): string => amount.replace(/^\D{0,3}\d{4,16}(?!\d)/, grouped);
