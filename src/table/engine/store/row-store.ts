import type { Tone } from '../../../domain/display/tone.ts';
import type { TimeSlice } from '../../../http/time-slice.ts';
import { type CellDetails, type CellType, type SortValue, textOf } from '../cell.ts';
import { RowCells, type StoredColumn } from './row-cells.ts';

/** Rows that change together for what is derived from them, such as their search text. */
export const rowsPerBlock = 1024;

/** How rows have come. */
export interface Appended {
  /** The entry for each of the rows: the id of one that has none of its own. [NET-17] */
  readonly ids?: readonly unknown[] | undefined;
  /** Whether they may have come before by our own doing, and are then no repeats of the host's. */
  readonly overlaps?: boolean;
}

/**
 * The rows of one table, as columns of texts: a row is a number, and no object of a row or cell is kept longer than until
 * it is read.
 *
 * Rows are unique by id: the first position stays, the last value wins. [NET-11] A row that was removed keeps its
 * number and does not come back with a later batch.
 */
export class RowStore {
  /** Grows with every change. */
  version = 0;
  /** Grows when a row that is here comes again. */
  rewrites = 0;
  readonly #cells: RowCells;
  readonly #fields: ReadonlyMap<string, unknown[]>;
  readonly #ids: string[] = [];
  readonly #rowOf = new Map<string, number>();
  readonly #removed = new Set<number>();
  /** Ids of rows that were removed before they came. */
  readonly #unwanted = new Set<string>();
  readonly #revisions: number[] = [];
  /** Places of the whole that have been taken in. */
  #reach = 0;
  #repeats = 0;
  #strays = 0;
  #nameless = 0;

  /** `fields`: names of what rows hold beside their cells and is kept as it came. */
  constructor(columns: readonly StoredColumn[], fields: readonly string[] = []) {
    this.#cells = new RowCells(columns);
    this.#fields = new Map(fields.map(name => [name, []]));
  }

  /** How many row numbers are in use, removed ones included. */
  get size(): number {
    return this.#ids.length;
  }

  /** How many rows there are to show. */
  get count(): number {
    return this.#ids.length - this.#removed.size;
  }

  /** How many rows the host sent with the id of another: each is shown once. [TBL-19] */
  get duplicateRows(): number {
    return this.#repeats;
  }

  /** How many entries the host sent that are no rows at all: nothing of them is shown. */
  get invalidRows(): number {
    return this.#strays;
  }

  /** How many rows have no id: nothing can be done with those. [NET-13] */
  get rowsWithoutId(): number {
    return this.#nameless;
  }

  /**
   * Appends the rows of a batch and answers how many were new. What stands in their cells is read when somebody asks for
   * it, or by `readRest`. `position` is where the batch stands in the whole: it names rows that have no id. What is no row
   * at all is counted and passed over.
   */
  append(rows: readonly unknown[], position: number, { ids, overlaps = false }: Appended = {}): number {
    const before = this.size;
    rows.forEach((row, index) => {
      const place = position + index;
      if (!isRow(row)) {
        if (place >= this.#reach) this.#strays += 1;
        return;
      }
      const own = idOf(row) ?? nameIn(ids?.[index]);
      const id = own ?? `${nameless}${place}`;
      const known = this.#rowOf.get(id);
      if (known === undefined) this.#add(id, row);
      else {
        if (own !== undefined && !overlaps && place >= this.#reach) this.#repeats += 1;
        this.#rewrite(known, row);
      }
    });
    this.#reach = Math.max(this.#reach, position + rows.length);
    this.version += 1;
    return this.size - before;
  }

  /** Reads what is only kept as it was sent, which takes more memory. */
  readRest(slice: TimeSlice): Promise<void> {
    return this.#cells.readRest(slice);
  }

  /** Takes a row out of the table for good, also one that is still to come; false when it is not there. */
  remove(id: string): boolean {
    const row = this.#rowOf.get(id);
    if (row === undefined) this.#unwanted.add(id);
    if (row === undefined || this.#removed.has(row)) return false;
    this.#removed.add(row);
    this.version += 1;
    return true;
  }

  /** The number of a row that is there to show. */
  rowWith(id: string): number | undefined {
    const row = this.#rowOf.get(id);
    return row !== undefined && this.isPresent(row) ? row : undefined;
  }

  /** Whether the row was here and has been removed for good. */
  hasLost(id: string): boolean {
    const row = this.#rowOf.get(id);
    return row !== undefined && !this.isPresent(row);
  }

  isPresent(row: number): boolean {
    return !this.#removed.has(row);
  }

  /** The id of a row; what has none is known by a name of ours, which no host understands. */
  idAt(row: number): string {
    return this.#ids[row] ?? '';
  }

  /** Whether the host has a name for the row, too. [NET-13] */
  hasIdAt(row: number): boolean {
    return !this.idAt(row).startsWith(nameless);
  }

  /** The number of the column with this key; -1 when there is none. */
  columnOf(key: string): number {
    return this.#cells.columnOf(key);
  }

  /** The type of a column: what is declared, or what its first cell is. */
  typeOf(column: number): CellType {
    return this.#cells.columnAt(0, column)?.type ?? 'text';
  }

  /** The text of a cell as it was sent; `''` for a column or row that is not there. */
  textAt(row: number, column: number): string {
    return this.#cells.columnAt(row, column)?.textAt(row) ?? '';
  }

  typeAt(row: number, column: number): CellType {
    return this.#cells.columnAt(row, column)?.typeAt(row) ?? 'text';
  }

  /** The text that a cell shows. [TBL-20] */
  shownAt(row: number, column: number): string {
    return this.#cells.columnAt(row, column)?.shownAt(row) ?? '';
  }

  /** What a search finds the cell by. [TBL-20] */
  searchedAt(row: number, column: number): string {
    return this.#cells.columnAt(row, column)?.searchedAt(row) ?? '';
  }

  /** The currency of an amount, as the row states it; undefined where it states none. [UI-14] */
  currencyAt(row: number, column: number): string | undefined {
    return this.#cells.currencyAt(row, column);
  }

  /** What the cell states, else what it shows. [TBL-05] */
  sortValueAt(row: number, column: number): SortValue {
    return this.#cells.columnAt(row, column)?.statedSortAt(row) ?? this.shownAt(row, column);
  }

  /** What the cell says beyond its text and sort value, its type included; undefined where that is all. */
  detailsAt(row: number, column: number): CellDetails | undefined {
    const details = this.#cells.columnAt(row, column)?.detailsAt(row);
    const { type, ...others } = details ?? {};
    return type !== 'text' || Object.values(others).some(value => value !== undefined) ? details : undefined;
  }

  /** What the cell's colour says. [TBL-10] */
  toneAt(row: number, column: number): Tone | undefined {
    return this.#cells.columnAt(row, column)?.toneAt(row);
  }

  /** The address that the cell leads to, as the host states it; that of a control is not one to follow. [TBL-10] */
  linkAt(row: number, column: number): string | undefined {
    return controls.has(this.typeAt(row, column))
      ? undefined
      : this.#cells.columnAt(row, column)?.hrefAt(row);
  }

  /** What a row holds beside its cells, as it was sent: one of the fields that the store was made for. */
  fieldAt(row: number, name: string): unknown {
    return this.#fields.get(name)?.[row];
  }

  /** Grows when a row of this block arrives or changes. */
  revisionOf(block: number): number {
    return this.#revisions[block] ?? 0;
  }

  #add(id: string, row: object): void {
    const number = this.#ids.push(id) - 1;
    this.#rowOf.set(id, number);
    if (id.startsWith(nameless)) this.#nameless += 1;
    if (this.#unwanted.has(id)) this.#removed.add(number);
    this.#cells.add(row);
    this.#changed(number, row);
  }

  /** The first position stays, the last value wins. */
  #rewrite(number: number, row: object): void {
    this.rewrites += 1;
    this.#cells.rewrite(number, row);
    this.#changed(number, row);
  }

  #changed(number: number, row: object): void {
    for (const [name, values] of this.#fields)
      values[number] = (row as Readonly<Record<string, unknown>>)[name];
    const block = Math.floor(number / rowsPerBlock);
    this.#revisions[block] = this.revisionOf(block) + 1;
  }
}

// A character that no id begins with.
const nameless = '\0';

// What their addresses are for is not to be followed.
const controls: ReadonlySet<CellType> = new Set([
  'actions',
  'delete',
  'editable',
  'email',
  'modal',
  'select',
]);

const isRow = (row: unknown): row is object => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Identifiers come as `id`, bare or as a cell, or as `_id.$oid`. [NET-08] */
const idOf = ({ id, _id }: { readonly id?: unknown; readonly _id?: unknown }): string | undefined =>
  textOf(id) || oidIn(_id);

const nameIn = (entry: unknown): string | undefined => textOf(entry) || oidIn(entry);

const oidIn = (value: unknown): string | undefined =>
  (value as { readonly $oid?: string } | null | undefined)?.$oid || undefined;
