import { grouped } from './numbers.ts';

/** Why a typed amount cannot be used. */
export type MoneyProblem = 'empty' | 'notANumber' | 'negative' | 'tooManyDecimals' | 'tooLarge';

/** A typed amount in whole cents, or why it cannot be used. */
export type ParsedMoney =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: MoneyProblem };

const plain = /^((\d+|\d{1,3}(,\d{3})+)(\.\d*)?|\.\d+)$/;

/**
 * Reads what a person typed as an amount. [UI-13]
 *
 * A currency sign, spaces and commas between groups of three digits are passed over. What would change sign or scale
 * (`-50`, `(50)`, `1e3`, `1.234,56`) is refused, and so is a third decimal: no typed amount is rounded.
 */
export function parseMoney(text: string): ParsedMoney {
  const typed = text.replace(/\s/g, '').replace(/^\$/, '');
  if (typed === '') return refused('empty');
  if (!plain.test(typed))
    return refused(/^[-−]\$?[\d.,]+$|^\([\d.,]+\)$/.test(typed) ? 'negative' : 'notANumber');
  const [whole, decimals = ''] = typed.replaceAll(',', '').split('.');
  if (decimals.length > 2) return refused('tooManyDecimals');
  const cents = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? { ok: true, cents } : refused('tooLarge');
}

const refused = (problem: MoneyProblem): ParsedMoney => ({ ok: false, problem });

/**
 * Cents of an amount that a page or server states: a number or a text. [DEP-02]
 *
 * Undefined when it states none or nothing readable; a minus is kept, since a balance may be overdrawn. A number is read by its
 * shortest decimal text, so that 0.29 is 29 cents.
 */
export function storedCents(stated: unknown): number | undefined {
  if (typeof stated !== 'number' && typeof stated !== 'string') return undefined;
  const text = String(stated).trim();
  const isNegative = text.startsWith('-');
  const parsed = parseMoney(isNegative ? text.slice(1) : text);
  if (!parsed.ok) return undefined;
  return isNegative ? 0 - parsed.cents : parsed.cents;
}

/** `1,234.50`: how an amount of cents is shown. */
export const moneyText = (cents: number): string => {
  const posted = postedMoney(cents);
  return grouped(posted.slice(0, -3)) + posted.slice(-3);
};

/** `1234.50`: how an amount of cents is posted. [DEP-04] */
export function postedMoney(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** 25% of an amount of cents, half a cent rounded up. [DEP-02] */
export const quarterOf = (cents: number): number => Math.floor((cents + 2) / 4);

/** The sum of amounts of cents; Infinity when it is too large to be exact, so that it exceeds any limit. [DEP-03] */
export function sumOf(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, cents) => total + cents, 0);
  return Number.isSafeInteger(sum) ? sum : Number.POSITIVE_INFINITY;
}
