import { rowsPerPage } from '../../../domain/table-defaults.ts';

/** The page sizes to choose from. [TBL-02] */
export const pageSizes = [rowsPerPage, 25, 50, 100] as const;

/** An item of the pager: a page, from 0, or an ellipsis for the pages left out. */
export type PagerItem = number | 'ellipsis';

/** How many items the pager shows at most. */
export const maxPagerItems = 7;

/** The number of pages; an empty list has one. */
export const countPages = (rows: number, pageSize: number): number => Math.max(Math.ceil(rows / pageSize), 1);

/** Clamps a page to the existing ones. */
export const clampPage = (page: number, pages: number): number => Math.max(0, Math.min(page, pages - 1));

/** The pager's items: all of up to 7 pages, else 7 items with the first page, the last and those around the current one. [TBL-02] */
export function pagerItems(page: number, pages: number): PagerItem[] {
  if (pages <= maxPagerItems) return numbers(0, pages);
  if (page < 4) return [...numbers(0, 5), 'ellipsis', pages - 1];
  if (page > pages - 5) return [0, 'ellipsis', ...numbers(pages - 5, 5)];
  return [0, 'ellipsis', ...numbers(page - 1, 3), 'ellipsis', pages - 1];
}

const numbers = (first: number, count: number): number[] =>
  [...Array(count).keys()].map(index => first + index);
