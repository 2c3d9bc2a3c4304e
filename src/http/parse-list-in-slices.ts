import type { LostNumber } from '../domain/json.ts';
import { tryParseJson } from './answer.ts';
import { byteLength } from './body.ts';
import { listStart as listPattern } from './opening.ts';
import { timeSlice } from './time-slice.ts';

/** Minimum bytes per step; each step extends to the end of a row. */
const sliceLength = 65_536;
/** After this many false row boundaries in a row, the list is left to be parsed in one go. */
const maxFalseBoundaries = 20;

const comma = 0x2c;
const bracket = 0x5b;
const closingBracket = 0x5d;
const brace = 0x7b;

/**
 * Parses a JSON object whose `data` is a long list of objects, some rows at a time, and yields to the browser in
 * between. Resolves with undefined for anything else and for invalid JSON.
 *
 * All rows start with the same key. A comma before something that looks like the start of a row is a boundary between
 * rows only if the text up to it, put in brackets, is valid JSON; otherwise the match was inside a row and the search
 * goes on. The last rows are parsed together with the text around the list.
 */
export async function parseListInSlices(
  chunks: readonly Uint8Array[],
  lost: LostNumber[] = [],
): Promise<unknown> {
  const bytes = concatenate(chunks);
  const { listStart, rowStart } = findList(bytes);
  const rows: unknown[] = [];
  const slice = timeSlice();
  let from = listStart;
  let next = listStart;
  for (let falseBoundaries = 0; rowStart.length && falseBoundaries < maxFalseBoundaries; ) {
    next = indexOfBytes(rowStart, bytes, Math.max(next + 1, from + sliceLength));
    if (next < 0) return parseEnvelope(rows, bytes, listStart, from, lost);
    const end = bytes.lastIndexOf(comma, next);
    const parsedRows = parseRows(bytes, from, end, lost);
    if (parsedRows) from = end + 1;
    falseBoundaries = parsedRows ? 0 : falseBoundaries + 1;
    for (const row of parsedRows ?? []) rows.push(row);
    await slice.yieldIfOver();
  }
  return undefined;
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(byteLength(chunks));
  let length = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes;
}

/** Where the list starts, after its bracket, and the bytes that each row starts with; empty if there is no list. */
function findList(bytes: Uint8Array) {
  // In latin1 each byte is one character, so indexes into the text are indexes into the bytes.
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, sliceLength));
  // Stryker disable next-line StringLiteral,ArrayDeclaration: without a list there is no first row, whatever its text.
  const [list = '', row = ''] = listPattern.exec(opening) ?? [];
  const firstRow = opening.indexOf(list) + list.length - row.length;
  const listStart = bytes.lastIndexOf(bracket, firstRow) + 1;
  return { listStart, rowStart: bytes.subarray(firstRow, firstRow + row.length) };
}

/** The next index of a sequence of bytes that starts with a brace; -1 if there is none. */
function indexOfBytes(sequence: Uint8Array, bytes: Uint8Array, from: number): number {
  let at = from - 1;
  do at = bytes.indexOf(brace, at + 1);
  while (at >= 0 && !sequence.every((byte, index) => bytes[at + index] === byte));
  return at;
}

const decoder = new TextDecoder();

/** Parses the rows between two commas. The brackets temporarily replace the commas, so that nothing is copied. */
function parseRows(
  bytes: Uint8Array,
  start: number,
  end: number,
  lost: LostNumber[],
): readonly unknown[] | undefined {
  bytes[start - 1] = bracket;
  bytes[end] = closingBracket;
  const rows = tryParseJson(decoder.decode(bytes.subarray(start - 1, end + 1)), lost);
  bytes[end] = comma;
  return rows as readonly unknown[] | undefined;
}

/**
 * Parses the text before the list, the remaining rows and the text after them, and adds the rows parsed so far. A
 * random number in place of those rows shows whether the list is the top-level `data`.
 */
function parseEnvelope(
  rows: readonly unknown[],
  bytes: Uint8Array,
  listStart: number,
  rest: number,
  lost: LostNumber[],
): unknown {
  const marker = Math.random();
  const [head, tail] = [bytes.subarray(0, listStart), bytes.subarray(rest)].map(part => decoder.decode(part));
  const envelope = tryParseJson(`${head}${marker},${tail}`, lost) as { data: readonly unknown[] } | undefined;
  return envelope?.data?.[0] === marker
    ? { ...envelope, data: [...rows, ...envelope.data.slice(1)] }
    : undefined;
}
