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
const brace = 0x7b;

/** Whether a body is a JSON object so long that it should be parsed in slices. */
export const isVeryLargeList = (chunks: readonly Uint8Array[]): boolean =>
  chunks[0]?.[0] === brace && byteLength(chunks) > largeListLength;
