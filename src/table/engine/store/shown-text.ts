import { shownDate } from '../../../domain/dates/dates.ts';
import { currencyText } from '../../../domain/display/currency.ts';
import { grouped } from '../../../domain/display/numbers.ts';
import { statusShown } from '../../../domain/display/status.ts';
import type { Language } from '../../../domain/language/language.ts';
import type { CellType } from '../cell.ts';

/**
 * The visible text of a cell: the label of a status, a day as `6 May 2024`, an amount with its cents and
 * grouping but without its currency, else its text.
 *
 * Views, search, filters and exports all use this function, so that they agree. [TBL-20]
 */
export function shownText(text: string, type: CellType, language: Language, currency?: string): string {
  if (type === 'status') return statusShown(text, language).label;
  if (type === 'date') return shownDate(text, language);
  return type === 'amount' && !isAsShown.test(text) ? currencyText(text, currency) : text;
}

/** The text that a search looks in: the visible text, amounts both with and without grouping. [TBL-20] */
export function searchedText(text: string, type: CellType, language: Language, currency?: string): string {
  const shown = shownText(text, type, language, currency);
  if (type !== 'amount' || shown.length < minGroupedLength) return shown;
  const other = shown.includes(',') ? shown.replaceAll(',', '') : withGroups(shown);
  return other === shown ? shown : `${shown}\0${other}`;
}

const minGroupedLength = 4;

// Most amounts already have their cents; parsing them as money would take ten times as long.
// Stryker disable next-line Regex: amounts that it misses are parsed as money, with the same result.
const isAsShown = /^-?\$?[1-9]\d{0,2}(?:,\d{3})*\.\d\d$/;

const withGroups = (amount: string): string => amount.replace(/^\D{0,3}\d{4,16}(?!\d)/, grouped);
