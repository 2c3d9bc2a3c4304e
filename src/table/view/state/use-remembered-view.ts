import { useEffect, useRef, useState } from 'react';
import { readHistoryState, useHistoryKey, writeHistoryState } from '../../../ui/hooks/history-state.ts';
import type { Column } from '../../engine/columns.ts';
import { allRows, type Query } from '../../engine/query/query.ts';
import { rememberable, viewIn } from './remembered-view.ts';

/** Milliseconds: of pages that are turned quickly, only the last is told to the browser. */
const restsFor = 50;

/** How the list was left, once; a list without a kind is not remembered. */
export function useRememberedView(kind: string | undefined) {
  const name = useHistoryKey(kind);
  const [{ page, size, sorting, filters }] = useState(() => viewIn(name && readHistoryState(name)));
  const [query] = useState<Query>(() =>
    sorting || filters.length ? { ...allRows, sorting, filters } : allRows,
  );
  return { name, query, page, size };
}

interface Left {
  readonly query: Query;
  readonly page: number;
  readonly size: number | undefined;
  readonly columns: readonly Column[];
}

/** Keeps how the list is shown for the browser's Back, when it has rested for a moment. */
export function useRemembering(name: string | undefined, { query, page, size, columns }: Left): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    // Which filters may be kept is known with the columns.
    if (!name || !columns.length) return;
    const view = rememberable({ query, page, size }, columns);
    const text = JSON.stringify(view);
    last.current ??= text;
    if (text === last.current) return;
    const keep = () => {
      last.current = text;
      writeHistoryState(name, view);
    };
    const timer = setTimeout(keep, restsFor);
    return () => clearTimeout(timer);
  }, [name, query, page, size, columns]);
}
