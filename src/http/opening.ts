import { tryParseJson } from './answer.ts';
import { decodeText, joined } from './body.ts';
import type { BodyReader } from './read-body.ts';
import { firstRowIn, rowEnds } from './row-ends.ts';

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
