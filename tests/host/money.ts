const written = /^(\d{1,12})\.(\d{2})$/;

/** Parses `80.00` to whole cents; undefined for any other format. */
export function centsOf(text: string): number | undefined {
  const parts = written.exec(text);
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : undefined;
}

/** Formats hundredths of a currency; yen have no decimals. */
export const amountText = (hundredths: number, currency: string): string =>
  currency === 'JPY' ? String(Math.round(hundredths / 100)) : moneyText(hundredths);

/** `1,234.50`. */
export function moneyText(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}
