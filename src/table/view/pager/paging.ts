/** How many rows a page may have. [TBL-02] */
export const pageSizes = [10, 25, 50, 100] as const;

/** An item of the pager: a page, from 0, or the ellipsis that stands for those between. */
export type PagerItem = number | 'ellipsis';

/** More pages than these are not all listed. */
export const mostItems = 7;

export const pageCount = (rows: number, pageSize: number): number => Math.max(Math.ceil(rows / pageSize), 1);

/** The page itself, or the nearest that there is. */
export const validPage = (page: number, pages: number): number => Math.max(0, Math.min(page, pages - 1));

/** What the pager shows: up to 7 pages all of them, else 7 items with the first, the last and those around. [TBL-02] */
export function pagerItems(page: number, pages: number): PagerItem[] {
  if (pages <= mostItems) return numbers(0, pages);
  if (page < 4) return [...numbers(0, 5), 'ellipsis', pages - 1];
  if (page > pages - 5) return [0, 'ellipsis', ...numbers(pages - 5, 5)];
  return [0, 'ellipsis', ...numbers(page - 1, 3), 'ellipsis', pages - 1];
}

const numbers = (first: number, count: number): number[] =>
  [...Array(count).keys()].map(index => first + index);
