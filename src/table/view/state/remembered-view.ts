import { useEffect, useRef, useState } from 'react';
import type { TableColumn } from '../../engine/columns.ts';
import { allRows, type Filter, type Query, type Sorting } from '../../engine/query/query.ts';
import { pageSizes } from '../pager/paging.ts';
import { readHistoryState, useHistoryKey, writeHistoryState } from './history-state.ts';

/** Milliseconds between two writes: browsers limit how often the history state may be replaced. */
const writeInterval = 100;

/** The view that Back restores, read once at mount; a list without a name is not remembered. */
export function useRestoredView(listName: string | undefined) {
  const historyKey = useHistoryKey(listName);
  const [restored] = useState(() => {
    const { page, size, sorting, filters } = parseRememberedView(historyKey && readHistoryState(historyKey));
    const query = sorting || filters.length ? { ...allRows, sorting, filters } : allRows;
    return { query, page, size };
  });
  return { historyKey, ...restored };
}

/** How a list is shown at the moment. */
interface CurrentView {
  readonly query: Query;
  readonly page: number;
  readonly size: number | undefined;
  readonly columns: readonly TableColumn[];
}

/**
 * Writes the current view into the history state, so that Back can restore it: at once, since the next press may leave
 * the page, and when pages are turned quickly, the last one after the interval.
 */
export function useRememberView(
  historyKey: string | undefined,
  { query, page, size, columns }: CurrentView,
): void {
  const lastWritten = useRef<string>(undefined);
  const lastWrittenAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // The columns decide which filters may be remembered.
    if (!historyKey || !columns.length) return;
    const view = viewToRemember({ query, page, size }, columns);
    const text = JSON.stringify(view);
    lastWritten.current ??= text;
    if (text === lastWritten.current) return;
    const write = () => {
      lastWritten.current = text;
      lastWrittenAt.current = performance.now();
      writeHistoryState(historyKey, view);
    };
    const wait = lastWrittenAt.current + writeInterval - performance.now();
    if (wait <= 0) return write();
    const timer = setTimeout(write, wait);
    return () => clearTimeout(timer);
  }, [historyKey, query, page, size, columns]);
}

/** The view that Back restores. Holds no data of rows: neither the search nor a filter whose options come from rows. [TBL-33] */
export interface RememberedView {
  readonly page: number;
  readonly size: number | undefined;
  readonly sorting: Sorting | undefined;
  readonly filters: readonly Filter[];
}

/**
 * The parts of a view that may be remembered: the sort order, the page size, and filters whose options the screen itself
 * lists. The page number is only kept when nothing else had to be left out, since it counts the matching rows.
 */
export function viewToRemember(
  { query, page, size }: Omit<CurrentView, 'columns'>,
  columns: readonly Pick<TableColumn, 'key' | 'filter'>[],
): RememberedView {
  const isListed = ({ key, text }: Filter) => {
    const filter = columns.find(column => column.key === key)?.filter;
    return Array.isArray(filter) && filter.includes(text);
  };
  const filters = query.filters.filter(isListed);
  const isComplete = !query.search && filters.length === query.filters.length;
  return { page: isComplete ? page : 0, size, sorting: query.sorting, filters };
}

/** Validates a remembered view; anything that is missing or not valid gets its default. */
export function parseRememberedView(stored: unknown): RememberedView {
  const { page, size, sorting, filters } = Object(stored);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    size: pageSizes.find(known => known === size),
    sorting: isSorting(sorting) ? sorting : undefined,
    filters: Array.isArray(filters) ? filters.filter(isFilter) : [],
  };
}

const isSorting = (stored: unknown): stored is Sorting => {
  const { key, descending } = Object(stored);
  return typeof key === 'string' && typeof descending === 'boolean';
};

const isFilter = (stored: unknown): stored is Filter => {
  const { key, text } = Object(stored);
  return typeof key === 'string' && typeof text === 'string';
};
