import { TimeoutError } from 'ky';
import type { Reading } from './reading.ts';

const second = 1000;

/**
 * The whole body of an answer as text. Rejects with ky's `TimeoutError` after `stall` milliseconds without a byte, in
 * whole seconds: setting a timer for each of its many pieces would cost more than decoding them.
 */
export async function wholeText(
  { pieces, end, reader }: Reading,
  request: Request,
  stall: number,
): Promise<string> {
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
  return textOf(pieces);
}

/** Bytes that are decoded at once: the text of a longer piece takes the browser twice the time to make and to read. */
const decodedAtOnce = 65_536;

function textOf(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const piece of pieces)
    for (let begin = 0; begin < piece.length; begin += decodedAtOnce)
      text += decoder.decode(piece.subarray(begin, begin + decodedAtOnce), { stream: true });
  return text + decoder.decode();
}
