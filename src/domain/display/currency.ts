import { rememberResults } from '../remember-results.ts';
import { moneyText, storedCents } from './money.ts';

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
