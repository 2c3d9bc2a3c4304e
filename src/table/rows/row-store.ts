import { type Cell, detailedCell, type SortValue, statedSort, textOf } from './cell.ts';

/** Rows that change together for what is derived from them, such as their search text. */
export const rowsPerBlock = 1024;

/**
 * The rows of one table, as columns of texts: a row is a number, and no object of a row or plain cell is kept.
 *
 * Rows are unique by id: the first position stays, the last value wins. [NET-11] A row that was removed keeps its
 * number and does not come back with a later batch.
 */
export class RowStore {
  /** Grows with every change. */
  version = 0;
  readonly #keys: readonly string[];
  #columns: Column[];
  #ids: string[] = [];
  #rowOf = new Map<string, number>();
  #removed = new Set<number>();
  #revisions: number[] = [];

  constructor(keys: readonly string[]) {
    this.#keys = keys;
    this.#columns = keys.map(key => new Column(key));
  }

  /** How many row numbers are in use, removed ones included. */
  get size(): number {
    return this.#ids.length;
  }

  /** How many rows there are to show. */
  get count(): number {
    return this.#ids.length - this.#removed.size;
  }

  /**
   * Appends the rows of a batch and answers how many were new. `position` is where the batch stands in the whole: it
   * names rows that have no id. What is no row at all is passed over.
   */
  append(rows: readonly unknown[], position: number): number {
    const before = this.size;
    rows.forEach((row, index) => {
      if (isRow(row)) this.#put(row, idOf(row) ?? `#${position + index}`);
    });
    this.version += 1;
    return this.size - before;
  }

  /** Takes a row out of the table for good; false when it is not there. */
  remove(id: string): boolean {
    const row = this.#rowOf.get(id);
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

  isPresent(row: number): boolean {
    return !this.#removed.has(row);
  }

  idAt(row: number): string {
    return this.#ids[row] ?? '';
  }

  /** The number of the column with this key; -1 when there is none. */
  columnOf(key: string): number {
    return this.#keys.indexOf(key);
  }

  /** The text of a cell; `''` for a column or row that is not there. */
  textAt(row: number, column: number): string {
    return this.#columns[column]?.texts[row] ?? '';
  }

  sortValueAt(row: number, column: number): SortValue {
    return this.#columns[column]?.sorts?.[row] ?? this.textAt(row, column);
  }

  /** The cell as it was sent when it says more than its text. */
  detailsAt(row: number, column: number): Cell | undefined {
    return this.#columns[column]?.details.get(row);
  }

  /** Grows when a row of this block arrives or changes. */
  revisionOf(block: number): number {
    return this.#revisions[block] ?? 0;
  }

  #put(row: object, id: string): void {
    const number = this.#rowOf.get(id) ?? this.#ids.push(id) - 1;
    this.#rowOf.set(id, number);
    for (const column of this.#columns) column.put(number, row);
    const block = Math.floor(number / rowsPerBlock);
    this.#revisions[block] = this.revisionOf(block) + 1;
  }
}

class Column {
  readonly texts: string[] = [];
  /** Only for columns in which a cell states its sort value. */
  sorts: SortValue[] | undefined;
  readonly details = new Map<number, Cell>();
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  put(number: number, row: object): void {
    const cell: unknown = (row as Record<string, unknown>)[this.#key];
    this.texts[number] = textOf(cell);
    this.#putSort(number, statedSort(cell));
    const details = detailedCell(cell);
    if (details) this.details.set(number, details);
    else if (this.details.size) this.details.delete(number);
  }

  #putSort(number: number, stated: SortValue | undefined): void {
    if (stated === undefined && !this.sorts) return;
    this.sorts ??= this.texts.slice(0, number);
    this.sorts[number] = stated ?? this.texts[number] ?? '';
  }
}

const isRow = (row: unknown): row is object => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Identifiers come as `id`, bare or as a cell, or as `_id.$oid`. [NET-08] */
function idOf(row: { readonly id?: unknown; readonly _id?: unknown }): string | undefined {
  const { id, _id } = row;
  return textOf(id) || (_id as { $oid?: string } | null | undefined)?.$oid || undefined;
}
