import { RequestError } from '../../http/errors.ts';
import { type CellType, rulesOf } from './cell-types.ts';
import type { RowStore } from './store/row-store.ts';

/** A column as the screen or the host's answer states it. [TBL-01] */
export interface Column {
  /** The key of its cells in a row. */
  readonly key: string;
  readonly title: string;
  /** The type that the screen gives its cells; one that the host states counts if it says more than text, number or date. */
  readonly type?: string | null | undefined;
  /** The type that the answer states for the column: that of cells that state none. [TBL-22] */
  readonly statedType?: unknown;
  /**
   * Which cells call the screen's `open`. By default those of type modal that have no details of their own; `always`:
   * those with details, too; `figures`: also those of type text, number and amount; `never`: none. [AU-01] [UR-03]
   */
  readonly opens?: 'always' | 'figures' | 'never' | undefined;
  /** For amounts: the row's key that states the currency; US dollars if it states none. [UI-14] */
  readonly currency?: string | undefined;
  /** Shows a filter with the texts of the column, or with the listed ones. [TBL-04] */
  readonly filter?: boolean | readonly string[] | null | undefined;
  /** Of a host-paged list: the texts of the filter are values as the host sends them. [TBL-24] */
  readonly hasRawFilter?: boolean | undefined;
  /** Stays in view while other columns scroll; without any pinned column, the first one does. */
  readonly pinned?: boolean | undefined;
  /** Its place on a card. A list that states it for one column states it for all that its cards show. [UI-19] */
  readonly card?: 'title' | 'fact' | undefined;
  /** The columns whose first text follows this column's on a card, such as the date of a visit. [UI-19] */
  readonly cardSuffix?: readonly string[] | undefined;
}

interface StatedColumn {
  readonly data: string;
  readonly title?: string | null | undefined;
  readonly type?: unknown;
}

/** The columns cannot be used: a mistake of the page or the host that a retry does not fix. [NET-13] */
export class ColumnsError extends RequestError {
  constructor(problem: string) {
    super({ code: 'ERR_COLUMNS', outcome: 'not done', text: { sentence: `ERR_COLUMNS: ${problem}` } });
  }
}

/** The columns of an answer. Throws a `ColumnsError` for a missing or duplicate key. */
export function columnsIn(stated: readonly StatedColumn[]): Column[] {
  const numbers = new Map<string, number>();
  stated.forEach(({ data }, index) => {
    const number = index + 1;
    if (!data) throw new ColumnsError(`Column ${number} of the answer has no key. ${keysOfTheirOwn}`);
    if (numbers.has(data))
      throw new ColumnsError(
        `Columns ${numbers.get(data)} and ${number} of the answer have the same key. ${keysOfTheirOwn}`,
      );
    numbers.set(data, number);
  });
  return stated.map(({ data, title, type }) => ({
    key: data,
    title: title ?? data,
    ...(type ? { statedType: type } : {}),
  }));
}

const keysOfTheirOwn = 'The host has to send a "data" of its own for each.';

/**
 * The title as its header shows it. If all amounts share a currency, the title names it, so that cells need not; a currency
 * that the host's title already contains is not repeated. [UI-14] [TBL-30]
 */
export function shownTitle({ title }: Column, store: RowStore, index: number): string {
  const currency = sharedCurrency(store, index);
  return !currency || title.split(/\W/).includes(currency) ? title : `${title} (${currency})`;
}

const shared = new WeakMap<RowStore, Map<number, string | undefined>>();

/** Whether the header of a column names the currency of this row's amount. */
export const isInHeader = (store: RowStore, row: number, index: number): boolean =>
  sharedCurrency(store, index) === currencyAt(store, row, index);

/** The currency that all amounts of a column share. The first rows decide, once, so that later rows change nothing. */
function sharedCurrency(store: RowStore, index: number): string | undefined {
  if (!store.size || store.typeOf(index) !== 'amount') return undefined;
  const known = shared.get(store) ?? new Map<number, string | undefined>();
  shared.set(store, known);
  if (!known.has(index)) {
    const codes = new Set(firstRows(store).map(row => currencyAt(store, row, index)));
    known.set(index, codes.size === 1 ? [...codes][0] : undefined);
  }
  return known.get(index);
}

const currencyAt = (store: RowStore, row: number, index: number): string =>
  store.currencyAt(row, index) ?? 'USD';

/** Whether a cell of this type in this column calls the screen's `open` although it is not of type modal. [UR-03] */
export const isOpeningFigure = ({ opens, statedType = 'text' }: Column, type: CellType): boolean =>
  opens === 'figures' && figureTypes.has(type) && (statedType === 'modal' || figureTypes.has(statedType));

const figureTypes: ReadonlySet<unknown> = new Set(['text', 'number', 'amount']);

/** Whether a column, by its type, holds controls. */
export const holdsControls = (column: Column, type: CellType): boolean =>
  Boolean(rulesOf(type).isControl) || isOpeningFigure(column, type);

/** How many of the first rows decide the alignment of columns; the layout is stable while this number is. */
export const rowsDeciding = (store: RowStore): number => Math.min(store.size, maxRows);

const firstRows = (store: RowStore): number[] => [...Array(rowsDeciding(store)).keys()];

const maxCells = 10;
const maxRows = 100;
const numeric = new WeakMap<RowStore, Map<number, boolean>>();

/**
 * Whether a column is right-aligned like numbers. Without a declared type its first non-empty cells decide, once, so that
 * the table does not move when more rows arrive.
 */
export function isNumeric(column: Column | undefined, store: RowStore, index: number): boolean {
  if (column?.type || column?.statedType) return Boolean(rulesOf(store.typeOf(index)).isNumeric);
  const known = numeric.get(store) ?? new Map<number, boolean>();
  numeric.set(store, known);
  const decided = known.get(index);
  if (decided !== undefined) return decided;
  const rows = firstFilled(store, index);
  const isNumber = rows.length > 0 && rows.every(row => isNumberAt(store, row, index));
  if (rows.length || store.size >= maxRows) known.set(index, isNumber);
  return isNumber;
}

function firstFilled(store: RowStore, column: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < Math.min(store.size, maxRows) && rows.length < maxCells; row += 1)
    if (store.textAt(row, column)) rows.push(row);
  return rows;
}

function isNumberAt(store: RowStore, row: number, column: number): boolean {
  if (rulesOf(store.typeAt(row, column)).isNumeric) return true;
  return typeof store.sortValueAt(row, column) === 'number' && digits.test(store.textAt(row, column));
}

// One run of digits between other characters. The parts cannot overlap, so matching is linear.
const digits = /^\W*\d[\d.,]*(?:[^\w.,]\W*)?$/;
