const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [bracket, closingBracket, brace, closingBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The bytes up to the first row of a list of objects under `data`, each byte as a character. */
const listPattern = /^.*?"data"\s*:\s*\[\s*(?=\{)/s;
/** The list has to begin within this many bytes. */
const maxHead = 65_536;

/** Where the first row of a list begins in the bytes of JSON; 0 if there is none. */
export const firstRowIn = (bytes: Uint8Array): number =>
  listPattern.exec(new TextDecoder('latin1').decode(bytes.subarray(0, maxHead)))?.[0].length ?? 0;

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
