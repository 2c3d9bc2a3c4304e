import { rememberResults } from '../remember-results.ts';
import { grouped } from './numbers.ts';

/** Why a typed amount cannot be used. */
export type MoneyProblem = 'empty' | 'notANumber' | 'negative' | 'tooManyDecimals' | 'tooLarge';

/** A typed amount in whole cents, or the reason why it is invalid. */
type ParsedMoney =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: MoneyProblem };

/** Spaces, and the marks without width that a copied amount may carry, such as those of its direction. A tab parts two cells. */
const invisible = /[^\S\t\r\n]|[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;

const plainAmount = /^((\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d*)?|\.\d+)$/;

/**
 * Parses an amount that a user typed. [UI-13]
 *
 * A dollar sign, spaces, marks without width and commas between groups of three digits are ignored. Text that could change sign or scale
 * (`-50`, `(50)`, `1e3`, `1.234,56`) is rejected, and so are more than two decimals: typed amounts are never rounded.
 */
export function parseMoney(text: string): ParsedMoney {
  const typed = text.trim().replace(invisible, '').replace(/^\$/, '');
  if (typed === '') return rejected('empty');
  if (!plainAmount.test(typed))
    return rejected(/^[-−]\$?[\d.,]+$|^\([\d.,]+\)$/.test(typed) ? 'negative' : 'notANumber');
  const [whole, decimals = ''] = typed.replaceAll(',', '').split('.');
  if (decimals.length > 2) return rejected('tooManyDecimals');
  const cents = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? { ok: true, cents } : rejected('tooLarge');
}

const rejected = (problem: MoneyProblem): ParsedMoney => ({ ok: false, problem });

/**
 * Parses an amount from the page or the host, a number or a text, to cents. [DEP-02]
 *
 * Undefined if it is missing or unreadable. It may be negative, since a balance may be overdrawn. A number is rounded at
 * its sixth decimal, which removes the noise of floating point: 1234.5600000000001 is 1234.56, but 1.005 is unreadable. So
 * is a text with three decimals: `400.000` may mean 400,000. Zeros from the third to at least the fourth are ignored.
 */
export function storedCents(stated: unknown): number | undefined {
  if (typeof stated !== 'number' && typeof stated !== 'string') return undefined;
  const exact = typeof stated === 'number' ? Number(stated.toFixed(6)) : stated;
  const text = String(exact)
    .trim()
    .replace(/(\.\d\d)00+$/, '$1');
  const isNegative = text.startsWith('-');
  const parsed = parseMoney(isNegative ? text.slice(1) : text);
  if (!parsed.ok) return undefined;
  return isNegative ? 0 - parsed.cents : parsed.cents;
}

/** Whether a shown text is an amount, so that a currency may stand beside it. [UI-14] */
export const isAmount = (shown: string): boolean => /^\s*-?\$?(?=[\d,.]*\d)[\d,]*\.?\d*\s*$/.test(shown);

/** `1,234.50`: how an amount of cents is shown. */
export const moneyText = (cents: number): string => {
  const posted = postedMoney(cents);
  return grouped(posted.slice(0, -3)) + posted.slice(-3);
};

/** Formats cents for a post: `1234.50`. [DEP-04] */
export function postedMoney(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The share of its funds below which a child needs more, in percent. [DEP-02] */
export const thresholdPercent = 25;

/** The threshold for funds in cents; half a cent is rounded up. [DEP-02] */
export function thresholdOf(funds: number): number {
  const dollars = Math.floor(funds / 100);
  // Apart, so that the product stays exact for the largest amounts.
  return dollars * thresholdPercent + Math.floor(((funds - dollars * 100) * thresholdPercent + 50) / 100);
}

/** The sum of amounts in cents; `Infinity` if it is too large to be exact, so that it exceeds any limit. [DEP-03] */
export function sumOf(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, cents) => total + cents, 0);
  return Number.isSafeInteger(sum) ? sum : Number.POSITIVE_INFINITY;
}

const decimalAmount = /^\s*(-?)(\$?)([\d,]*)\.(\d*)\s*$/;

/**
 * Formats an amount with two decimals and grouping if it has a decimal point; otherwise it is unchanged. [UI-14]
 *
 * Half a cent is rounded away from zero. Texts that are not amounts, amounts too large to be exact and amounts of
 * currencies without cents are unchanged; a missing amount gives ''.
 */
export function currencyText(
  stated: string | number | null | undefined,
  currency?: string | null | undefined,
): string {
  const text = String(stated ?? '');
  return currency && !hasCents(currency) ? text : text.replace(decimalAmount, twoDecimals);
}

function twoDecimals(text: string, minus: string, sign: string, whole: string, decimals: string): string {
  const cents = storedCents(`${whole}.${decimals.slice(0, 2)}`);
  if (cents === undefined) return text;
  const rounded = cents + (decimals.charAt(2) >= '5' ? 1 : 0);
  return `${rounded === 0 ? '' : minus}${sign}${moneyText(rounded)}`;
}

/**
 * The currency of an amount: the first that its record states, US dollars if it states none; '' if what it states is not
 * a currency, such as `Unavailable`. [UI-14]
 */
export function currencyOf(...stated: readonly (string | undefined)[]): string {
  const currency = stated.find(Boolean) ?? 'USD';
  return currencyPattern.test(currency) ? currency.toUpperCase() : '';
}

// A currency code or sign.
const currencyPattern = /^(?:[a-z]{3}|[a-z]{0,3}\p{Sc})$/iu;

/** Whether a currency has cents; an unknown one is assumed to have them. */
const hasCents = rememberResults(isInHundredths);

function isInHundredths(currency: string): boolean {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits === 2;
  } catch {
    return true;
  }
}
