const shownDigits = 8;

/**
 * Formats the last eight digits of a card number as `1234 5678`. [CARD-01]
 *
 * A shorter number that was sent as a JSON number has lost its leading zeros and is padded. Anything else is unchanged.
 */
export function cardNumberShown(stated: string | number | null | undefined): string {
  const text = String(stated ?? '').trim();
  const plain = text.replace(/\s/g, '');
  const number = hasLostZeros(stated) ? plain.padStart(shownDigits, '0') : plain;
  if (!/^\d{8,}$/.test(number)) return text;
  return `${number.slice(-shownDigits, -4)} ${number.slice(-4)}`;
}

/** Whether leading zeros were lost because the host sent a number instead of a text. */
export const hasLostZeros = (stated: unknown): boolean =>
  typeof stated === 'number' &&
  Number.isSafeInteger(stated) &&
  stated >= 0 &&
  String(stated).length < shownDigits;
