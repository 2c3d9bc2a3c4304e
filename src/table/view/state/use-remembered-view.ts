import { useEffect, useRef, useState } from 'react';
import { allRows, type Query } from '../../engine/query/query.ts';
import type { TableColumn } from '../../engine/table-column.ts';
import { readHistoryState, useHistoryKey, writeHistoryState } from './history-state.ts';
import { parseRememberedView, viewToRemember } from './remembered-view.ts';

/** Milliseconds between two writes: browsers limit how often the history state may be replaced. */
const writeInterval = 100;

/** The view that Back restores, read once at mount; a list without a name is not remembered. */
export function useRestoredView(listName: string | undefined) {
  const historyKey = useHistoryKey(listName);
  const [{ page, size, sorting, filters }] = useState(() =>
    parseRememberedView(historyKey && readHistoryState(historyKey)),
  );
  const [query] = useState<Query>(() =>
    sorting || filters.length ? { ...allRows, sorting, filters } : allRows,
  );
  return { historyKey, query, page, size };
}

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
