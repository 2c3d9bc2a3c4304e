import { currencyOf } from '../../../domain/display/money.ts';
import { parseRowActions, type RowAction, type Tone, toneOf } from '../../../domain/display/row-action.ts';
import type { Language } from '../../../domain/language/language.ts';
import { rememberResults } from '../../../domain/remember-results.ts';
import {
  type Cell,
  type CellType,
  isCell,
  rulesOf,
  type SortValue,
  searchedText,
  shownText,
  statedType,
  type TableCell,
  textOf,
  typeIn,
} from '../cell-types.ts';

const emptyCell: Cell = {};

/** What a store needs of a column; see `Column`. */
export interface StoredColumn {
  readonly key: string;
  readonly type?: string | null | undefined;
  readonly statedType?: unknown;
  /** The row's key that states the currency of the amounts. [UI-14] */
  readonly currency?: string | undefined;
}

/** A row as the host sends it. */
export type SentRow = Readonly<Record<string, unknown>>;

/** The rows that a column belongs to: a `RowStore`. */
interface Rows {
  readonly language: Language;
  readTo(row: number): void;
}

/**
 * The cells of one column, split into arrays by property; no cell object is kept. Properties that few cells have are sparse
 * arrays, and a type that all cells share is stored once.
 */
export class CellColumn {
  readonly key: string;
  readonly #rows: Rows;
  readonly #currencyKey: string | undefined;
  /** The type that the screen gives the column. */
  readonly #declared: CellType | undefined;
  /** The type that the answer states for the column. [TBL-22] */
  readonly #stated: CellType | undefined;
  readonly #texts: string[] = [];
  #type: CellType | undefined;
  /** What few cells state, or those that differ from the others. */
  readonly #sparse = {
    /** Types that differ from the first cell's. */
    types: [] as CellType[],
    numbers: [] as number[],
    /** Sort values that are texts and differ from the cell's own text. */
    sortTexts: [] as string[],
    /** Of amounts; of the cell, else of its row. */
    currencies: [] as string[],
    hrefs: [] as string[],
    tones: [] as Tone[],
    /** As JSON, which takes a fraction of the memory of objects. */
    actions: [] as string[],
    previews: [] as unknown[],
    details: [] as unknown[],
    editConfigs: [] as unknown[],
  };

  constructor({ key, type, statedType, currency }: StoredColumn, rows: Rows) {
    this.key = key;
    this.#rows = rows;
    this.#currencyKey = currency;
    this.#declared = typeIn(type);
    this.#stated = typeIn(statedType);
  }

  /** The type of the column: the one that the screen or the answer states, else that of the first cell. */
  get type(): CellType {
    this.#rows.readTo(0);
    return this.#moreSpecific(this.#stated) ?? this.#type ?? 'text';
  }

  /** Stores the cell of a row. */
  put(row: number, sentRow: SentRow): void {
    const sent = sentRow[this.key];
    const text = textOf(sent);
    const cell = isCell(sent) ? sent : emptyCell;
    // The cell that is replaced may have stated more.
    if (row < this.#texts.length) for (const values of Object.values(this.#sparse)) delete values[row];
    this.#putType(row, cell);
    this.#texts[row] = text;
    const currency = textOf(cell.currency) || (this.#currencyKey && textOf(sentRow[this.#currencyKey]));
    if (currency) this.#sparse.currencies[row] = currency;
    if (cell === emptyCell) return;
    this.#putSort(row, cell.sort, text);
    this.#putDetails(row, cell);
  }

  /** The text of a cell as it was sent; '' if the row does not exist. */
  textAt(row: number): string {
    this.#rows.readTo(row);
    return this.#texts[row] ?? '';
  }

  typeAt(row: number): CellType {
    this.#rows.readTo(row);
    return this.#storedType(row);
  }

  /** The visible text of a cell. [TBL-20] */
  shownAt(row: number, language = this.#rows.language): string {
    const text = this.textAt(row);
    const { currencies, editConfigs } = this.#sparse;
    return shownText(text, this.#storedType(row), language, currencies[row], editConfigs[row]);
  }

  /** The text by which a search finds the cell. [TBL-20] */
  searchedAt(row: number): string {
    return searchedText(this.shownAt(row), this.#storedType(row));
  }

  /** The currency of an amount: that of the cell, else of its row; '' if none is stated that can be shown. [UI-14] */
  currencyAt(row: number): string {
    this.#rows.readTo(row);
    return currencyOf(this.#sparse.currencies[row]);
  }

  /** The stated sort value, for dates the text as it was sent, else the visible text. [TBL-05] */
  sortValueAt(row: number): SortValue {
    const text = this.textAt(row);
    const stated = this.#sparse.numbers[row] ?? this.#sparse.sortTexts[row];
    return stated ?? (rulesOf(this.#storedType(row)).sortsAsSent ? text : this.shownAt(row));
  }

  cellAt(row: number): TableCell {
    const { hrefs, tones, previews, details, editConfigs } = this.#sparse;
    return {
      type: this.typeAt(row),
      text: this.textAt(row),
      shown: this.shownAt(row),
      sort: this.sortValueAt(row),
      href: hrefs[row],
      currency: this.currencyAt(row),
      tone: tones[row],
      actions: this.#actionsAt(row),
      preview: previews[row],
      details: details[row],
      editConfig: editConfigs[row],
      language: this.#rows.language,
    };
  }

  #storedType(row: number): CellType {
    return this.#sparse.types[row] ?? this.#type ?? this.type;
  }

  #actionsAt(row: number): readonly RowAction[] | undefined {
    const json = this.#sparse.actions[row];
    return json === undefined ? undefined : JSON.parse(json);
  }

  #putType(row: number, cell: Cell): void {
    const stated = statedType(cell) ?? this.#stated;
    const shown = this.#moreSpecific(stated) ?? (isText(cell.href) ? 'link' : 'text');
    if (!this.#texts.length) this.#type = shown;
    if (shown !== this.#type) this.#sparse.types[row] = shown;
  }

  #moreSpecific(stated: CellType | undefined): CellType | undefined {
    return this.#declared && isPlain(stated) ? this.#declared : stated;
  }

  #putSort(row: number, sort: unknown, text: string): void {
    if (typeof sort === 'number') this.#sparse.numbers[row] = sort;
    else if (typeof sort === 'string' && sort !== text) this.#sparse.sortTexts[row] = sort;
  }

  #putDetails(row: number, cell: Cell): void {
    const { href, class: name, preview, details, editConfig } = cell;
    if (isText(href)) this.#sparse.hrefs[row] = href;
    const tone = isText(name) && toneIn(name);
    if (tone) this.#sparse.tones[row] = tone;
    const type = this.#storedType(row);
    if (type === 'actions') this.#sparse.actions[row] = JSON.stringify(parseRowActions(cell));
    if (rulesOf(type).hasDetails) {
      if (isStated(preview)) this.#sparse.previews[row] = preview;
      if (isStated(details)) this.#sparse.details[row] = details;
    }
    if (isStated(editConfig)) this.#sparse.editConfigs[row] = editConfig;
  }
}

const toneIn = rememberResults((names): Tone | null => toneOf(names) ?? null);

// Hosts send these generic types for every cell; the type that the screen declares says more.
const isPlain = (stated: CellType | undefined): boolean =>
  stated === undefined || stated === 'text' || stated === 'number' || stated === 'date';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isStated = (value: unknown): boolean => value !== undefined && value !== null;
