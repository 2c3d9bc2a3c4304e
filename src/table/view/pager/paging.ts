import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowsPerPage } from '../../../domain/table-defaults.ts';
import {
  type HostPage,
  isCounted,
  matchingCount,
  type PageWindow,
  type TableSnapshot,
  type TableSource,
} from '../../engine/loading/table-source.ts';
import type { Query } from '../../engine/query/query.ts';

interface PagingProps {
  readonly source: TableSource;
  readonly snapshot: TableSnapshot;
  /** The query that people see in the toolbar; its result may not have arrived yet. */
  readonly query: Query;
  readonly defaultSize: number;
  /** The view at mount: the restored one, or the first page. */
  readonly start: { readonly query: Query; readonly page: number; readonly size: number | undefined };
}

/** The current page and page size, which the source is told. Another query starts at its first page. [TBL-02] [TBL-24] */
export function usePaging({ source, snapshot, query, defaultSize, start }: PagingProps) {
  const [target, setTarget] = useState({ query: start.query, page: start.page, turns: 0 });
  const [chosenSize, setChosenSize] = useState(start.size);
  const wanted = { page: target.query === query ? target.page : 0, size: chosenSize ?? defaultSize };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that could not be loaded is asked for again when it is turned to again.
  useEffect(() => source.query(query, wanted), [source, query, wanted.page, wanted.size, target.turns]);

  const { page: hostPage } = snapshot;
  const asked = hostPage ? query : snapshot.query;
  const { size, ...shown } = hostPage
    ? hostPageShown(snapshot, hostPage, wanted)
    : ownPageShown(snapshot, target, wanted.size);
  const pageCount = Math.max(countPages(matchingCount(snapshot), size), shown.expectedPages);
  const page = clampPage(shown.page, pageCount);
  const change = (to: Partial<typeof target>, toSize: number | undefined) => {
    setTarget(({ turns }) => ({ query: asked, page, turns, ...to }));
    setChosenSize(toSize);
  };
  return {
    page,
    pageCount,
    size,
    chosenSize,
    /** Position of the first row that is shown among those that match. */
    first: hostPage?.first ?? page * size,
    /** The requested page, whose rows may not have arrived yet; `turns` counts how often a page was requested. */
    target,
    pageToRemember: hostPage ? page : wanted.page,
    turn: (to: number) =>
      change({ page: clampPage(to, pageCount), turns: target.turns + 1 }, hostPage ? size : chosenSize),
    // Keeps the first row of the page on the new page; a host-paged list starts again.
    resize: (to: number) => change({ page: hostPage ? 0 : Math.floor((page * size) / to) }, to),
  };
}

/** Whether all rows that match fit on a page of any size, so that there is nothing to page. [TBL-02] */
export const isOnePage = (snapshot: TableSnapshot, { size }: { readonly size: number }): boolean =>
  snapshot.phase !== 'loading' &&
  isCounted(snapshot) &&
  matchingCount(snapshot) <= Math.min(size, rowsPerPage);

/** While a page of the host is loading, the pager is ahead of the rows; if that fails, it goes back to them. */
function hostPageShown({ phase, isReloading }: TableSnapshot, { first, size }: HostPage, wanted: PageWindow) {
  const isTurning = phase === 'loading' && !isReloading;
  return { ...(isTurning ? wanted : { page: first / size, size }), expectedPages: 0 };
}

/** While the rows are loading, a restored page counts as long as its own may still arrive. */
function ownPageShown(
  { query, phase, total = 0 }: TableSnapshot,
  target: { query: Query; page: number },
  size: number,
) {
  const page = target.query === query ? target.page : 0;
  const isExpected = phase === 'loading' && page * size < total;
  return { page, size, expectedPages: isExpected ? page + 1 : 0 };
}

const nearest = { block: 'nearest', behavior: 'instant' } as const;

type ElementRef = RefObject<HTMLElement | null>;

/** Scrolls to the top of a new page; after a change of the page size, keeps the control for it visible. [TBL-02] */
export function useScrollToPage(
  { target, size }: Pick<ReturnType<typeof usePaging>, 'target' | 'size'>,
  frame: ElementRef,
  foot: ElementRef,
): void {
  const { turns } = target;
  const previous = useRef({ turns, size });
  useLayoutEffect(() => {
    const last = previous.current;
    previous.current = { turns, size };
    if (last.size === size && last.turns === turns) return;
    // In an animation frame, just before the browser lays out anyway: measuring here would force a layout of its own.
    const request = requestAnimationFrame(() => {
      if (last.size !== size) foot.current?.scrollIntoView(nearest);
      else {
        scrollToTop(frame.current);
        // Keeps the focused pager button visible for people who turn pages by keyboard.
        foot.current?.querySelector('button:focus-visible')?.scrollIntoView(nearest);
      }
    });
    return () => cancelAnimationFrame(request);
  }, [turns, size, frame, foot]);
}

function scrollToTop(frame: HTMLElement | null): void {
  if (!frame) return;
  frame.scrollTop = 0;
  const stickyTop = Number.parseFloat(getComputedStyle(frame).scrollMarginTop) || 0;
  if (frame.getBoundingClientRect().top < stickyTop)
    frame.scrollIntoView({ block: 'start', behavior: 'instant' });
}

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
