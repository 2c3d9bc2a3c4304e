import { signedCents } from '../../../domain/display/signed-amount.ts';
import type { TimeSlice } from '../../../http/time-slice.ts';
import { rulesOf, type SortValue } from '../cell-types.ts';
import type { CellColumn } from '../store/cell-column.ts';
import { compareTexts } from './query.ts';

/**
 * The numbers of all rows in the order of a column, removed ones included. [TBL-05] Numbers sort by value and before texts;
 * equal values keep the order received; empty cells come last in both directions. Amounts with any sign and currency sort by
 * value in columns of numbers and amounts, and in columns without other texts.
 */
export async function rowOrder(
  column: CellColumn,
  size: number,
  descending: boolean,
  slice: TimeSlice,
): Promise<Uint32Array> {
  return orderedBy(await keysOf(column, size, slice), descending);
}

/** A number per row that orders like its sort value; NaN for an empty cell. */
async function keysOf(column: CellColumn, size: number, slice: TimeSlice): Promise<Float64Array> {
  const keys = new Float64Array(size);
  const texts = new Set<string>();
  for (let row = 0; row < keys.length; row += 1) {
    const value = column.sortValueAt(row);
    const number = numberIn(value);
    keys[row] = number ?? Number.NaN;
    if (number === undefined && typeof value === 'string' && value.trim()) texts.add(value);
    // Stryker disable next-line all: it only decides how often the browser gets a turn.
    if (row % 256 === 0) await slice.yieldIfOver();
  }
  if (!texts.size) return keys;
  const { isNumeric = false } = rulesOf(column.type);
  const amounts = await amountsIn(texts, isNumeric, slice);
  await placeTexts(keys, texts, amounts, row => column.sortValueAt(row), slice);
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

/** The numbers of all rows in ascending or descending order of their keys; equal keys keep the order received, NaN is last. */
function orderedBy(keys: Float64Array, descending: boolean): Uint32Array {
  const sign = descending ? -1 : 1;
  const places = keys.map(key => (Number.isNaN(key) ? Number.POSITIVE_INFINITY : key * sign));
  const placeOf = (row: number) => places[row] as number;
  return Uint32Array.from(places.keys()).sort((a, b) => placeOf(a) - placeOf(b) || a - b);
}

/**
 * The rank of each distinct text in the order that people expect: numbers within texts by value, upper case beside lower
 * case, accented letters beside plain ones. Texts that compare as equal share a rank. [TBL-05]
 */
export async function ranksOf(texts: Iterable<string>, slice: TimeSlice): Promise<Map<string, number>> {
  const ranks = new Map<string, number>();
  let rank = 0;
  let previous: string | undefined;
  for (const text of await sorted([...texts], slice)) {
    if (previous !== undefined && compareTexts(previous, text) !== 0) rank += 1;
    ranks.set(text, rank);
    previous = text;
    // Stryker disable next-line all: it only decides how often the browser gets a turn.
    if (ranks.size % runLength === 0) await slice.yieldIfOver();
  }
  return ranks;
}

const runLength = 2048;

/** A merge sort that yields to the browser between runs and merges. */
async function sorted(texts: string[], slice: TimeSlice): Promise<string[]> {
  await slice.yieldIfOver();
  if (texts.length <= runLength) return texts.sort(compareTexts);
  const middle = Math.ceil(texts.length / 2);
  const left = await sorted(texts.slice(0, middle), slice);
  return merge(left, await sorted(texts.slice(middle), slice), slice);
}

async function merge(left: readonly string[], right: readonly string[], slice: TimeSlice): Promise<string[]> {
  const merged: string[] = [];
  let leftAt = 0;
  let rightAt = 0;
  while (merged.length < left.length + right.length) {
    const [a, b] = [left[leftAt], right[rightAt]];
    if (b === undefined || (a !== undefined && compareTexts(a, b) <= 0)) {
      merged.push(a as string);
      leftAt += 1;
    } else {
      merged.push(b);
      rightAt += 1;
    }
    // Stryker disable next-line all: it only decides how often the browser gets a turn.
    if (merged.length % runLength === 0) await slice.yieldIfOver();
  }
  return merged;
}
