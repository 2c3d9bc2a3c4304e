import { startTransition, useEffect, useMemo, useState } from 'react';
import { isControl } from '../engine/cell.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import { whenIdle } from '../engine/loading/when-idle.ts';
import { usePageRows } from './rows/page-rows.ts';

interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly size: number;
  readonly isTurning: boolean;
}

/**
 * The pages whose rows are in the document, in two places: the one that is shown and, where somebody turns pages, the next
 * one, hidden. It is rendered while the browser rests, so that turning to it only shows it. [TBL-02]
 *
 * `hasWork`: rows are decided, selected or edited here. Each time, the page that waits would be made anew: there is none.
 */
export function useRenderedPages(shown: TableSnapshot, paging: Paging, hasWork: boolean) {
  const { columns, store } = shown;
  const isActedOn = hasWork || columns.some((_, index) => isControl(store.typeOf(index)));
  const [first, second] = usePlaces(shown, paging, hasWork);
  const one = usePageRows(shown, first, paging.size);
  const other = usePageRows(shown, second, paging.size);
  const rows = useMemo(() => [...one.rows, ...other.rows], [one, other]);
  return { isActedOn, places: [one, other] as const, rows };
}

/** Two pages of the same rows that are rendered: the one in `place`, and the one after it in the other place. */
interface Pair {
  readonly rows: Uint32Array | undefined;
  readonly size: number;
  readonly page: number;
  readonly place: number;
}

/** Which page stands in which place. One that is not rendered yet takes a place over: its rows are filled anew. */
function usePlaces({ rows, phase }: TableSnapshot, paging: Paging, hasWork: boolean) {
  const { page, pages, size, isTurning } = paging;
  const [pair, setPair] = useState<Pair>({ rows: undefined, size, page, place: 0 });
  const isSame = pair.rows === rows && pair.size === size;
  const isNext = isSame && page === pair.page + 1;
  const place = isNext ? 1 - pair.place : pair.place;
  const beside = isNext ? pair.page : isSame && page === pair.page ? page + 1 : undefined;
  // While rows arrive, they come first.
  const isWanted = isTurning && !hasWork && phase !== 'loading' && page + 1 < pages;
  useEffect(() => {
    if (!isWanted) return;
    return whenIdle(() => startTransition(() => setPair({ rows, size, page, place })), 0);
  }, [isWanted, rows, size, page, place]);
  return place ? [beside, page] : [page, beside];
}
