import type { TimeSlice } from '../../../http/time-slice.ts';
import { textOf, typeIn } from '../cell.ts';
import { CellColumn } from './cell-column.ts';

/** A column of a store; `type` is that of cells that state none. */
export interface StoredColumn {
  readonly key: string;
  readonly type?: string | null | undefined;
  /** The key of what states the currency of its amounts. [UI-14] */
  readonly currency?: string | undefined;
}

type Sent = Readonly<Record<string, unknown>>;

/** How many rows are read before the clock is looked at. */
const rowsAtOnce = 64;

/** The cells of rows by number, as columns: a row is kept as it was sent until somebody asks for one of its cells. */
export class RowCells {
  readonly #keys: readonly string[];
  readonly #columns: readonly CellColumn[];
  readonly #currencyKeys: readonly (string | undefined)[];
  /** How many rows have been read. */
  #read = 0;
  /** Rows as they were sent, from number `#firstSent` on; those that have been read are let go. */
  #sent: (object | undefined)[] = [];
  #firstSent = 0;

  constructor(columns: readonly StoredColumn[]) {
    this.#keys = columns.map(({ key }) => key);
    this.#columns = columns.map(({ type }) => new CellColumn(typeIn(type)));
    this.#currencyKeys = columns.map(({ currency }) => currency);
  }

  get #size(): number {
    return this.#firstSent + this.#sent.length;
  }

  /** The number of the column with this key; -1 when there is none. */
  columnOf(key: string): number {
    return this.#keys.indexOf(key);
  }

  /** A column in which the cell of this row has been read; undefined where there is no such column. */
  columnAt(row: number, column: number): CellColumn | undefined {
    if (row >= this.#read) this.#readTo(row);
    return this.#columns[column];
  }

  /** What the row states as the currency of this column's amounts; for this alone it need not be read. */
  currencyAt(row: number, column: number): string | undefined {
    const key = this.#currencyKeys[column];
    if (key === undefined) return undefined;
    if (row < this.#read) return this.#columns[column]?.currencyAt(row);
    return textOf((this.#sent[row - this.#firstSent] as Sent | undefined)?.[key]) || undefined;
  }

  /** The next row. */
  add(row: object): void {
    this.#sent.push(row);
  }

  /** A row that is here comes again. */
  rewrite(number: number, row: object): void {
    if (number < this.#read) this.#readCells(number, row);
    else this.#sent[number - this.#firstSent] = row;
  }

  /** Reads what is only kept as it was sent, which takes more memory. */
  async readRest(slice: TimeSlice): Promise<void> {
    while (this.#read < this.#size) {
      this.#readTo(this.#read + rowsAtOnce - 1);
      await slice.yieldIfOver();
    }
  }

  #readTo(last: number): void {
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
    const cells = row as Sent;
    for (let column = 0; column < this.#columns.length; column += 1) {
      const currency = this.#currencyKeys[column];
      this.#columns[column]?.put(
        number,
        cells[this.#keys[column] ?? ''],
        currency && textOf(cells[currency]),
      );
    }
  }
}
