import { jsonOrNothing } from './answer.ts';
import { lengthOf } from './body.ts';
import { timeSlice } from './time-slice.ts';

/** Bytes that are read at once, and on to the end of a row. */
const pieceLength = 65_536;
/** How often in a row what stands within one may look like the next before the list is left to be read at once. */
const mostMistaken = 20;

const comma = 0x2c;
const bracket = 0x5b;
const closingBracket = 0x5d;
const brace = 0x7b;

/**
 * The JSON of an object whose `data` is a long list of objects, read some rows at a time, with the browser's turn in
 * between. Undefined for what is anything else, or no JSON.
 *
 * All rows begin alike. A text between brackets is JSON only if it closes all that it opens: a comma before what looks
 * like a row parts two rows if what stands up to it can be read. The last rows are read with what stands around the
 * list, behind a mark that shows whether the list is the `data` of the whole.
 */
export async function parseListInSlices(pieces: readonly Uint8Array[]): Promise<unknown> {
  const bytes = joined(pieces);
  const { begin, row } = openingOf(bytes);
  const rows: unknown[] = [];
  const slice = timeSlice();
  let from = begin;
  let next = begin;
  for (let mistaken = 0; row.length && mistaken < mostMistaken; ) {
    next = indexOf(row, bytes, Math.max(next + 1, from + pieceLength));
    if (next < 0) return wholeAround(rows, bytes, begin, from);
    const end = bytes.lastIndexOf(comma, next);
    const read = rowsBetween(bytes, from, end);
    if (read) from = end + 1;
    mistaken = read ? 0 : mistaken + 1;
    for (const parsed of read ?? []) rows.push(parsed);
    await slice.yieldIfOver();
  }
  return undefined;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(lengthOf(pieces));
  let length = 0;
  for (const piece of pieces) {
    bytes.set(piece, length);
    length += piece.length;
  }
  return bytes;
}

/** Where the list begins, behind its bracket, and how its rows do; a row of no length where there is no list. */
function openingOf(bytes: Uint8Array) {
  // In this encoding each byte is a character.
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, pieceLength));
  const [list = '', row = ''] = /"data"\s*:\s*\[\s*(\{\s*"[^"]*")/.exec(opening) ?? [];
  const first = opening.indexOf(list) + list.length - row.length;
  const begin = bytes.lastIndexOf(bracket, first) + 1;
  return { begin, row: bytes.subarray(first, first + row.length) };
}

/** Where some bytes that begin with a brace stand next; -1 where they do not. */
function indexOf(sought: Uint8Array, bytes: Uint8Array, from: number): number {
  let at = from - 1;
  do at = bytes.indexOf(brace, at + 1);
  while (at >= 0 && !sought.every((byte, index) => bytes[at + index] === byte));
  return at;
}

const decoder = new TextDecoder();

/** The brackets take the places of two commas, so that nothing has to be copied. */
function rowsBetween(bytes: Uint8Array, begin: number, end: number): readonly unknown[] | undefined {
  bytes[begin - 1] = bracket;
  bytes[end] = closingBracket;
  const rows = jsonOrNothing(decoder.decode(bytes.subarray(begin - 1, end + 1)));
  bytes[end] = comma;
  return rows as readonly unknown[] | undefined;
}

function wholeAround(rows: readonly unknown[], bytes: Uint8Array, begin: number, last: number): unknown {
  const mark = Math.random();
  const [before, after] = [bytes.subarray(0, begin), bytes.subarray(last)].map(part => decoder.decode(part));
  const whole = jsonOrNothing(`${before}${mark},${after}`) as { data: readonly unknown[] } | undefined;
  return whole?.data?.[0] === mark ? { ...whole, data: [...rows, ...whole.data.slice(1)] } : undefined;
}
