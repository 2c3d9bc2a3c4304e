import type { TimeSlice } from '../../../http/time-slice.ts';
import { isCell, textOf, typeIn } from '../cell.ts';
import { CellColumn } from './cell-column.ts';

/** What a store needs of a column; see `Column`. */
export interface StoredColumn {
  readonly key: string;
  readonly type?: string | null | undefined;
  readonly statedType?: unknown;
  /** The row's key that states the currency of the amounts. [UI-14] */
  readonly currency?: string | undefined;
}

type Sent = Readonly<Record<string, unknown>>;

/** How many rows are parsed before the time slice is checked. */
const rowsAtOnce = 64;

/** The cells of all rows, stored as columns. A row is kept as it was sent until one of its cells is first accessed. */
export class RowCells {
  readonly #keys: readonly string[];
  readonly #columns: readonly CellColumn[];
  readonly #currencyKeys: readonly (string | undefined)[];
  /** How many rows have been parsed. */
  #read = 0;
  /** Rows as they were sent, from number `#firstSent` on; parsed ones are released. */
  #sent: (object | undefined)[] = [];
  #firstSent = 0;

  constructor(columns: readonly StoredColumn[]) {
    this.#keys = columns.map(({ key }) => key);
    this.#columns = columns.map(({ type, statedType }) => new CellColumn(typeIn(type), typeIn(statedType)));
    this.#currencyKeys = columns.map(({ currency }) => currency);
  }

  get #size(): number {
    return this.#firstSent + this.#sent.length;
  }

  /** The number of the column with this key; -1 when there is none. */
  columnOf(key: string): number {
    return this.#keys.indexOf(key);
  }

  /** A column in which the cell of this row has been parsed; undefined if the column does not exist. */
  columnAt(row: number, column: number): CellColumn | undefined {
    if (row >= this.#read) this.#readTo(row);
    return this.#columns[column];
  }

  /** The currency that the row states for this column's amounts; does not parse the row. */
  currencyAt(row: number, column: number): string | undefined {
    // Stryker disable next-line OptionalChaining: it is for the type check.
    if (row < this.#read) return this.#columns[column]?.currencyAt(row);
    const sent = (this.#sent[row - this.#firstSent] ?? {}) as Sent;
    const cell = sent[this.#keys[column] ?? ''];
    return (isCell(cell) && textOf(cell.currency)) || this.#rowCurrency(sent, column);
  }

  #rowCurrency(row: Sent, column: number): string {
    const key = this.#currencyKeys[column];
    return key ? textOf(row[key]) : '';
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
      // Stryker disable next-line OptionalChaining: it is for the type check.
      this.#columns[column]?.put(number, cells[this.#keys[column] ?? ''], this.#rowCurrency(cells, column));
    }
  }
}
