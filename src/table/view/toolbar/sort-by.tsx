import type { Language } from '../../../domain/language/language.ts';
import { useLanguage } from '../../../language/language-context.ts';
import type { CellType } from '../../engine/cell-types.ts';
import type { TableColumn } from '../../engine/columns.ts';
import type { Sorting } from '../../engine/query/query.ts';
import type { TableState } from '../table.state.ts';
import { catalogue } from '../texts.ts';
import { LabelledSelect } from './labelled-select.tsx';

export interface SortByProps {
  readonly state: TableState;
}

/** The order of cards, which have no column headers. [UI-19] */
export function SortBy({ state: { snapshot, query, changeQuery } }: SortByProps) {
  const language = useLanguage();
  return (
    <LabelledSelect
      className="sort-by"
      label={language.texts(catalogue).toolbar.sortBy}
      value={sortingToOption(query.sorting)}
      options={sortOptions(snapshot.columns, query.sorting, language)}
      choose={option => changeQuery({ sorting: optionToSorting(option) })}
    />
  );
}

const maxOptions = 6;

/** The value of a sort option: `+` or `-` followed by the column key. */
const sortingToOption = (sorting: Sorting | undefined): string =>
  sorting ? `${sorting.descending ? '-' : '+'}${sorting.key}` : '';

const optionToSorting = (option: string): Sorting | undefined =>
  option ? { key: option.slice(1), descending: option.startsWith('-') } : undefined;

/**
 * The orders that cards can be sorted by, six at most: as received; by the first date and the first amount, both ways and
 * the newest and highest first; by status, then by the other columns. An order that was chosen elsewhere is among them.
 * [UI-19]
 */
export function sortOptions(
  columns: readonly TableColumn[],
  sorting: Sorting | undefined,
  language: Language,
) {
  const { asReceived, ascending, descending } = language.texts(catalogue).toolbar;
  const up = ({ key, title }: TableColumn) => ({ value: `+${key}`, label: ascending({ title }) });
  const down = ({ key, title }: TableColumn) => ({ value: `-${key}`, label: descending({ title }) });
  const sortable = columns.filter(({ isSortable, hasText }) => isSortable && hasText);
  const firstOf = (wanted: CellType) => sortable.filter(({ type }) => type === wanted).slice(0, 1);
  const bothWays = [...firstOf('date'), ...firstOf('amount')];
  const others = [...new Set([...firstOf('status'), ...sortable])].filter(each => !bothWays.includes(each));
  const orders = [
    ...bothWays.flatMap(column => [down(column), up(column)]),
    ...others.map(up),
    ...others.map(down),
  ];
  const shown = orders.slice(0, maxOptions - 1);
  const current = orders.find(({ value }) => value === sortingToOption(sorting));
  if (current && !shown.includes(current)) shown.splice(-1, 1, current);
  return [{ value: '', label: asReceived }, ...shown];
}
