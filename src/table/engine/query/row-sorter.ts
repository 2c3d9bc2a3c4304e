import { signedCents } from '../../../domain/display/signed-amount.ts';
import type { TimeSlice } from '../../../http/time-slice.ts';
import type { SortValue } from '../cell.ts';
import { rulesOf } from '../cell-types.ts';
import type { RowStore } from '../store/row-store.ts';
import { ranksOf } from './sort-ranks.ts';

/**
 * Sorts the rows of a store. [TBL-05] Numbers sort by value and before texts; equal values keep the order received; empty
 * cells come last in both directions. Amounts with any sign and currency sort by value in columns of numbers and amounts,
 * and in columns without other texts.
 */
export class RowSorter {
  readonly #store: RowStore;
  #keys: { readonly version: number; readonly column: number; readonly values: Float64Array } | undefined;

  constructor(store: RowStore) {
    this.#store = store;
  }

  /** The numbers of all rows, removed ones included, in this order. */
  async order(column: number, descending: boolean, slice: TimeSlice): Promise<Uint32Array> {
    const { version } = this.#store;
    if (this.#keys?.version !== version || this.#keys.column !== column)
      this.#keys = { version, column, values: await keysOf(this.#store, column, slice) };
    return orderedBy(this.#keys.values, descending);
  }
}

/** A number per row that orders like its sort value; NaN for an empty cell. */
async function keysOf(store: RowStore, column: number, slice: TimeSlice): Promise<Float64Array> {
  const keys = new Float64Array(store.size);
  const texts = new Set<string>();
  for (let row = 0; row < keys.length; row += 1) {
    const value = store.sortValueAt(row, column);
    const number = numberIn(value);
    keys[row] = number ?? Number.NaN;
    if (number === undefined && typeof value === 'string' && value.trim()) texts.add(value);
    // Stryker disable next-line all: it only decides how often the browser gets a turn.
    if (row % 256 === 0) await slice.yieldIfOver();
  }
  if (!texts.size) return keys;
  const { isNumeric = false } = rulesOf(store.typeOf(column));
  const amounts = await amountsIn(texts, isNumeric, slice);
  await placeTexts(keys, texts, amounts, row => store.sortValueAt(row, column), slice);
  return keys;
}

/** The values of texts that are amounts; none if others are among them, unless these are allowed. */
async function amountsIn(
  texts: ReadonlySet<string>,
  mayHaveOthers: boolean,
  slice: TimeSlice,
): Promise<ReadonlyMap<string, number>> {
  const amounts = new Map<string, number>();
  for (const text of texts) {
    const cents = signedCents(text);
    if (cents !== undefined) amounts.set(text, cents / 100);
    else if (!mayHaveOthers) return new Map();
    // Stryker disable next-line all: it only decides how often the browser gets a turn.
    if (amounts.size % 256 === 0) await slice.yieldIfOver();
  }
  return amounts;
}

async function placeTexts(
  keys: Float64Array,
  texts: ReadonlySet<string>,
  amounts: ReadonlyMap<string, number>,
  valueAt: (row: number) => SortValue,
  slice: TimeSlice,
): Promise<void> {
  const others = amounts.size ? [...texts].filter(text => !amounts.has(text)) : texts;
  const ranks = await ranksOf(others, slice);
  for (let row = 0; row < keys.length; row += 1) {
    if (Number.isNaN(keys[row])) keys[row] = keyOfText(String(valueAt(row)), amounts, ranks);
    // Stryker disable next-line all: it only decides how often the browser gets a turn.
    if (row % 1024 === 0) await slice.yieldIfOver();
  }
}

/** In a column of numbers and texts, all texts come after the greatest number. */
function keyOfText(
  text: string,
  amounts: ReadonlyMap<string, number>,
  ranks: ReadonlyMap<string, number>,
): number {
  const rank = ranks.get(text);
  return rank === undefined ? (amounts.get(text) ?? Number.NaN) : firstText + rank * nextText;
}

// Above every number, with steps large enough to be representable.
const firstText = 2 ** 1023;
const nextText = 2 ** 971;
const maxNumber = firstText - nextText / 2;
const plainNumber = /^-?\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const exactDigits = 15;

/** The numeric value of a sort value: a number, or a text with at most a dollar sign and grouping commas. */
function numberIn(value: SortValue): number | undefined {
  if (typeof value === 'number') return Math.min(value, maxNumber);
  if (value.length > exactDigits || !plainNumber.test(value)) return undefined;
  return Number(value.replace(/[$,]/g, ''));
}

const digitValues = 65536;

/**
 * The indexes of `keys` in ascending or descending order, stable, NaN last: a radix sort over the bits of the numbers,
 * which takes a few milliseconds for 100,000.
 */
function orderedBy(keys: Float64Array, descending: boolean): Uint32Array {
  const digits = sortableDigits(keys, descending);
  let order = Uint32Array.from(keys, (_, index) => index);
  let next = new Uint32Array(keys.length);
  for (let place = 0; place < 4; place += 1) {
    const starts = startsOf(digits, place);
    if (!starts) continue;
    for (const index of order) {
      const digit = digits[index * 4 + place] ?? 0;
      const at = starts[digit] ?? 0;
      next[at] = index;
      starts[digit] = at + 1;
    }
    [order, next] = [next, order];
  }
  return order;
}

/** Four 16-bit digits for each key, the least significant first, that compare as the keys do. */
function sortableDigits(keys: Float64Array, descending: boolean): Uint16Array {
  // Adding 0 turns -0 into 0; the copy leaves the keys unchanged.
  const digits = new Uint16Array(keys.map(key => key + 0).buffer);
  for (let index = 0; index < keys.length; index += 1) {
    const at = index * 4;
    const isEmpty = Number.isNaN(keys[index]);
    const isNegative = (digits[at + 3] ?? 0) >= 0x8000;
    // With the sign bit flipped, the bits of positive numbers compare like the numbers; negative ones need all bits flipped.
    const turned = isNegative ? 0xffff : 0;
    const reversed = descending ? 0xffff : 0;
    for (let place = 0; place < 4; place += 1) {
      const sign = place === 3 && !isNegative ? 0x8000 : 0;
      const digit = ((digits[at + place] ?? 0) ^ turned ^ sign ^ reversed) & 0xffff;
      digits[at + place] = isEmpty ? 0xffff : digit;
    }
  }
  return digits;
}

/** Start offset of each digit's bucket, or undefined when all keys share one digit and need no pass. */
function startsOf(digits: Uint16Array, place: number): Uint32Array | undefined {
  const starts = new Uint32Array(digitValues);
  // Stryker disable next-line ArithmeticOperator: it only saves time.
  const count = digits.length / 4;
  for (let at = place; at < digits.length; at += 4) {
    const digit = digits[at] ?? 0;
    starts[digit] = (starts[digit] ?? 0) + 1;
  }
  if (starts[digits[place] ?? 0] === count) return undefined;
  let start = 0;
  for (let digit = 0; digit < digitValues; digit += 1) {
    const length = starts[digit] ?? 0;
    starts[digit] = start;
    start += length;
  }
  return starts;
}
