import { shownDate } from '../../domain/dates/dates.ts';
import { currencyText } from '../../domain/display/money.ts';
import { grouped } from '../../domain/display/numbers.ts';
import { isRowActionList, type RowAction, type Tone } from '../../domain/display/row-action.ts';
import { statusShown } from '../../domain/display/status.ts';
import type { Language } from '../../domain/language/language.ts';

/** What the cells of a type mean to the store, the query and the layout; each has a default. */
export interface CellRules {
  /** The visible text; by default the text as it was sent. */
  shown?(text: string, language: Language, currency?: string, editConfig?: unknown): string;
  /** The text that a search looks in; by default the visible one. */
  searched?(shown: string): string;
  /** Sorted by the text as sent, not as shown; a cell's own `sort` comes before both. */
  readonly sortsAsSent?: true;
  /** Right-aligned, and sorted by value where a text is an amount. */
  readonly isNumeric?: true;
  /** Holds a button or a field; its element is not reused for another row. */
  readonly isControl?: true;
  /** Rows cannot be sorted by it. */
  readonly hasNoOrder?: true;
  /** Keeps `preview` and `details`. */
  readonly hasDetails?: true;
  /** Its place on a card; by default among the facts. [TBL-32] */
  readonly card?: 'badge' | 'amount' | 'field' | 'action';
}

const control = { isControl: true } as const;

/**
 * The types of cells, which decide how a cell is shown. [TBL-10] What is visible here is what views, search, filters and
 * exports show and look for. [TBL-20] How a type looks is in `table/view/cells/cell-views.tsx`.
 */
const cellTypes = {
  text: {},
  number: { isNumeric: true },
  date: { shown: shownDate, sortsAsSent: true },
  amount: { shown: shownAmount, searched: withAndWithoutGroups, isNumeric: true, card: 'amount' },
  status: { shown: (text, language) => statusShown(text, language).label, card: 'badge' },
  link: {},
  email: {},
  hover: { hasDetails: true },
  modal: { ...control, hasDetails: true },
  editable: { ...control, card: 'field' },
  select: {
    ...control,
    shown: (text, _language, _currency, editConfig) => optionLabel(editConfig, text),
    card: 'field',
  },
  actions: { ...control, hasNoOrder: true, card: 'action' },
  delete: { ...control, hasNoOrder: true, card: 'action' },
} satisfies Readonly<Record<string, CellRules>>;

export type CellType = keyof typeof cellTypes;

/** How each type shows `display`, for the reference; pages do not download it. */
export const cellTypeDocs: Readonly<Record<CellType, string>> = {
  text: 'Unchanged. Unknown types are shown like this, too.',
  number: 'Unchanged, right-aligned with digits of equal width.',
  date: '`2024-04-14`, also with a time after it, as `14 Apr 2024`; any other text is unchanged, so put the day into `sort` as `2024-04-14`.',
  amount:
    '`12.5` as `12.50 USD`, and `28` without decimals, as `28 USD`; the title of the column names the currency instead if all amounts of its first rows share it. Right-aligned with digits of equal width. Anything that is not an amount is unchanged.',
  status: 'A badge. `inReview` and `In Review` are the same status, and so are `canceled` and `cancelled`.',
  link: 'A link to `href`; also the type of a cell with an `href` if neither the cell nor its column states one.',
  email: 'A `mailto:` link if the text is a single e-mail address.',
  hover:
    'A text with a tooltip that shows its `details`, else its `preview`, after 400 ms under the pointer, or on focus.',
  modal: 'A button that shows its `details`, else its `preview`, in a dialog.',
  editable:
    'An input field as described by `editConfig` if the table has `data-save-url`, else a text. It is posted as `{rowId}[{column}]`.',
  select:
    'The label of the `editConfig` option with this value; a select field if the table has `data-save-url`.',
  actions:
    'Links and a menu: `display` is a list of `{href, title, class, flags}`; the cell itself may be such a list, too. `flags.confirm.message` is the question of a confirmation dialog.',
  delete:
    'A button that asks for a reason and posts it to `href`, as `reason`; without `href` it only sends `psp:delete`.',
};

/** The names of all types. */
export const cellTypeNames = Object.keys(cellTypes);

/** What cells of this type mean. */
export const rulesOf = (type: CellType): CellRules => cellTypes[type];

/** Whether this is a known cell type; cells of any other type are shown as text. */
export const isCellType = (type: unknown): type is CellType =>
  typeof type === 'string' && Object.hasOwn(cellTypes, type);

/** The visible text of a cell: an amount without its currency. [TBL-20] */
export const shownText = (
  text: string,
  type: CellType,
  language: Language,
  currency?: string,
  editConfig?: unknown,
): string => rulesOf(type).shown?.(text, language, currency, editConfig) ?? text;

/** The text that a search looks in: the visible text, amounts both with and without grouping. [TBL-20] */
export const searchedText = (shown: string, type: CellType): string =>
  rulesOf(type).searched?.(shown) ?? shown;

function shownAmount(text: string, _: Language, currency?: string): string {
  return isAsShown.test(text) ? text : currencyText(text, currency);
}

// Most amounts already have their cents; parsing them as money would take ten times as long.
// Stryker disable next-line Regex: amounts that it misses are parsed as money, with the same result.
const isAsShown = /^-?\$?[1-9]\d{0,2}(?:,\d{3})*\.\d\d$/;

function withAndWithoutGroups(shown: string): string {
  if (shown.length < minGroupedLength) return shown;
  const other = shown.includes(',') ? shown.replaceAll(',', '') : withGroups(shown);
  return other === shown ? shown : `${shown}\0${other}`;
}

const minGroupedLength = 4;

const withGroups = (amount: string): string => amount.replace(/^\D{0,3}\d{4,16}(?!\d)/, grouped);

/** The label of the option with this value, else the value itself. [TBL-21] */
function optionLabel(editConfig: unknown, value: string): string {
  const { options } = (editConfig ?? {}) as { readonly options?: unknown };
  const option = Array.isArray(options) ? options.find(one => String(one?.value) === value) : undefined;
  return typeof option?.label === 'string' && option.label ? option.label : value;
}

/** A cell as the host sends it; a bare text or number is its `display`. [TBL-10] */
export interface Cell {
  readonly display?: unknown;
  readonly sort?: unknown;
  readonly type?: unknown;
  readonly href?: unknown;
  readonly class?: unknown;
  /** The currency of an amount. [UI-14] */
  readonly currency?: unknown;
  readonly preview?: unknown;
  readonly details?: unknown;
  readonly editConfig?: unknown;
}

/** What a column is sorted by: a cell's `sort`, else its visible text; `''` if empty. */
export type SortValue = string | number;

/** A cell as the store keeps it. */
export interface TableCell {
  readonly type: CellType;
  /** The text as the host sent it. */
  readonly text: string;
  /** The visible text. */
  readonly shown: string;
  readonly sort: SortValue;
  /** The address of a link, or that a delete cell posts to, as the host sent it. */
  readonly href: string | undefined;
  /** The currency of an amount; '' for none. */
  readonly currency: string;
  readonly tone: Tone | undefined;
  readonly actions: readonly RowAction[] | undefined;
  readonly preview: unknown;
  readonly details: unknown;
  readonly editConfig: unknown;
  /** The language of the element. */
  readonly language: Language;
}

/** The text of a cell, never markup; `''` for anything but a text, number or boolean. [TBL-18] */
export function textOf(cell: unknown): string {
  const shown = isCell(cell) ? cell.display : cell;
  if (typeof shown === 'string') return shown;
  return typeof shown === 'number' || typeof shown === 'boolean' ? String(shown) : '';
}

/** The cell type of this name, `text` for an unknown one; undefined if none is stated. */
export function typeIn(stated: unknown): CellType | undefined {
  if (stated === undefined || stated === null || stated === '') return undefined;
  return isCellType(stated) ? stated : 'text';
}

/** The type that a cell states; a list counts as actions. */
export const statedType = (cell: Cell): CellType | undefined =>
  isRowActionList(cell) ? 'actions' : typeIn(cell.type);

/** Whether it is an object without any cell property, such as a record in place of its name. */
export const isUnread = (cell: unknown): boolean =>
  isCell(cell) &&
  !Array.isArray(cell) &&
  cell.display === undefined &&
  cell.type === undefined &&
  Object.keys(cell).length > 0;

/** Whether it is an object rather than a bare text or number. */
export const isCell = (cell: unknown): cell is Cell => typeof cell === 'object' && cell !== null;
