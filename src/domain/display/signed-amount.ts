import { parseMoney } from './money.ts';

/**
 * Parses an amount in whatever sign and currency it is shown: `-$50.00`, `(50.00)`, `50.00-`, `€1,234.50`, `USD 50`. In
 * cents.
 *
 * Undefined for any other text, also for one that could have another scale, such as `1.234,50 €`.
 */
export function signedCents(text: string): number | undefined {
  const bare = text.replace(/\s/g, '').replace(currency, withoutCurrency);
  const unsigned = bare.replace(negative, '$1$2$3');
  const parsed = parseMoney(unsigned);
  if (!parsed.ok) return undefined;
  return unsigned === bare ? parsed.cents : 0 - parsed.cents;
}

const negative = /^[-−](.+)$|^(.+)[-−]$|^\((.+)\)$/;

// A symbol, with the capitals that belong to it (US$), or three capitals, at either end but within sign and parentheses.
const currency = /^([-−(]?)([A-Z]{0,3}\p{Sc}|[A-Z]{3})|([A-Z]{3}|\p{Sc})(?=[-−)]?$)/u;

const withoutCurrency = (found: string, sign = '', before = '', after = ''): string =>
  isCurrency(before || after) ? sign : found;

let codes: ReadonlySet<string> | undefined;

function isCurrency(name: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return !/^[A-Z]{3}$/.test(name) || codes.has(name);
}
