import { type ReactNode, useId, useRef, useState } from 'react';
import { numberText } from '../../../domain/display/numbers.ts';
import { useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { inputClass } from '../../../ui/controls/input.ts';
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx';
import { type Column, TableColumn, tableColumns } from '../../engine/columns.ts';
import { filterOptions } from '../../engine/query/filter-options.ts';
import type { Filter } from '../../engine/query/query.ts';
import type { TableState } from '../table.state.ts';
import type { TableProps } from '../table-props.ts';
import { catalogue } from '../texts.ts';
import { ExportButton } from './export-button.tsx';
import { LabelledSelect } from './labelled-select.tsx';
import type { SortByProps } from './sort-by.tsx';

interface ToolbarProps extends TableProps {
  readonly state: TableState;
  /** The columns that lie outside the visible part of the table. */
  readonly outOfSight: readonly string[];
}

/** Search, filters and export; on narrow pages all but the search is behind a button, with the sort order. [TBL-04] */
export function Toolbar({ state, outOfSight, ...table }: ToolbarProps) {
  const columns = filteredColumns(state, table.expectedColumns);
  return (
    <search className="toolbar">
      <SearchBox {...state.search} />
      <Options state={state} hasFilters={columns.length > 0 || Boolean(table.tools)}>
        {table.tools}
        <Filters {...{ state, columns }} />
        <div className="list-buttons">
          <ColumnsButton {...{ state, outOfSight }} />
          <ExportButton {...table} snapshot={state.snapshot} />
        </div>
      </Options>
    </search>
  );
}

// A lazy chunk: few visits sort cards.
const SortBy = lazyComponent<SortByProps>(
  () => import('./sort-by.tsx').then(loaded => loaded.SortBy),
  () => <div className="labelled-select" />,
);

interface OptionsProps {
  readonly state: TableState;
  /** Whether there is more than the order and the export. */
  readonly hasFilters: boolean;
  readonly children: ReactNode;
}

/** What stands beside the search; on narrow pages behind a button that says how many filters are set. */
function Options({ state, hasFilters, children }: OptionsProps) {
  const { filters, sort } = useTexts(catalogue).toolbar;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = state.query.filters.length;
  return (
    <>
      <span className="options-button">
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span>{hasFilters ? filters : sort}</span>
          {count > 0 && <bdi>{`(${numberText(count)})`}</bdi>}
        </Button>
      </span>
      <div className="options" id={id} data-open={isOpen}>
        {isOpen && <SortBy state={state} />}
        {children}
      </div>
    </>
  );
}

function SearchBox({ text, change }: TableState['search']) {
  const texts = useTexts(catalogue);
  const id = useId();
  return (
    <div className="search">
      <label htmlFor={id} className="visually-hidden">
        {texts.toolbar.search}
      </label>
      <Icon d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.7 10.7L14 14" />
      <input
        id={id}
        className={inputClass}
        type="search"
        placeholder={texts.toolbar.search}
        autoComplete="off"
        value={text}
        onChange={event => change(event.target.value)}
      />
    </div>
  );
}

interface FiltersProps {
  readonly state: TableState;
  /** Those with a filter. */
  readonly columns: readonly TableColumn[];
}

function Filters({ state: { snapshot, query, changeQuery }, columns }: FiltersProps) {
  const texts = useTexts(catalogue);
  const { filters } = query;
  // A list that fails with a restored filter can be loaded without it.
  const isReserved = !snapshot.columns.length && !(snapshot.phase === 'failed' && filters.length);
  if (!columns.length) return null;
  // Not visible until their titles are known: other titles would move them.
  return (
    <div className={isReserved ? 'filters is-reserved' : 'filters'}>
      {columns.map(column => {
        const { key, title } = column;
        const chosen = chosenIn(filters, key);
        return (
          <LabelledSelect
            key={key}
            className="filter"
            label={title}
            value={chosen}
            options={filterOptions(column, texts.toolbar.all, chosen)}
            choose={text => changeQuery({ filters: withFilter(filters, { key, text }) })}
          />
        );
      })}
    </div>
  );
}

const chosenIn = (filters: readonly Filter[], column: string): string =>
  filters.find(({ key }) => key === column)?.text ?? '';

/**
 * The columns with a filter, and those that are filtered although the answer lists no choices, or not even the column.
 * Until the answer states its columns, the expected ones reserve the space of their filters.
 */
function filteredColumns({ snapshot, query: { filters } }: TableState, expected: readonly Column[] = []) {
  const { store } = snapshot;
  const columns = snapshot.columns.length ? snapshot.columns : tableColumns(expected, store);
  const others = filters.filter(({ key }) => !columns.some(column => column.key === key));
  return [
    ...columns.filter(({ key, filter }) => filter || chosenIn(filters, key)),
    ...others.map(({ key }) => new TableColumn({ key, title: key }, store, -1)),
  ];
}

function withFilter(filters: readonly Filter[], filter: Filter): Filter[] {
  const others = filters.filter(({ key }) => key !== filter.key);
  return filter.text ? [...others, filter] : others;
}

// A lazy chunk: few visits change the columns.
const ColumnsPanel = lazyComponent(() => import('./columns-panel.tsx').then(loaded => loaded.ColumnsPanel));

/** With fewer columns, there is nothing worth hiding. */
const minColumns = 3;

interface ColumnsButtonProps {
  readonly state: TableState;
  /** The columns that lie outside the visible part of the table. */
  readonly outOfSight: readonly string[];
}

/**
 * Opens the choice of visible columns, and says how many lie outside the visible part of the table. Hidden on narrow
 * pages, where cards have hidden columns under 'More'. [TBL-28] [TBL-30]
 */
function ColumnsButton({ state, outOfSight }: ColumnsButtonProps) {
  const texts = useTexts(catalogue);
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="columns">
      {state.snapshot.columns.filter(({ stated }) => !stated.isHidden).length >= minColumns && (
        <Button ref={anchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {outOfSight.length
            ? texts.toolbar.moreColumns({ count: outOfSight.length })
            : texts.toolbar.columns}
        </Button>
      )}
      {isOpen && <ColumnsPanel {...{ state, outOfSight }} anchor={anchor} close={() => setOpen(false)} />}
    </span>
  );
}
