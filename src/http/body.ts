import type { BodyReader } from './read-body.ts';

const second = 1000;

/**
 * Calls `onStall` after `stall` milliseconds without a byte.
 *
 * The stall is measured once per second: resetting a timer for each of the many chunks would cost more than decoding
 * them.
 */
export function watchStall({ chunks, end }: BodyReader, stall: number, onStall: () => void): void {
  let seenCount = 0;
  let silentFor = 0;
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    silentFor = (chunks.length > seenCount ? 0 : silentFor) + second;
    seenCount = chunks.length;
    if (silentFor < stall) return;
    stop();
    onStall();
  }, second);
  end.then(stop, stop);
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

/** The total length of all chunks in bytes. */
export const byteLength = (chunks: readonly Uint8Array[]): number =>
  chunks.reduce((length, chunk) => length + chunk.length, 0);
