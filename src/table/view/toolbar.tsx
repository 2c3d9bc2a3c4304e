import { memo, type ReactNode, useId } from 'react';
import { inputClass } from '../../ui/input.ts';
import type { Filter, Sorting } from '../rows/arranging.ts';
import type { Column } from '../rows/columns.ts';
import { filterOptions } from '../rows/filtering.ts';
import { Choice } from './choice.tsx';
import { Columns } from './columns.tsx';
import { Export } from './export.tsx';
import type { TableState } from './table.state.ts';
import type { ExportPlan } from './table-props.ts';

interface ToolbarProps {
  readonly state: TableState;
  readonly exportName: string | undefined;
  /** The columns that stand for those of the answer until it comes, so that their filters have a place. */
  readonly awaited: readonly Column[] | undefined;
  readonly tools?: ReactNode;
  readonly exporting: ExportPlan | undefined;
}

/** Search, filters and export; on narrow places the order, too, since cards have no header. Turning a page leaves it. */
export const Toolbar = memo(
  Tools,
  (a, b) =>
    a.exportName === b.exportName &&
    a.tools === b.tools &&
    a.exporting === b.exporting &&
    a.state.shown === b.state.shown &&
    a.state.query === b.state.query &&
    a.state.layout === b.state.layout &&
    a.state.search.text === b.state.search.text,
);

function Tools({ state, exportName, exporting, awaited = [], tools }: ToolbarProps) {
  const { shown, query, choose, search } = state;
  const id = useId();
  return (
    <search className="toolbar">
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
          value={search.text}
          onChange={event => search.change(event.target.value)}
        />
      </div>
      {tools}
      {(shown.columns.length ? shown.columns : awaited).map(
        (column, index) =>
          column.filter && (
            <Choice
              key={column.key}
              className="filter"
              label={column.title}
              value={query.filters.find(({ key }) => key === column.key)?.text ?? ''}
              options={filterOptions(shown.store, index, column.filter)}
              choose={text => choose({ filters: withFilter(query.filters, { key: column.key, text }) })}
            />
          ),
      )}
      <div className="order">
        <Choice
          label="Sort by"
          value={orderOf(state)}
          options={orders(state)}
          choose={order => choose({ sorting: sortingIn(order) })}
        />
      </div>
      <Columns state={state} />
      <Export state={state} name={exportName} plan={exporting} />
    </search>
  );
}

function withFilter(filters: readonly Filter[], filter: Filter): Filter[] {
  const others = filters.filter(({ key }) => key !== filter.key);
  return filter.text ? [...others, filter] : others;
}

// An order as the value of an option: a sign before the key of its column.
const orderOf = ({ query: { sorting } }: TableState): string =>
  sorting ? `${sorting.descending ? '-' : '+'}${sorting.key}` : '';

const sortingIn = (order: string): Sorting | undefined =>
  order ? { key: order.slice(1), descending: order.startsWith('-') } : undefined;

const orders = ({ shown }: TableState) => [
  { value: '', label: 'As received' },
  ...shown.columns
    .filter(({ title }) => title)
    .flatMap(({ key, title }) => [
      { value: `+${key}`, label: `${title}, ascending` },
      { value: `-${key}`, label: `${title}, descending` },
    ]),
];
