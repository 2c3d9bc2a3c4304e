import { foldedText } from '../../../domain/language/folded-text.ts';
import type { TimeSlice } from '../../../http/time-slice.ts';
import { type RowStore, rowsPerBlock } from '../store/row-store.ts';

interface BlockText {
  readonly revision: number;
  readonly parts: readonly PartText[];
}

/** A row of a block. */
interface RowText {
  /** Its position within the block. */
  readonly place: number;
  /** The folded texts of its cells, each followed by a separator. */
  readonly text: string;
}

/** Some rows of a block, joined into one string. */
interface PartText {
  /** Positions within the block. */
  readonly rows: Uint16Array;
  /** The folded texts of all their cells, each followed by a separator. */
  readonly text: string;
  /** Where each row ends in `text`. */
  readonly ends: Uint32Array;
}

const separator = '\0';

/**
 * Finds the rows that contain every word of the query, each anywhere in one of their cells, as people see them. [TBL-03]
 * [TBL-20] [TBL-26]
 *
 * The cells of about a thousand rows form one string, rebuilt only when one of its rows changes; `indexOf` scans 100,000
 * rows in a few milliseconds.
 */
export class SearchIndex {
  readonly #store: RowStore;
  readonly #columns: readonly number[];
  readonly #blocks: BlockText[] = [];

  constructor(store: RowStore, columns: readonly number[]) {
    this.#store = store;
    this.#columns = columns;
  }

  /** A flag per row number, 1 for a match. A query with a NUL character matches nothing. */
  async matches(query: string, slice: TimeSlice): Promise<Uint8Array> {
    const { size } = this.#store;
    const words = foldedText(query).match(/\S+/g) ?? [];
    const found = new Uint8Array(size);
    if (query.includes(separator)) return found;
    for (let first = 0; first < size; first += rowsPerBlock) {
      const inBlock = found.subarray(first, first + rowsPerBlock).fill(1);
      const parts = this.#block(first);
      for (const word of words) keepMatches(parts, word, inBlock);
      await slice.yieldIfOver();
    }
    return found;
  }

  /** Builds the search text of all stored rows, so that the first key press does not have to. */
  async prepare(slice: TimeSlice): Promise<void> {
    for (let first = 0; first < this.#store.size; first += rowsPerBlock) {
      this.#block(first);
      await slice.yieldIfOver();
    }
  }

  #block(first: number): readonly PartText[] {
    const block = first / rowsPerBlock;
    const known = this.#blocks[block];
    const revision = this.#store.revisionOf(block);
    if (known?.revision === revision) return known.parts;
    const parts = this.#partsFrom(first);
    this.#blocks[block] = { revision, parts };
    return parts;
  }

  /** One character beyond Latin-1 doubles the memory of its whole string, so rows with such characters get their own. */
  #partsFrom(first: number): readonly PartText[] {
    const narrow: RowText[] = [];
    const wide: RowText[] = [];
    const count = Math.min(rowsPerBlock, this.#store.size - first);
    for (let place = 0; place < count; place += 1) {
      let text = '';
      for (const column of this.#columns) text += this.#store.searchedAt(first + place, column) + separator;
      (beyondLatin.test(text) ? wide : narrow).push({ place, text: foldedText(text) });
    }
    return [narrow, wide].map(partOf);
  }
}

const beyondLatin = /[^\0-\xff]/;

function partOf(rows: readonly RowText[]): PartText {
  let end = 0;
  return {
    rows: Uint16Array.from(rows, ({ place }) => place),
    text: rows.map(({ text }) => text).join(''),
    ends: Uint32Array.from(rows, ({ text }) => {
      end += text.length;
      return end;
    }),
  };
}

/** Clears the flags of rows that do not contain the word. */
function keepMatches(parts: readonly PartText[], word: string, found: Uint8Array): void {
  const holding = new Uint8Array(rowsPerBlock);
  for (const part of parts) markMatches(part, word, holding);
  for (let row = 0; row < found.length; row += 1) if (!holding[row]) found[row] = 0;
}

function markMatches({ rows, text, ends }: PartText, word: string, found: Uint8Array): void {
  let row = 0;
  let at = text.indexOf(word);
  while (at >= 0) {
    while ((ends[row] ?? text.length) <= at) row += 1;
    found[rows[row] ?? 0] = 1;
    const end = ends[row] ?? text.length;
    at = text.indexOf(word, end);
  }
}
