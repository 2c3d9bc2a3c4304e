import { currencyOf } from '../../../domain/display/currency.ts';
import { parseRowActions, type RowAction } from '../../../domain/display/row-action.ts';
import { type Tone, toneOf } from '../../../domain/display/tone.ts';
import type { Language } from '../../../domain/language/language.ts';
import { rememberResults } from '../../../domain/remember-results.ts';
import { type Cell, isCell, type SortValue, statedType, type TableCell, textOf } from '../cell.ts';
import { type CellType, rulesOf, searchedText, shownText } from '../cell-types.ts';

const emptyCell: Cell = {};

/**
 * The cells of one column, split into arrays by property; no cell object is kept. Properties that few cells have are sparse
 * arrays, and a type that all cells share is stored once.
 */
export class CellColumn {
  readonly #declared: CellType | undefined;
  /** The type that the answer states for the column. */
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

  /** `declared`: the type that the screen gives the column; `stated`: the one that the answer states. [TBL-22] */
  constructor(declared: CellType | undefined, stated?: CellType) {
    this.#declared = declared;
    this.#stated = stated;
  }

  /** The type of the column, else that of the first cell. */
  get type(): CellType {
    return this.#moreSpecific(this.#stated) ?? this.#type ?? 'text';
  }

  /** Stores a cell; `rowCurrency` is that of the row, for an amount whose cell states none. */
  put(row: number, sent: unknown, rowCurrency?: string): void {
    const text = textOf(sent);
    const cell = isCell(sent) ? sent : emptyCell;
    // The cell that is replaced may have stated more.
    if (row < this.#texts.length) for (const values of Object.values(this.#sparse)) delete values[row];
    this.#putType(row, cell);
    this.#texts[row] = text;
    const currency = textOf(cell.currency) || rowCurrency;
    if (currency) this.#sparse.currencies[row] = currency;
    if (cell === emptyCell) return;
    this.#putSort(row, cell.sort, text);
    this.#putDetails(row, cell);
  }

  textAt(row: number): string {
    return this.#texts[row] ?? '';
  }

  typeAt(row: number): CellType {
    return this.#sparse.types[row] ?? this.#type ?? this.type;
  }

  shownAt(row: number, language: Language): string {
    return shownText(
      this.textAt(row),
      this.typeAt(row),
      language,
      this.currencyAt(row),
      this.#sparse.editConfigs[row],
    );
  }

  searchedAt(row: number, language: Language): string {
    return searchedText(this.shownAt(row, language), this.typeAt(row));
  }

  currencyAt(row: number): string | undefined {
    return this.#sparse.currencies[row];
  }

  /** The stated sort value, for dates the text as it was sent; undefined if the visible text is the sort value. */
  statedSortAt(row: number): SortValue | undefined {
    const stated = this.#sparse.numbers[row] ?? this.#sparse.sortTexts[row];
    return stated === undefined && rulesOf(this.typeAt(row)).sortsAsSent ? this.textAt(row) : stated;
  }

  cellAt(row: number, language: Language): TableCell {
    const shown = this.shownAt(row, language);
    return {
      type: this.typeAt(row),
      text: this.textAt(row),
      shown,
      sort: this.statedSortAt(row) ?? shown,
      href: this.#sparse.hrefs[row],
      currency: currencyOf(this.currencyAt(row)),
      tone: this.#sparse.tones[row],
      actions: this.#actionsAt(row),
      preview: this.#sparse.previews[row],
      details: this.#sparse.details[row],
      editConfig: this.#sparse.editConfigs[row],
      language,
    };
  }

  #actionsAt(row: number): readonly RowAction[] | undefined {
    const json = this.#sparse.actions[row];
    return json === undefined ? undefined : JSON.parse(json);
  }

  #putType(row: number, cell: Cell): void {
    const shown = this.#shownTypeOf(cell);
    if (!this.#texts.length) this.#type = shown;
    if (shown !== this.#type) this.#sparse.types[row] = shown;
  }

  #shownTypeOf(cell: Cell): CellType {
    return this.#moreSpecific(statedType(cell) ?? this.#stated) ?? (isText(cell.href) ? 'link' : 'text');
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
    const type = this.typeAt(row);
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
