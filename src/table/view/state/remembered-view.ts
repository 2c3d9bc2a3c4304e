import type { Filter, Query, Sorting } from '../../engine/query/query.ts';
import type { TableColumn } from '../../engine/table-column.ts';
import { pageSizes } from '../pager/paging.ts';

/** The view that Back restores. Holds no data of rows: neither the search nor a filter whose options come from rows. [TBL-33] */
export interface RememberedView {
  readonly page: number;
  readonly size: number | undefined;
  readonly sorting: Sorting | undefined;
  readonly filters: readonly Filter[];
}

/** How a list is shown at the moment. */
interface CurrentView {
  readonly query: Query;
  readonly page: number;
  readonly size: number | undefined;
}

/**
 * The parts of a view that may be remembered: the sort order, the page size, and filters whose options the screen itself
 * lists. The page number is only kept when nothing else had to be left out, since it counts the matching rows.
 */
export function viewToRemember(
  { query, page, size }: CurrentView,
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
