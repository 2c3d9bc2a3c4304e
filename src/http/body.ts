import { tryParseJson } from '../domain/json.ts';
import type { BodyReader } from './prefetch.ts';

/** An answer after all redirects. The body of an error status may be incomplete. */
export interface ReceivedAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** Empty when the body is in `list`. */
  readonly text: string;
  /** The bytes of a GET's very long list, which has to be parsed in slices. */
  readonly list?: readonly Uint8Array[];
  readonly url: string;
  readonly redirected: boolean;
}

const second = 1000;

/**
 * Resolves when the whole body has arrived. Rejects with `timeoutError` after `stall` milliseconds without a byte.
 *
 * The stall is measured once per second: resetting a timer for each of the many chunks would cost more than decoding
 * them.
 */
export async function collectBody(
  { chunks, end, reader }: BodyReader,
  stall: number,
  timeoutError: () => Error,
): Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    let seenCount = 0;
    let silentFor = 0;
    timer = setInterval(() => {
      silentFor = (chunks.length > seenCount ? 0 : silentFor) + second;
      seenCount = chunks.length;
      if (silentFor >= stall) reject(timeoutError());
    }, second);
  });
  try {
    await Promise.race([end, stalled]);
  } catch (error) {
    // Stryker disable next-line OptionalChaining: an answer without a body cannot stall.
    void reader?.cancel().catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Bytes decoded per step: browsers take twice as long to create and parse the text of longer slices. */
const decodeSliceLength = 65_536;

/** The decoder for the charset that an answer states; UTF-8 if it states none, or one that the browser does not know. */
export function decoderOf({ headers }: Response): TextDecoder {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(headers.get('content-type') ?? '')?.[1];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Decodes a body, by default as UTF-8 text. */
export function decodeText(chunks: readonly Uint8Array[], decoder = new TextDecoder()): string {
  let text = '';
  for (const chunk of chunks)
    for (let start = 0; start < chunk.length; start += decodeSliceLength)
      text += decoder.decode(chunk.subarray(start, start + decodeSliceLength), { stream: true });
  return text + decoder.decode();
}

/** The text of an answer, also of a very long list. */
export const textIn = ({ text, list }: ReceivedAnswer): string => (list ? decodeText(list) : text);

/** The total length of all chunks in bytes. */
const byteLength = (chunks: readonly Uint8Array[]): number =>
  chunks.reduce((length, chunk) => length + chunk.length, 0);

/** All chunks in one. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(byteLength(chunks));
  let length = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes;
}

/** Bytes whose JSON takes about 20 ms to parse, and twice that when garbage collection runs meanwhile. */
const largeListLength = 3_000_000;

/** Whether a body is a JSON object so long that it should be parsed in slices. */
export const isVeryLargeList = (chunks: readonly Uint8Array[]): boolean =>
  chunks[0]?.[0] === brace && byteLength(chunks) > largeListLength;

/** Interval, in milliseconds, at which an arriving list is checked; most are complete before the first check. */
const interval = 100;
/** The rows of a page, which are worth showing before the others. [TBL-27] */
const minRows = 10;
/** After this many bytes the early display is given up: the first rows are of no use, such as a single one of a megabyte. */
const maxBytes = 1_000_000;

/**
 * Looks at the body of a list while it arrives. Once ten rows are complete, `show` gets the text of the answer up to
 * the last complete row, closed so that it is JSON. [TBL-27]
 */
export function watchOpening({ chunks, end }: BodyReader, show: (opening: string) => void): void {
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    const bytes = joined(chunks);
    const opening = openingOf(bytes);
    if (opening || bytes.length > maxBytes) stop();
    if (opening) show(opening);
  }, interval);
  end.then(stop, stop);
}

/** The text of a list as far as its rows are complete, closed so that it is JSON; undefined while there are fewer than ten. */
export function openingOf(bytes: Uint8Array): string | undefined {
  const start = firstRowIn(bytes);
  const ends = start ? [...rowEnds(bytes, start)] : [];
  const opening = `${decodeText([bytes.subarray(0, ends.at(-1))])}]}`;
  return ends.length >= minRows && tryParseJson(opening) ? opening : undefined;
}

/** The bytes up to the first row of a list of objects under `data`, each byte as a character. */
const listPattern = /^.*?"data"\s*:\s*\[\s*(?=\{)/s;
/** The list has to begin within this many bytes. */
const maxHead = 65_536;

/** Where the first row of a list begins in the bytes of JSON; 0 if there is none. */
export const firstRowIn = (bytes: Uint8Array): number =>
  listPattern.exec(new TextDecoder('latin1').decode(bytes.subarray(0, maxHead)))?.[0].length ?? 0;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [bracket, closingBracket, brace, closingBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The commas between the rows of a list that begins at `from`; the rows before them are complete. */
export function* rowEnds(bytes: Uint8Array, from: number): Generator<number> {
  let depth = 0;
  let isInText = false;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isInText) {
      if (byte === backslash) at += 1;
      else isInText = byte !== quote;
    } else if (byte === quote) isInText = true;
    else if (byte === brace || byte === bracket) depth += 1;
    else if (byte === closingBrace || byte === closingBracket) depth -= 1;
    if (depth < 0) return;
    if (byte === comma && depth === 0 && !isInText) yield at;
  }
}
