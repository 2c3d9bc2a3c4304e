/** What is shown in place of a number that has lost digits. [NET-23] */
export const lostNumber = '–';

/** Where JSON had a number beyond ±(2^53 − 1): its key, and the row of the outermost list, from 1. */
export interface LostNumber {
  readonly key: string;
  readonly row: number | undefined;
}

/**
 * Parses JSON. JavaScript cannot hold integers beyond ±(2^53 − 1): where such a number is an id, null takes its place,
 * so that it is never taken for another id; elsewhere `lostNumber`. Both are added to `lost`. Throws a SyntaxError.
 * [NET-23]
 */
export function parseJson(text: string, lost: LostNumber[] = []): unknown {
  const json: unknown = JSON.parse(text);
  if (!mayLoseDigits.test(text)) return json;
  const whole = { json };
  replaceLostNumbers(whole, lost);
  return whole.json;
}

/** Parses a text as JSON; undefined when it is not valid JSON. Adds the numbers that have lost digits to `lost`. [NET-23] */
export function tryParseJson(text: string, lost?: LostNumber[]): unknown {
  try {
    return parseJson(text, lost);
  } catch {
    return undefined;
  }
}

/** A number of 16 digits or with an exponent; digits in a text, such as a UUID, would have whole lists searched in vain. */
const mayLoseDigits = /(?:^|[:,[])\s*-?\d(?:\d{15}|[\d.]*e\+?\d)/i;

interface Entry {
  readonly holder: object;
  readonly key: string;
  readonly row: number | undefined;
  readonly isId: boolean;
}

/** Replaces the numbers of an object in place. A loop, since a hostile answer may be nested more deeply than the stack. */
function replaceLostNumbers(whole: object, lost: LostNumber[]): void {
  const entries: Entry[] = [{ holder: whole, key: 'json', row: undefined, isId: false }];
  for (let entry = entries.pop(); entry; entry = entries.pop()) {
    const { holder, key, row, isId } = entry;
    const value: unknown = Reflect.get(holder, key);
    if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      lost.push({ key: nameOf(entry), row });
      Reflect.set(holder, key, isId ? null : lostNumber);
    } else if (typeof value === 'object' && value !== null)
      for (const inner of Object.keys(value).reverse())
        entries.push({
          holder: value,
          key: inner,
          row: row ?? (Array.isArray(value) ? Number(inner) + 1 : undefined),
          isId: isId || isIdKey(inner),
        });
  }
}

/** The key of an entry, or of the list that it is in. */
const nameOf = ({ key }: Entry): string => (/^\d+$/.test(key) ? 'an entry' : key);

/** Keys whose values identify something, or are posted to name a choice: `id`, `siteId`, `study_id`, `$oid`, `value`. */
const isIdKey = (key: string): boolean =>
  /^(_?id|\$oid|rowids|value)$/i.test(key) || /_ids?$/i.test(key) || /[a-z\d]I[dD]s?$/.test(key);

/** What the console says about numbers that have lost digits, each key once. */
export function lostNumbersText(lost: readonly LostNumber[]): string {
  const firsts = new Map<string, LostNumber['row']>();
  for (const { key, row } of lost) if (!firsts.has(key)) firsts.set(key, row);
  const names = [...firsts].map(([key, row]) => (row === undefined ? `"${key}"` : `"${key}" (row ${row})`));
  return `${names.join(', ')}: a number beyond 2^53 has lost digits and is not used. Send ids and such numbers as text.`;
}
