import { shownDate } from '../../domain/dates/dates.ts';
import { currencyText } from '../../domain/display/currency.ts';
import { grouped } from '../../domain/display/numbers.ts';
import { statusShown } from '../../domain/display/status.ts';
import type { Language } from '../../domain/language/language.ts';
import { optionLabel } from './store/option-label.ts';

/** What the cells of a type mean to the store, the query and the layout; each has a default. */
export interface CellRules {
  /** The visible text; by default the text as it was sent. */
  shown?(text: string, language: Language, currency?: string, editConfig?: unknown): string;
  /** The text that a search looks in; by default the visible one. */
  searched?(shown: string): string;
  /** Sorted by the text as it was sent, unless the cell has a `sort`; by default by the visible text. */
  readonly sortsAsSent?: true;
  /** Right-aligned; texts that are amounts are sorted by value. */
  readonly isNumeric?: true;
  /** Holds a button or a field; its element is not reused for another row. */
  readonly isControl?: true;
  /** Rows cannot be sorted by it. */
  readonly hasNoOrder?: true;
  /** Has no link: its `href`, if any, is an endpoint or an action. */
  readonly hasNoLink?: true;
  /** Keeps `preview` and `details`. */
  readonly hasDetails?: true;
  /** Its place on a card; by default among the facts. [TBL-32] */
  readonly card?: 'badge' | 'amount' | 'field' | 'foot';
}

const control = { isControl: true, hasNoLink: true } as const;

/**
 * The types of cells, which decide how a cell is shown. [TBL-10] What is visible here is what views, search, filters and
 * exports show and look for. [TBL-20] How a type looks is in `view/cells/cell-views.tsx`.
 */
const cellTypes = {
  text: {},
  number: { isNumeric: true },
  date: { shown: shownDate, sortsAsSent: true },
  amount: { shown: shownAmount, searched: withAndWithoutGroups, isNumeric: true, card: 'amount' },
  status: { shown: (text, language) => statusShown(text, language).label, card: 'badge' },
  link: {},
  email: { hasNoLink: true },
  hover: { hasDetails: true },
  modal: { ...control, hasDetails: true },
  select: {
    ...control,
    shown: (text, _language, _currency, editConfig) => optionLabel(editConfig, text),
    card: 'field',
  },
  editable: { ...control, card: 'field' },
  actions: { ...control, hasNoOrder: true, card: 'foot' },
  delete: { ...control, hasNoOrder: true, card: 'foot' },
} satisfies Readonly<Record<string, CellRules>>;

export type CellType = keyof typeof cellTypes;

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
export function searchedText(...cell: Parameters<typeof shownText>): string {
  const shown = shownText(...cell);
  return rulesOf(cell[1]).searched?.(shown) ?? shown;
}

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
