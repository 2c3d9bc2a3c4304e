import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchDelay as defaultDelay, rowsPerPage } from '../../domain/table-defaults.ts';
import { allCount, type TableSnapshot, type TableSource } from '../engine/loading/table-source.ts';
import type { Query } from '../engine/query/query.ts';
import { cellLayouts, isVisible, usePageTable } from './page-table.tsx';
import { usePaging } from './pager/paging.ts';
import { usePageRows } from './rows/page-rows.ts';
import { useRememberView, useRestoredView } from './state/remembered-view.ts';
import { useCompactRows, useHiddenColumns } from './state/stored-choices.ts';
import type { TableProps } from './table-props.ts';

/** The state of a table: its snapshot, the query, the current page and the TanStack table of that page. [TBL-02] to [TBL-05] */
export function useTableState({ source, searchDelay = defaultDelay, ...props }: TableProps) {
  const snapshot = useSnapshot(source);
  const restored = useRestoredView(source.name);
  const [query, setQuery] = useState(restored.query);
  const changeQuery = useCallback(
    (change: Partial<Query>) => setQuery(current => ({ ...current, ...change })),
    [],
  );
  const search = useSearch(searchDelay, text => changeQuery({ search: text.trim() }));
  const isShort = props.mayBeShort === true && (snapshot.total ?? snapshot.store.count) <= shortListRows;
  const defaultSize = isShort ? shortListRows : (props.pageSize ?? rowsPerPage);
  const paging = usePaging({ source, snapshot, query, defaultSize, start: restored });
  const hidden = useHiddenColumns(source.name, snapshot.columns);
  const compactRows = useCompactRows();
  const { selectionUi, cellEditor } = props.extensions ?? {};
  const hasChoices = Boolean(props.actions ?? selectionUi ?? cellEditor);
  const { rows, ids, places, hold } = usePageRows(snapshot, { list: source.list, ...paging, hasChoices });
  const layout = useLayout(snapshot, hidden.visibility);
  const table = usePageTable(snapshot, { ...props, ...props.extensions, rows, layout });
  const allColumns = table.getAllLeafColumns();
  const columns = useMemo(() => allColumns.filter(isVisible), [allColumns]);
  const view = { query, page: paging.pageToRemember, size: paging.chosenSize, columns: snapshot.columns };
  useRememberView(restored.historyKey, view);
  return {
    ...{ snapshot, query, changeQuery, search, table, columns, layout },
    ...{ hidden, compactRows, paging, places, ids, hold },
    isBare: useIsBare(isShort, isEmptyList(snapshot, query, props.tools), snapshot, source.list),
  };
}

/**
 * Whether a list has neither toolbar nor pager: all rows fit on one page without tools, or it was loaded without rows. What a
 * loaded list has had of both stays: the focus may be there. [TBL-14]
 */
function useIsBare(isShort: boolean, isEmpty: boolean, { phase }: TableSnapshot, list: string): boolean {
  const [loaded, setLoaded] = useState<{ readonly list: string; readonly isBare: boolean }>();
  const wasBare = loaded?.list === list ? loaded.isBare : undefined;
  const isLoaded = phase !== 'loading';
  const isBare = wasBare !== false && (isShort || (isEmpty && (isLoaded || wasBare === true)));
  if (isLoaded && isBare !== wasBare) setLoaded({ list, isBare });
  return isBare;
}

/** Whether the list has no rows, and the toolbar nothing that may bring some. */
const isEmptyList = (
  snapshot: TableSnapshot,
  { search, filters }: Query,
  tools: TableProps['tools'],
): boolean => allCount(snapshot) === 0 && !search && !filters.length && !tools;

const shortListRows = 31;

export type TableState = ReturnType<typeof useTableState>;

/**
 * The current snapshot of a row source; renders again after each change.
 *
 * Subscribes in a layout effect: React's own `useSyncExternalStore` subscribes after the first paint, so rows that
 * were prefetched would be preceded by a painted empty table.
 */
function useSnapshot(source: TableSource): TableSnapshot {
  const [last, setLast] = useState({ source, snapshot: source.snapshot() });
  useLayoutEffect(() => {
    let previous: TableSnapshot | undefined;
    const update = () => {
      const snapshot = source.snapshot();
      const render = () => setLast(shown => (shown.snapshot === snapshot ? shown : { source, snapshot }));
      // Flush the first rows and the answer to a query synchronously, to avoid painting an outdated table first.
      const isUrgent =
        previous && (snapshot.query !== previous.query || (snapshot.rows.length && !previous.rows.length));
      previous = snapshot;
      if (isUrgent) flushSync(render);
      else render();
    };
    update();
    return source.subscribe(update);
  }, [source]);
  return last.source === source ? last.snapshot : source.snapshot();
}

/** The cell layout is computed with the first rows and kept while more arrive, so that nothing shifts. */
function useLayout({ columns, store }: TableSnapshot, visibility: Readonly<Record<string, boolean>>) {
  const hasRows = store.size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the rows only through `hasRows`.
  return useMemo(
    () => cellLayouts(columns.filter(({ key }) => visibility[key] !== false)),
    [columns, visibility, store, hasRows],
  );
}

/** The text of the search box, and the debounced search for it. [TBL-03] */
function useSearch(delay: number, search: (text: string) => void) {
  const [text, setText] = useState('');
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    text,
    change(typed: string) {
      setText(typed);
      clearTimeout(timer.current);
      // Clearing the box needs no debounce.
      if (delay <= 0 || typed === '') search(typed);
      else timer.current = window.setTimeout(search, delay, typed);
    },
  };
}
