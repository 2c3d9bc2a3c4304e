import { english, type Language } from '../../../domain/language/language.ts';
import type { TimeSlice } from '../../../http/time-slice.ts';
import { textOf } from '../cell-types.ts';
import { CellColumn, type SentRow, type StoredColumn } from './cell-column.ts';

/** How the rows of a batch were loaded. */
export interface Appended {
  /** Ids by position, for rows without an id of their own. [NET-17] */
  readonly ids?: readonly unknown[] | undefined;
  /** Whether the batch overlaps the previous one on purpose; repeated rows then do not count as duplicates. */
  readonly overlaps?: boolean;
  /** Receives the numbers of the rows, in order; a removed row that the host sends again is then shown again. */
  readonly numbers?: number[] | undefined;
}

/**
 * The rows of one table, stored as columns of texts. A row is a number; objects of rows and cells are released as soon as
 * they are parsed.
 *
 * Rows are unique by id: the first position stays, the last value wins. [NET-11] A removed row keeps its number and does
 * not come back with a later batch.
 */
export class RowStore {
  /** Increases with every change. */
  version = 0;
  /** The rows that were replaced, by number, in that order. */
  readonly rewritten: number[] = [];
  /** How many rows have the id of another row; each id is shown once. [TBL-19] */
  duplicateRows = 0;
  /** How many entries of the answer are not rows; they are not shown. */
  invalidRows = 0;
  /** How many rows have no id, so that no action can be taken on them. [NET-13] */
  rowsWithoutId = 0;
  /** The cells, by column. */
  readonly columns: readonly CellColumn[];
  #language: Language;
  /** Rows as they were sent, by number, until one of their cells is first accessed. */
  readonly #unread = new Map<number, SentRow>();
  /** How many rows have been parsed. */
  #read = 0;
  readonly #fields: ReadonlyMap<string, unknown[]>;
  readonly #ids: string[] = [];
  readonly #rowOf = new Map<string, number>();
  readonly #removed = new Set<number>();
  /** Ids of removed rows, some of which may arrive later. */
  readonly #removedIds = new Set<string>();
  /** Number of positions of the list that have been stored. */
  #reach = 0;

  /** `fields`: names of further row fields that are kept as they were sent. */
  constructor(columns: readonly StoredColumn[], fields: readonly string[] = [], language = english) {
    this.#language = language;
    this.columns = columns.map(column => new CellColumn(column, this));
    this.#fields = new Map(fields.map(name => [name, []]));
  }

  /** The language of visible texts. [EMB-15] */
  get language(): Language {
    return this.#language;
  }

  /** Shows all cells in another language. */
  translate(language: Language): void {
    this.#language = language;
    this.version += 1;
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
   * Appends the rows of a batch and returns how many were new. Their cells are parsed when they are first accessed, or by
   * `readRest`. `position` is the batch's position in the list; it identifies rows without an id. Entries that are not rows
   * are counted and skipped.
   */
  append(
    rows: readonly unknown[],
    position: number,
    { ids, overlaps = false, numbers }: Appended = {},
  ): number {
    const before = this.size;
    rows.forEach((row, index) => {
      const place = position + index;
      if (!isRow(row)) {
        if (place >= this.#reach) this.invalidRows += 1;
        return;
      }
      const id = hostIdOf(row, ids?.[index]) ?? internalId(place);
      const known = this.#rowOf.get(id);
      if (known === undefined) this.#add(id, row);
      else {
        if (!overlaps && place >= this.#reach) this.duplicateRows += 1;
        this.rewritten.push(known);
        this.#put(known, row);
        if (numbers) this.#removed.delete(known);
      }
      numbers?.push(known ?? this.size - 1);
    });
    this.#reach = Math.max(this.#reach, position + rows.length);
    this.version += 1;
    return this.size - before;
  }

  /** Parses the rows up to this one, unless that has been done; the access to a cell does so, too. */
  readTo(last: number): void {
    for (; this.#read <= last && this.#unread.size; this.#read += 1) {
      this.#readCells(this.#read, this.#unread.get(this.#read) as SentRow);
      this.#unread.delete(this.#read);
    }
  }

  /** Parses all rows that are still kept as they were sent, which takes more memory. */
  async readRest(slice: TimeSlice): Promise<void> {
    while (this.#unread.size) {
      this.readTo(this.#read + rowsAtOnce);
      await slice.yieldIfOver();
    }
  }

  /** Removes a row permanently, also one that has not arrived yet; returns false when it is not here. */
  remove(id: string): boolean {
    const row = this.#rowOf.get(id);
    this.#removedIds.add(id);
    if (row === undefined || this.#removed.has(row)) return false;
    this.#removed.add(row);
    this.version += 1;
    return true;
  }

  /** Removes a row that is no longer where it was in the list; a later batch may bring it as a new one. */
  forget(id: string): void {
    if (!this.remove(id)) return;
    this.#removedIds.delete(id);
    this.#rowOf.delete(id);
  }

  /** The number of a row that can be shown; undefined if it is missing or removed. */
  rowWith(id: string): number | undefined {
    const row = this.#rowOf.get(id);
    return row !== undefined && this.isPresent(row) ? row : undefined;
  }

  /** Whether the row was here and has been removed. */
  hasLost(id: string): boolean {
    const row = this.#rowOf.get(id);
    return row !== undefined && !this.isPresent(row);
  }

  /** The numbers of all rows that were not removed, in their original order. */
  presentRows(): Uint32Array {
    const rows = new Uint32Array(this.count);
    let count = 0;
    for (let row = 0; row < this.size; row += 1)
      if (this.isPresent(row)) {
        rows[count] = row;
        count += 1;
      }
    return rows;
  }

  isPresent(row: number): boolean {
    return !this.#removed.has(row);
  }

  /** The id of a row; for a row without one an internal name, which must not be sent to the host. */
  idAt(row: number): string {
    return this.#ids[row] ?? '';
  }

  /** Whether the row has an id of the host. [NET-13] */
  hasIdAt(row: number): boolean {
    return !isInternalId(this.idAt(row));
  }

  /** The cells of the column with this key; undefined if there is none. */
  column(key: string): CellColumn | undefined {
    return this.columns.find(column => column.key === key);
  }

  /** A further field of a row as it was sent; one of the `fields` of the constructor. */
  fieldAt(row: number, name: string): unknown {
    return this.#fields.get(name)?.[row];
  }

  #add(id: string, row: SentRow): void {
    const number = this.#ids.push(id) - 1;
    this.#rowOf.set(id, number);
    if (isInternalId(id)) this.rowsWithoutId += 1;
    if (this.#removedIds.has(id)) this.#removed.add(number);
    this.#put(number, row);
  }

  #put(number: number, row: SentRow): void {
    if (number < this.#read) this.#readCells(number, row);
    else this.#unread.set(number, row);
    for (const [name, values] of this.#fields) values[number] = row[name];
  }

  #readCells(number: number, row: SentRow): void {
    for (const column of this.columns) column.put(number, row);
  }
}

/** How many rows are parsed before the time slice is checked. */
const rowsAtOnce = 64;

// A character that no id begins with.
const internalPrefix = '\0';

/** Whether an entry of the answer is a row. */
export const isRow = (entry: unknown): entry is SentRow =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/**
 * The id that the host gives a row: as `id`, bare or as a cell, as `_id.$oid`, or in the list of ids that is sent beside the
 * rows (`idBeside`); undefined if it gives none. [NET-08] [NET-17]
 */
export const hostIdOf = ({ id, _id }: SentRow, idBeside: unknown): string | undefined =>
  textOf(id) || oidIn(_id) || textOf(idBeside) || oidIn(idBeside);

/** The internal name of a row without an id, by its position in the list. It must not be sent to the host. [NET-13] */
const internalId = (position: number): string => `${internalPrefix}${position}`;

/** Whether this is the internal name of a row without an id. [NET-13] */
const isInternalId = (id: string): boolean => id.startsWith(internalPrefix);

const oidIn = (value: unknown): string | undefined =>
  (value as { readonly $oid?: string } | null | undefined)?.$oid || undefined;
