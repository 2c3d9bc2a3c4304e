import { foldedText } from '../../../domain/language/folded-text.ts';
import type { Language } from '../../../domain/language/language.ts';
import type { TimeSlice } from '../../../http/time-slice.ts';
import type { RowStore } from '../store/row-store.ts';

const separator = '\0';

/**
 * Finds the rows that contain every word of the query, each anywhere in one of their cells, as people see them. [TBL-03]
 * [TBL-20] [TBL-26]
 */
export class SearchIndex {
  readonly #store: RowStore;
  /** The folded texts of a row's cells, each followed by a separator, by the row's number. */
  #texts: (string | undefined)[] = [];
  #language: Language | undefined;
  /** How many of the rows that the store has replaced are in the texts. */
  #rewritten = 0;

  constructor(store: RowStore) {
    this.#store = store;
  }

  /** A flag per row number, 1 for a match. A query with a NUL character matches nothing. */
  async matches(query: string, slice: TimeSlice): Promise<Uint8Array> {
    const found = new Uint8Array(this.#store.size);
    const words = foldedText(query).match(/\S+/g) ?? [];
    if (query.includes(separator)) return found;
    await this.#read(slice, (text, row) => {
      if (words.every(word => text.includes(word))) found[row] = 1;
    });
    return found;
  }

  /** Builds the search text of all stored rows, so that the first key press does not have to. */
  prepare(slice: TimeSlice): Promise<void> {
    return this.#read(slice, () => {});
  }

  async #read(slice: TimeSlice, use: (text: string, row: number) => void): Promise<void> {
    const { size, language, rewritten } = this.#store;
    if (language !== this.#language) this.#texts = [];
    for (const row of rewritten.slice(this.#rewritten)) this.#texts[row] = undefined;
    this.#language = language;
    this.#rewritten = rewritten.length;
    for (let row = 0; row < size; row += 1) {
      // What follows would be in another language: the next reading starts anew.
      if (this.#store.language !== language) this.#language = undefined;
      const text = this.#texts[row] ?? this.#textOf(row);
      this.#texts[row] = text;
      use(text, row);
      // Stryker disable next-line all: it only decides how often the browser gets a turn.
      if (row % 64 === 0) await slice.yieldIfOver();
    }
  }

  #textOf(row: number): string {
    let text = '';
    for (const column of this.#store.columns) text += column.searchedAt(row) + separator;
    return foldedText(text);
  }
}
