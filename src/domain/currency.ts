import { moneyText, postedMoney, storedCents } from './money.ts';

const withPoint = /^(-?)(\$?)(\d+(?:,\d{3})*|)\.(\d*)$/;

/**
 * An amount as the host states it, with two decimals if it has a decimal point, else as it is. [UI-14]
 *
 * Half a cent is rounded away from zero. Texts that are no amount, amounts too large to be exact, and amounts of
 * currencies whose minor unit is not a hundredth are kept; nothing gives an empty text.
 */
export function currencyText(stated: string | number | null | undefined, currency = 'USD'): string {
  const text = String(stated ?? '');
  const [, minus, sign, whole = '', decimals = ''] = withPoint.exec(text.trim()) ?? [];
  if (minus === undefined || whole + decimals === '' || !hasCents(currency)) return text;
  const cents = storedCents(`${whole || '0'}.${decimals.slice(0, 2)}`);
  if (cents === undefined) return text;
  const rounded = cents + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
  const amount = whole.includes(',') ? moneyText(rounded) : postedMoney(rounded);
  return `${rounded === 0 ? '' : minus}${sign}${amount}`;
}

/** Whether the minor unit of a currency is a hundredth, as of one that is unknown. */
function hasCents(currency: string): boolean {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits === 2;
  } catch {
    return true;
  }
}
