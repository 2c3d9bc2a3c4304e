const shortPager = 7;

/**
 * The pages to list: all up to 7; otherwise the first, the last and those around the current one, with -1 for each gap.
 * [TBL-02]
 */
export function pagesListed(page: number, pages: number): number[] {
  if (pages <= shortPager) return Array.from({ length: pages }, (_, at) => at);
  const from = Math.max(1, Math.min(page - 1, pages - 5));
  const middle = [from, from + 1, from + 2, from + 3].filter(at => at < pages - 1);
  return [
    0,
    ...(from > 1 ? [-1] : []),
    ...middle,
    ...((middle.at(-1) ?? 0) < pages - 2 ? [-1] : []),
    pages - 1,
  ];
}
