import type { TimeSlice } from '../../../http/time-slice.ts';
import type { CellColumn, SentRow } from './cell-column.ts';

/** How many rows are parsed before the time slice is checked. */
const rowsAtOnce = 64;

/** Reads rows into columns. A row is kept as it was sent until one of its cells is first accessed. */
export class RowCells {
  readonly #columns: readonly CellColumn[];
  /** How many rows have been parsed. */
  #read = 0;
  /** Rows as they were sent, from number `#firstSent` on; parsed ones are released. */
  #sent: (object | undefined)[] = [];
  #firstSent = 0;

  constructor(columns: readonly CellColumn[]) {
    this.#columns = columns;
  }

  get #size(): number {
    return this.#firstSent + this.#sent.length;
  }

  /** Adds a row at the end. */
  add(row: object): void {
    this.#sent.push(row);
  }

  /** Replaces an existing row. */
  rewrite(number: number, row: object): void {
    if (number < this.#read) this.#readCells(number, row);
    else this.#sent[number - this.#firstSent] = row;
  }

  /** Parses all rows that are still kept as they were sent. */
  async readRest(slice: TimeSlice): Promise<void> {
    while (this.#read < this.#size) {
      this.readTo(this.#read + rowsAtOnce - 1);
      await slice.yieldIfOver();
    }
  }

  /** Parses the rows up to this one, unless that has been done. */
  readTo(last: number): void {
    if (last < this.#read) return;
    const size = this.#size;
    const end = Math.min(last + 1, size);
    for (; this.#read < end; this.#read += 1) {
      const place = this.#read - this.#firstSent;
      this.#readCells(this.#read, this.#sent[place] as object);
      this.#sent[place] = undefined;
    }
    if (end < size) return;
    this.#sent = [];
    this.#firstSent = size;
  }

  #readCells(number: number, row: object): void {
    for (const column of this.#columns) column.put(number, row as SentRow);
  }
}
