import type { TimeSlice } from '../../../http/time-slice.ts';
import type { CellColumn, SentRow } from './cell-column.ts';

/** How many rows are parsed before the time slice is checked. */
const rowsAtOnce = 64;

/** Reads rows into columns. A row is kept as it was sent until one of its cells is first accessed. */
export class RowCells {
  readonly #columns: readonly CellColumn[];
  /** Rows as they were sent, by number. */
  readonly #unread = new Map<number, object>();
  /** How many rows have been parsed. */
  #read = 0;

  constructor(columns: readonly CellColumn[]) {
    this.#columns = columns;
  }

  /** Adds a row at the end, or replaces it. */
  put(number: number, row: object): void {
    if (number < this.#read) this.#readCells(number, row);
    else this.#unread.set(number, row);
  }

  /** Parses all rows that are still kept as they were sent. */
  async readRest(slice: TimeSlice): Promise<void> {
    while (this.#unread.size) {
      this.readTo(this.#read + rowsAtOnce - 1);
      await slice.yieldIfOver();
    }
  }

  /** Parses the rows up to this one, unless that has been done. */
  readTo(last: number): void {
    for (; this.#read <= last && this.#unread.size; this.#read += 1) {
      this.#readCells(this.#read, this.#unread.get(this.#read) as object);
      this.#unread.delete(this.#read);
    }
  }

  #readCells(number: number, row: object): void {
    for (const column of this.#columns) column.put(number, row as SentRow);
  }
}
