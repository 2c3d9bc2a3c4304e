import { isAmount } from '../../domain/display/money.ts';
import { english } from '../../domain/language/language.ts';
import { RequestError } from '../../http/errors.ts';
import { type CellType, rulesOf } from './cell-types.ts';
import { CellColumn } from './store/cell-column.ts';
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
  /** For amounts: the row's key that states the currency of cells that state none. [UI-14] */
  readonly currency?: string | undefined;
  /** Shows a filter with the texts of the column, or with the listed ones. [TBL-04] */
  readonly filter?: boolean | readonly string[] | null | undefined;
  /** Of a host-paged list: the texts of the filter are values as the host sends them. [TBL-24] */
  readonly hasRawFilter?: boolean | undefined;
  /** Its values are shown inside other columns; they are still searched and exported. */
  readonly isHidden?: boolean | undefined;
  /** Stays in view while other columns scroll; without any pinned column, the first one does. */
  readonly pinned?: boolean | undefined;
  /** Shown on closed cards. A list that states it for one column states it for all such facts. [UI-19] */
  readonly isCardFact?: boolean | undefined;
}

/** A column as the host's answer states it. */
export interface StatedColumn {
  readonly data: string;
  readonly title?: string | null | undefined;
  readonly type?: unknown;
}

/** The columns cannot be used: a mistake of the page or the host that a retry does not fix. [NET-13] */
export class ColumnsError extends RequestError {
  constructor(problem: string) {
    super('ERR_COLUMNS', 'not done', { text: { sentence: `ERR_COLUMNS: ${problem}` } });
  }
}

/** The columns of an answer. Throws a `ColumnsError` for a missing or duplicate key. */
export function columnsIn(stated: readonly StatedColumn[]): Column[] {
  const numbers = new Map<string, number>();
  stated.forEach(({ data }, index) => {
    const number = index + 1;
    if (!data) throw new ColumnsError(`Column ${number} has no key. ${keysOfTheirOwn}`);
    if (numbers.has(data))
      throw new ColumnsError(
        `Columns ${numbers.get(data)} and ${number} have the same key. ${keysOfTheirOwn}`,
      );
    numbers.set(data, number);
  });
  return stated.map(({ data, title, type }) => ({
    key: data,
    title: title ?? data,
    ...(type ? { statedType: type } : {}),
  }));
}

const keysOfTheirOwn = 'Send a different "data" for each.';

/** How many of the first rows decide how columns look; the layout is stable while this number is. */
export const rowsDeciding = (store: RowStore): number => Math.min(store.size, maxRows);

const maxCells = 10;
const maxRows = 100;
const maxTexts = 200;

/** A column of a table whose look (alignment, currency) its first rows decide once, so that nothing moves when more rows arrive. */
export class TableColumn {
  /** The column as the screen or the answer states it. */
  readonly stated: Column;
  /** Its place among the columns. */
  readonly index: number;
  readonly #store: RowStore;
  readonly #cells: CellColumn;
  #isNumeric: boolean | undefined;
  #currency: { readonly shared: string | undefined } | undefined;
  /** The first row of each English text. */
  readonly #rowOfText = new Map<string, number>();
  #rowsRead = 0;

  constructor(stated: Column, store: RowStore, index: number) {
    this.stated = stated;
    this.#store = store;
    this.index = index;
    // Columns that are only expected have no cells yet.
    this.#cells = store.columns[index] ?? new CellColumn(stated, store);
  }

  get key(): string {
    return this.stated.key;
  }

  get title(): string {
    return this.stated.title;
  }

  get filter(): Column['filter'] {
    return this.stated.filter;
  }

  /** The type that the screen or the answer states, else that of its first cell. */
  get type(): CellType {
    return this.#cells.type;
  }

  /**
   * The title as its header shows it. If all amounts share a currency, the title names it, so that cells need not; a
   * currency that the host's title already contains is not repeated. [UI-14] [TBL-30]
   */
  get shownTitle(): string {
    const currency = this.#sharedCurrency;
    const { title } = this.stated;
    return !currency || title.split(/\W/).includes(currency) ? title : `${title} (${currency})`;
  }

  /**
   * Whether it is right-aligned like numbers. Without a declared type its first non-empty cells decide, so that the table
   * does not move when more rows arrive.
   */
  get isNumeric(): boolean {
    if (this.stated.type || this.stated.statedType) return Boolean(rulesOf(this.type).isNumeric);
    if (this.#isNumeric !== undefined) return this.#isNumeric;
    const rows = this.#firstRows.filter(row => this.#cells.textAt(row)).slice(0, maxCells);
    const isNumeric = rows.length > 0 && rows.every(row => this.#isNumberAt(row));
    if (rows.length || this.#store.size >= maxRows) this.#isNumeric = isNumeric;
    return isNumeric;
  }

  /** Whether rows can be sorted by it: not without a title, nor by controls, which have no order. [TBL-05] */
  get isSortable(): boolean {
    return this.stated.title !== '' && !rulesOf(this.type).hasNoOrder;
  }

  /** Whether, by its type, it holds buttons or fields. */
  get holdsControls(): boolean {
    return Boolean(rulesOf(this.type).isControl) || this.opensFigures(this.type);
  }

  /** Whether one of the first rows has a text in it. */
  get hasText(): boolean {
    return this.#firstRows.some(row => this.#cells.textAt(row));
  }

  /** Whether a cell of this type calls the screen's `open` although it is not of type modal. [UR-03] */
  opensFigures(type: CellType): boolean {
    const { opens, statedType = 'text' } = this.stated;
    return opens === 'figures' && figures.has(type) && (statedType === 'modal' || figures.has(statedType));
  }

  /** Whether its amounts share this currency, so that none of them has to name it. */
  sharesCurrency(currency: string): boolean {
    return this.#sharedCurrency === currency;
  }

  /** The language of visible texts. */
  get language() {
    return this.#store.language;
  }

  /** Its visible texts, 200 at most, by their English form. Reads only rows that have arrived since it was last asked. */
  texts(): { readonly value: string; readonly label: string }[] {
    const rows = this.#rowOfText;
    for (; this.#rowsRead < this.#store.size && rows.size < maxTexts; this.#rowsRead += 1) {
      const text = this.#cells.shownAt(this.#rowsRead, english);
      if (text && !rows.has(text)) rows.set(text, this.#rowsRead);
    }
    return [...rows].map(([value, row]) => ({ value, label: this.#cells.shownAt(row) }));
  }

  get #firstRows(): number[] {
    return [...Array(rowsDeciding(this.#store)).keys()];
  }

  /** The currency that all amounts share. The first rows decide, once, so that later rows change nothing. */
  get #sharedCurrency(): string | undefined {
    if (!this.#store.size || this.type !== 'amount') return undefined;
    this.#currency ??= { shared: onlyOne(new Set(this.#firstRows.map(row => this.#currencyAt(row)))) };
    return this.#currency.shared;
  }

  /** Empty for a text that states a currency of its own, such as `10.50 EUR`. */
  #currencyAt(row: number): string {
    const text = this.#cells.shownAt(row);
    return /\d/.test(text) && !isAmount(text) ? '' : this.#cells.currencyAt(row);
  }

  #isNumberAt(row: number): boolean {
    if (rulesOf(this.#cells.typeAt(row)).isNumeric) return true;
    return typeof this.#cells.sortValueAt(row) === 'number' && digits.test(this.#cells.textAt(row));
  }
}

/** The columns of a store. */
export const tableColumns = (columns: readonly Column[], store: RowStore): TableColumn[] =>
  columns.map((column, index) => new TableColumn(column, store, index));

const onlyOne = <T>(values: ReadonlySet<T>): T | undefined =>
  values.size === 1 ? [...values][0] : undefined;

const figures: ReadonlySet<unknown> = new Set(['text', 'number', 'amount']);

// One run of digits between other characters. The parts cannot overlap, so matching is linear.
const digits = /^\W*\d[\d.,]*(?:[^\w.,]\W*)?$/;
