import { moneyText, postedMoney, storedCents } from './money.ts';

const withPoint = /^\s*(-?)(\$?)([\d,]*)\.(\d*)\s*$/;

/**
 * An amount as the host states it, with two decimals if it has a decimal point, else as it is. [UI-14]
 *
 * Half a cent is rounded away from zero. Texts that are no amount, amounts too large to be exact, and amounts of
 * currencies whose minor unit is not a hundredth are kept; nothing gives an empty text.
 */
export function currencyText(
  stated: string | number | null | undefined,
  currency?: string | null | undefined,
): string {
  const text = String(stated ?? '');
  return currency && !hasCents(currency) ? text : text.replace(withPoint, twoDecimals);
}

function twoDecimals(text: string, minus: string, sign: string, whole: string, decimals: string): string {
  const cents = storedCents(`${whole}.${decimals.slice(0, 2)}`);
  if (cents === undefined) return text;
  const rounded = cents + (decimals.charAt(2) >= '5' ? 1 : 0);
  const amount = whole.includes(',') ? moneyText(rounded) : postedMoney(rounded);
  return `${rounded === 0 ? '' : minus}${sign}${amount}`;
}

// Most lists have one currency, and to ask the browser takes longer than to show a row.
let last = { currency: 'USD', isInCents: true };

/** Whether the minor unit of a currency is a hundredth, as of one that is unknown. */
function hasCents(currency: string): boolean {
  if (currency !== last.currency) last = { currency, isInCents: isInHundredths(currency) };
  return last.isInCents;
}

function isInHundredths(currency: string): boolean {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits === 2;
  } catch {
    return true;
  }
}
