import { tryParseJson } from './answer.ts';
import { byteLength, decodeText } from './body.ts';
import type { BodyReader } from './read-body.ts';

/** Milliseconds between two looks at a list that is arriving; most are complete before the first. */
const interval = 100;
/** The rows of a page, which are worth showing before the others. [TBL-27] */
const minRows = 10;
/** Bytes after which a list is left to arrive: its first rows are of no use, such as a single one of a megabyte. */
const maxBytes = 1_000_000;
/** After this many false row boundaries, the look ends. */
const maxFalseBoundaries = 20;

/** Where a list under `data` begins, and what its first row starts with. */
export const listStart = /"data"\s*:\s*\[\s*(\{\s*"[^"]*")/;

/**
 * Looks at the body of a list while it arrives. Once ten rows are complete, `show` gets the text of the answer up to
 * the last complete row, closed so that it is JSON. [TBL-27]
 */
export function watchOpening({ chunks, end }: BodyReader, show: (opening: string) => void): void {
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    const opening = openingOf(decodeText(chunks));
    if (opening || byteLength(chunks) > maxBytes) stop();
    if (opening) show(opening);
  }, interval);
  end.then(stop, stop);
}

/**
 * The text of a list as far as its rows are complete, closed so that it is JSON; undefined while there are fewer than
 * ten. All rows start with the same key; what looks like the start of a row inside another one does not close to JSON.
 */
export function openingOf(text: string): string | undefined {
  const [, rowStart] = listStart.exec(text) ?? [];
  if (!rowStart) return undefined;
  let next = text.length;
  for (let count = 0; count <= maxFalseBoundaries; count += 1) {
    next = text.lastIndexOf(rowStart, next - 1);
    const opening = `${text.slice(0, Math.max(0, text.lastIndexOf(',', next)))}]}`;
    const json = tryParseJson(opening) as { readonly data: readonly unknown[] } | undefined;
    if (json) return json.data.length < minRows ? undefined : opening;
  }
  return undefined;
}
