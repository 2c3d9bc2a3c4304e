const digits = 8;

/**
 * The last eight digits of a card as `1234 5678`. [CARD-01]
 *
 * Of a longer number the last eight are shown. A number of fewer digits that came as a JSON number has lost its zeros,
 * and gets them back. What is no such number stays as it is.
 */
export function cardNumberShown(stated: string | number | null | undefined): string {
  const text = String(stated ?? '').trim();
  const plain = text.replace(/\s/g, '');
  const number = hasLostZeros(stated) ? plain.padStart(digits, '0') : plain;
  if (!/^\d{8,}$/.test(number)) return text;
  return `${number.slice(-digits, -4)} ${number.slice(-4)}`;
}

/** Whether zeros at the beginning were lost because the host sent a number in place of a text. */
export const hasLostZeros = (stated: unknown): boolean =>
  typeof stated === 'number' && Number.isSafeInteger(stated) && stated >= 0 && String(stated).length < digits;
