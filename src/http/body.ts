import { TimeoutError } from 'ky';
import type { BodyReader } from './read-body.ts';

const second = 1000;

/**
 * Settles when the whole body of an answer has come. Rejects with ky's `TimeoutError` after `stall` milliseconds without
 * a byte, in whole seconds: setting a timer for each of its many pieces would cost more than decoding them.
 */
export async function collectBody(
  { pieces, end, reader }: BodyReader,
  request: Request,
  stall: number,
): Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const silence = new Promise<never>((_, reject) => {
    let known = 0;
    let quiet = 0;
    timer = setInterval(() => {
      quiet = (pieces.length > known ? 0 : quiet) + second;
      known = pieces.length;
      if (quiet >= stall) reject(new TimeoutError(request));
    }, second);
  });
  try {
    await Promise.race([end, silence]);
  } catch (error) {
    void reader?.cancel().catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Bytes that are decoded at once: the text of a longer piece takes the browser twice the time to make and to read. */
const decodedAtOnce = 65_536;

/** The text of a body. */
export function textOf(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const piece of pieces)
    for (let begin = 0; begin < piece.length; begin += decodedAtOnce)
      text += decoder.decode(piece.subarray(begin, begin + decodedAtOnce), { stream: true });
  return text + decoder.decode();
}

/** How many bytes there are. */
export const lengthOf = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((length, piece) => length + piece.length, 0);

/** Bytes whose JSON keeps the browser busy for some 20 ms, and as long again where it tidies its memory meanwhile. */
const veryLong = 3_000_000;
const brace = 0x7b;

/** Whether it is the JSON of an object, and better read in pieces. */
export const isVeryLargeList = (pieces: readonly Uint8Array[]): boolean =>
  pieces[0]?.[0] === brace && lengthOf(pieces) > veryLong;
