import type { Column } from '../../engine/columns.ts';
import type { Filter, Query, Sorting } from '../../engine/query/query.ts';
import { pageSizes } from '../pager/paging.ts';

/** What the browser's Back finds of a list: never a search, nor a filter whose texts come from rows. [TBL-33] */
export interface RememberedView {
  readonly page: number;
  readonly size: number | undefined;
  readonly sorting: Sorting | undefined;
  readonly filters: readonly Filter[];
}

/** How a list is shown. */
interface Shown {
  readonly query: Query;
  readonly page: number;
  readonly size: number | undefined;
}

/**
 * What may be remembered of it: its order, and filters by one of the texts that the screen itself lists. A page is one of
 * what was found: where something of that may not be remembered, it is the first.
 */
export function rememberable({ query, page, size }: Shown, columns: readonly Column[]): RememberedView {
  const isListed = ({ key, text }: Filter) => {
    const filter = columns.find(column => column.key === key)?.filter;
    return Array.isArray(filter) && filter.includes(text);
  };
  const filters = query.filters.filter(isListed);
  const isWhole = !query.search && filters.length === query.filters.length;
  return { page: isWhole ? page : 0, size, sorting: query.sorting, filters };
}

/** How a list was left, as far as what was kept says so. */
export function viewIn(kept: unknown): RememberedView {
  const { page, size, sorting, filters } = Object(kept);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    size: pageSizes.find(known => known === size),
    sorting: isSorting(sorting) ? sorting : undefined,
    filters: Array.isArray(filters) ? filters.filter(isFilter) : [],
  };
}

const isSorting = (kept: unknown): kept is Sorting => {
  const { key, descending } = Object(kept);
  return typeof key === 'string' && typeof descending === 'boolean';
};

const isFilter = (kept: unknown): kept is Filter => {
  const { key, text } = Object(kept);
  return typeof key === 'string' && typeof text === 'string';
};
