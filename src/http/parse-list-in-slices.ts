import { type LostNumber, tryParseJson } from '../domain/json.ts';
import { firstRowIn, joined, rowEnds } from './body.ts';
import { timeSlice } from './time-slice.ts';

/** Minimum bytes per step; each step extends to the end of a row. */
const sliceLength = 65_536;

/**
 * Parses a JSON object whose `data` is a long list of objects, some rows at a time, and yields to the browser in
 * between. Resolves with undefined for anything else and for invalid JSON.
 */
export async function parseListInSlices(
  chunks: readonly Uint8Array[],
  lost: LostNumber[] = [],
): Promise<unknown> {
  const bytes = joined(chunks);
  const start = firstRowIn(bytes);
  const rows: unknown[] = [];
  const slice = timeSlice();
  let from = start;
  for (const end of start ? rowEnds(bytes, start) : []) {
    if (end < from + sliceLength) continue;
    const parsed = tryParseJson(`[${decoder.decode(bytes.subarray(from, end))}]`, lost);
    if (!parsed) return undefined;
    for (const row of parsed as unknown[]) rows.push(row);
    from = end + 1;
    await slice.yieldIfOver();
  }
  return parseEnvelope(rows, bytes, start, from, lost);
}

const decoder = new TextDecoder();

/**
 * Parses the text before the list, the remaining rows and the text after them, and adds the rows parsed so far. A
 * random number in place of those rows shows whether the list is the top-level `data`.
 */
function parseEnvelope(
  rows: readonly unknown[],
  bytes: Uint8Array,
  start: number,
  rest: number,
  lost: LostNumber[],
): unknown {
  const marker = Math.random();
  const [head, tail] = [bytes.subarray(0, start), bytes.subarray(rest)].map(part => decoder.decode(part));
  const envelope = tryParseJson(`${head}${marker},${tail}`, lost) as { data: readonly unknown[] } | undefined;
  return envelope?.data?.[0] === marker
    ? { ...envelope, data: [...rows, ...envelope.data.slice(1)] }
    : undefined;
}
