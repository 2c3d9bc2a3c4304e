import { type ReactNode, useId } from 'react';
import { inputClass } from '../../../ui/controls/input.ts';
import type { Column } from '../../engine/columns.ts';
import { filterOptions } from '../../engine/query/filter-options.ts';
import type { Filter, Query, Sorting } from '../../engine/query/query.ts';
import type { RowStore } from '../../engine/store/row-store.ts';
import type { ExportPlan } from '../row-work.ts';
import type { TableState } from '../table.state.ts';
import { ColumnsButton } from './columns-button.tsx';
import { ExportButton } from './export-button.tsx';
import { LabelledSelect } from './labelled-select.tsx';

interface ToolbarProps {
  readonly state: TableState;
  readonly exportName: string | undefined;
  /** The columns that stand for those of the answer until it comes, so that their filters have a place. */
  readonly awaited: readonly Column[] | undefined;
  readonly tools?: ReactNode;
  readonly exporting: ExportPlan | undefined;
}

/** Search, filters and export; on narrow places the order, too, since cards have no header. */
export function Toolbar({ state, exportName, exporting, awaited = [], tools }: ToolbarProps) {
  const { shown, query, choose, search } = state;
  const { store } = shown;
  const columns = shown.columns.length ? shown.columns : awaited;
  return (
    <search className="toolbar">
      <SearchBox {...search} />
      {tools}
      <Choices
        {...{ columns, store, choose }}
        filters={query.filters}
        sorting={query.sorting}
        isAwaited={columns === awaited}
      />
      <ColumnsButton state={state} />
      <ExportButton shown={shown} name={exportName} plan={exporting} />
    </search>
  );
}

function SearchBox({ text, change }: TableState['search']) {
  const id = useId();
  return (
    <div className="search">
      <label htmlFor={id} className="visually-hidden">
        Search
      </label>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.7 10.7L14 14" />
      </svg>
      <input
        id={id}
        className={inputClass}
        type="search"
        placeholder="Search"
        autoComplete="off"
        value={text}
        onChange={event => change(event.target.value)}
      />
    </div>
  );
}

interface ChoicesProps extends Pick<Query, 'filters' | 'sorting'> {
  readonly columns: readonly Column[];
  readonly isAwaited: boolean;
  readonly store: RowStore;
  choose(change: Partial<Query>): void;
}

/** Filters and order. */
const Choices = ({ columns, isAwaited, store, filters, sorting, choose }: ChoicesProps) => (
  <>
    {columns.map(
      (column, index) =>
        column.filter && (
          <LabelledSelect
            key={column.key}
            className="filter"
            label={column.title}
            value={filters.find(({ key }) => key === column.key)?.text ?? ''}
            options={filterOptions(store, index, column.filter)}
            choose={text => choose({ filters: withFilter(filters, { key: column.key, text }) })}
          />
        ),
    )}
    <div className="order">
      <LabelledSelect
        label="Sort by"
        value={orderOf(sorting)}
        options={orders(isAwaited ? [] : columns)}
        choose={order => choose({ sorting: sortingIn(order) })}
      />
    </div>
  </>
);

function withFilter(filters: readonly Filter[], filter: Filter): Filter[] {
  const others = filters.filter(({ key }) => key !== filter.key);
  return filter.text ? [...others, filter] : others;
}

// An order as the value of an option: a sign before the key of its column.
const orderOf = (sorting: Sorting | undefined): string =>
  sorting ? `${sorting.descending ? '-' : '+'}${sorting.key}` : '';

const sortingIn = (order: string): Sorting | undefined =>
  order ? { key: order.slice(1), descending: order.startsWith('-') } : undefined;

const orders = (columns: readonly Column[]) => [
  { value: '', label: 'As received' },
  ...columns
    .filter(({ title }) => title)
    .flatMap(({ key, title }) => [
      { value: `+${key}`, label: `${title}, ascending` },
      { value: `-${key}`, label: `${title}, descending` },
    ]),
];
