import type { Pace } from './pace.ts';
import { type RowStore, rowsPerBlock } from './row-store.ts';

interface BlockText {
  readonly revision: number;
  /** The folded texts of all cells of the block, each closed by a separator. */
  readonly text: string;
  /** Where each row ends in `text`. */
  readonly ends: Uint32Array;
}

const separator = '\0';

/** Capitals tell case apart least: ß and SS, and the two small sigmas, become one. */
const folded = (text: string): string => text.toUpperCase();

/**
 * Finds the rows in which a cell holds the query, literally and whatever its case. [TBL-03]
 *
 * The cells of about a thousand rows are one string, made once and again only when one of its rows changes: the
 * browser's own `indexOf` passes over 100,000 rows in a few milliseconds.
 */
export class Searching {
  readonly #store: RowStore;
  readonly #columns: readonly number[];
  readonly #blocks: BlockText[] = [];

  constructor(store: RowStore, columns: readonly number[]) {
    this.#store = store;
    this.#columns = columns;
  }

  /** A flag per row number: 1 where it matches. A query with a NUL matches nothing. */
  async matches(query: string, pace: Pace): Promise<Uint8Array> {
    const { size } = this.#store;
    const found = new Uint8Array(size);
    if (query.includes(separator)) return found;
    for (let first = 0; first < size; first += rowsPerBlock) {
      markMatches(this.#block(first), folded(query), found.subarray(first, first + rowsPerBlock));
      await pace.rest();
    }
    return found;
  }

  /** Makes the search text of what has arrived, so that the first keystroke need not. */
  async prepare(pace: Pace): Promise<void> {
    for (let first = 0; first < this.#store.size; first += rowsPerBlock) {
      this.#block(first);
      await pace.rest();
    }
  }

  #block(first: number): BlockText {
    const block = first / rowsPerBlock;
    const known = this.#blocks[block];
    const revision = this.#store.revisionOf(block);
    if (known?.revision === revision) return known;
    const made = { revision, ...this.#textFrom(first) };
    this.#blocks[block] = made;
    return made;
  }

  #textFrom(first: number): Pick<BlockText, 'text' | 'ends'> {
    const ends = new Uint32Array(Math.min(rowsPerBlock, this.#store.size - first));
    const rows: string[] = [];
    let length = 0;
    for (let index = 0; index < ends.length; index += 1) {
      let row = '';
      for (const column of this.#columns) row += this.#store.textAt(first + index, column) + separator;
      row = folded(row);
      rows.push(row);
      length += row.length;
      ends[index] = length;
    }
    return { text: rows.join(''), ends };
  }
}

function markMatches({ text, ends }: BlockText, query: string, found: Uint8Array): void {
  let row = 0;
  let at = text.indexOf(query);
  while (at >= 0) {
    while ((ends[row] ?? text.length) <= at) row += 1;
    found[row] = 1;
    const end = ends[row] ?? text.length;
    // An empty query would be found again at the very end, beyond the last row.
    at = end < text.length ? text.indexOf(query, end) : -1;
  }
}
