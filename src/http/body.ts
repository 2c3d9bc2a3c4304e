import { TimeoutError } from 'ky';

const second = 1000;

/**
 * The whole body of an answer as text. Rejects with ky's `TimeoutError` after `stall` milliseconds without a byte, in
 * whole seconds: setting a timer for each of its many pieces would cost more than decoding them.
 */
export async function wholeText(answer: Response, request: Request, stall: number): Promise<string> {
  if (!answer.body) return '';
  const reader = answer.body.getReader();
  const pieces: Uint8Array[] = [];
  let quiet = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      quiet += second;
      if (quiet >= stall) reject(new TimeoutError(request));
    }, second);
  });
  try {
    for (;;) {
      const { value, done } = await Promise.race([reader.read(), silence]);
      if (done) break;
      pieces.push(value);
      quiet = 0;
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
  return textOf(pieces);
}

// Decoded piece by piece, a long answer would be a text of many parts, which costs more to put together than its bytes.
function textOf(pieces: readonly Uint8Array[]): string {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let place = 0;
  for (const piece of pieces) {
    bytes.set(piece, place);
    place += piece.length;
  }
  return new TextDecoder().decode(bytes);
}
