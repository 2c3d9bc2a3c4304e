import type { Pace } from './pace.ts';

// The portal speaks English; a fixed language sorts alike for everybody, and its table below holds.
const collator = new Intl.Collator('en', { numeric: true });
const longestNumber = 60;

interface Ranked {
  readonly text: string;
  /** Orders as the collator does, where it differs; undefined for what only the collator can order. */
  readonly key: string | undefined;
}

/**
 * The place of each distinct text in the order that people expect: numbers within texts by value, capitals beside
 * small letters, accents beside their letters. Texts that are equal to people share a place. [TBL-05]
 *
 * The order is that of `Intl.Collator`, which is slow; most texts differ in a key that compares at once.
 */
export async function ranksOf(texts: Iterable<string>, pace: Pace): Promise<Map<string, number>> {
  const distinct: Ranked[] = [];
  for (const text of texts) {
    distinct.push({ text, key: keyOf(text) });
    await pace.rest();
  }
  const ranks = new Map<string, number>();
  let rank = 0;
  let previous: Ranked | undefined;
  for (const ranked of await sorted(distinct, pace)) {
    if (previous && compare(previous, ranked) !== 0) rank += 1;
    ranks.set(ranked.text, rank);
    previous = ranked;
  }
  return ranks;
}

function compare(a: Ranked, b: Ranked): number {
  if (a.key === undefined || b.key === undefined || a.key === b.key) return collator.compare(a.text, b.text);
  return a.key < b.key ? -1 : 1;
}

/** Primary weights of the text: equal for texts that differ in case alone. Only for ASCII without control characters. */
function keyOf(text: string): string | undefined {
  weights ??= asciiWeights();
  let key = '';
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const weight = weights[code];
    if (!weight) return undefined;
    if (!isDigit(code)) {
      key += weight;
      continue;
    }
    const digits = digitsAt(text, index);
    const value = digits.replace(/^0+/, '');
    if (value.length > longestNumber) return undefined;
    // A number stands where digits stand; the longer one is the greater.
    key += weights[zero] + String.fromCharCode(value.length + 1) + value;
    index += digits.length - 1;
  }
  return key;
}

const zero = 48;
const isDigit = (code: number): boolean => code >= zero && code < zero + 10;

function digitsAt(text: string, start: number): string {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return text.slice(start, end);
}

let weights: readonly string[] | undefined;

/** By character code: a character that orders as the collator orders the ASCII character of that code, case aside. */
function asciiWeights(): string[] {
  const base = new Intl.Collator('en', { sensitivity: 'base' });
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const made: string[] = [];
  let weight = 0;
  let previous = '';
  for (const character of characters.toSorted(base.compare)) {
    if (base.compare(previous, character) !== 0) weight += 1;
    made[character.charCodeAt(0)] = String.fromCharCode(weight);
    previous = character;
  }
  return made;
}

const runLength = 2048;

/** A merge sort that rests between its runs and merges. */
async function sorted(items: readonly Ranked[], pace: Pace): Promise<Ranked[]> {
  let runs: Ranked[][] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare));
    await pace.rest();
  }
  while (runs.length > 1) {
    const merged: Ranked[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], pace));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge(left: readonly Ranked[], right: readonly Ranked[], pace: Pace): Promise<Ranked[]> {
  const merged: Ranked[] = [];
  let leftAt = 0;
  let rightAt = 0;
  while (merged.length < left.length + right.length) {
    const [a, b] = [left[leftAt], right[rightAt]];
    if (b === undefined || (a !== undefined && compare(a, b) <= 0)) {
      merged.push(a as Ranked);
      leftAt += 1;
    } else {
      merged.push(b);
      rightAt += 1;
    }
    if (merged.length % runLength === 0) await pace.rest();
  }
  return merged;
}
