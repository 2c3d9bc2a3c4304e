import type { TimeSlice } from '../../../http/time-slice.ts';
import { compareTexts } from './collation.ts';

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
async function sorted(items: readonly string[], slice: TimeSlice): Promise<string[]> {
  let runs: string[][] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compareTexts));
    await slice.yieldIfOver();
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      // Stryker disable next-line ArrayDeclaration: one more text changes no order.
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], slice));
    runs = merged;
  }
  // Stryker disable next-line ArrayDeclaration: the default is for the type check.
  return runs[0] ?? [];
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
