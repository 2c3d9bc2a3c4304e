import type { Language } from '../../../domain/language/language.ts';
import { perLanguage } from '../../../domain/language/per-language.ts';
import type { CellType } from '../../engine/cell-types.ts';
import type { Sorting } from '../../engine/query/query.ts';
import type { TableColumn } from '../../engine/table-column.ts';
import { catalogue } from '../texts.ts';

const maxOptions = 6;

/** The option for the rows as received. */
export const defaultOrder = perLanguage(language => {
  const texts = language.texts(catalogue);
  return { value: '', label: texts.toolbar.asReceived };
});

/** The value of a sort option: `+` or `-` followed by the column key. */
export const sortingToOption = (sorting: Sorting | undefined): string =>
  sorting ? `${sorting.descending ? '-' : '+'}${sorting.key}` : '';

export const optionToSorting = (option: string): Sorting | undefined =>
  option ? { key: option.slice(1), descending: option.startsWith('-') } : undefined;

/**
 * The orders that cards can be sorted by, six at most: by the first date and the first amount, both ways and the newest
 * and highest first, by status, then by the other columns. An order that was chosen elsewhere is among them. [UI-19]
 */
export function sortOptions(
  columns: readonly TableColumn[],
  sorting: Sorting | undefined,
  language: Language,
) {
  const sortable = columns.filter(({ isSortable, hasText }) => isSortable && hasText);
  const firstOf = (wanted: CellType) => sortable.filter(({ type }) => type === wanted).slice(0, 1);
  const bothWays = [...firstOf('date'), ...firstOf('amount')];
  const others = [...new Set([...firstOf('status'), ...sortable])].filter(
    column => !bothWays.includes(column),
  );
  const orders = [
    ...bothWays.flatMap(column => [descending(column, language), ascending(column, language)]),
    ...others.map(each => ascending(each, language)),
    ...others.map(each => descending(each, language)),
  ];
  const shown = orders.slice(0, maxOptions - 1);
  const current = orders.find(({ value }) => value === sortingToOption(sorting));
  if (current && !shown.includes(current)) shown.splice(-1, 1, current);
  return [defaultOrder(language), ...shown];
}

const ascending = ({ key, title }: TableColumn, language: Language) => {
  const texts = language.texts(catalogue);
  return { value: `+${key}`, label: texts.toolbar.ascending({ title }) };
};
const descending = ({ key, title }: TableColumn, language: Language) => {
  const texts = language.texts(catalogue);
  return { value: `-${key}`, label: texts.toolbar.descending({ title }) };
};
