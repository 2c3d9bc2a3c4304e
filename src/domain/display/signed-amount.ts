import { parseMoney } from './money.ts';

/**
 * Parses an amount with any sign and currency that hosts use: `-$50.00`, `(50.00)`, `50.00-`, `€1,234.50`, `USD 50`.
 *
 * In cents. Undefined for any other text, and for texts whose scale is ambiguous, such as `1.234,50 €`.
 */
export function signedCents(text: string): number | undefined {
  const bare = text.replace(/\s/g, '').replace(currency, withoutCurrency);
  const unsigned = bare.replace(negative, '$1$2$3');
  const parsed = parseMoney(unsigned);
  if (!parsed.ok) return undefined;
  return unsigned === bare ? parsed.cents : 0 - parsed.cents;
}

const negative = /^[-−](.+)$|^(.+)[-−]$|^\((.+)\)$/;

// A currency symbol, with preceding capitals (US$), or three capitals; before or after the number, inside sign and
// parentheses.
const currency = /^([-−(]?)([A-Z]{0,3}\p{Sc}|[A-Z]{3})|([A-Z]{3}|\p{Sc})(?=[-−)]?$)/u;

const withoutCurrency = (found: string, sign = '', before = '', after = ''): string =>
  isCurrency(before || after) ? sign : found;

let codes: ReadonlySet<string> | undefined;

function isCurrency(name: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return !/^[A-Z]{3}$/.test(name) || codes.has(name);
}
