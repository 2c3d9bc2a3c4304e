import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { searchDelay as defaultDelay, rowsPerPage } from '../../domain/table-defaults.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import type { Query } from '../engine/query/query.ts';
import { usePageTable } from './page-table.tsx';
import { usePaging } from './pager/paging.ts';
import { cellLayouts } from './rows/cell-layout.ts';
import { usePageRows } from './rows/page-rows.ts';
import { useRememberView, useRestoredView } from './state/remembered-view.ts';
import {
  hasCompactRows,
  hiddenColumns,
  rememberCompactRows,
  rememberHiddenColumns,
} from './state/stored-choices.ts';
import type { TableProps } from './table-props.ts';
import { useSnapshot } from './use-snapshot.ts';

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
  const hidden = useHiddenColumns(source.name, props.columnVisibility);
  const compactRows = useCompactRows();
  const keepsPlaces = hasGuardedControls(snapshot, props.actions);
  const { rows, places, hold } = usePageRows(snapshot, { list: source.list, ...paging, keepsPlaces });
  const layout = useLayout(snapshot, hidden.visibility);
  const table = usePageTable(snapshot, {
    ...props,
    ...props.extensions,
    columnVisibility: hidden.visibility,
    ...{ rows, layout },
  });
  const columns = table.getVisibleLeafColumns();
  const view = { query, page: paging.pageToRemember, size: paging.chosenSize, columns: snapshot.columns };
  useRememberView(restored.historyKey, view);
  return {
    ...{ snapshot, query, changeQuery, search, table, columns, layout },
    ...{ hidden, compactRows, paging, places, hold },
    /** Whether all rows fit on one page without tools. */
    isShort,
  };
}

/** Whether the rows have buttons that decide or remove. [RQ-07] */
const hasGuardedControls = (
  { columns }: Pick<TableSnapshot, 'columns'>,
  actions: TableProps['actions'],
): boolean => actions !== undefined || columns.some(({ type }) => type === 'delete');

const shortListRows = 31;

export type TableState = ReturnType<typeof useTableState>;

/** The cell layout is computed with the first rows and kept while more arrive, so that nothing shifts. */
function useLayout({ columns, store }: TableSnapshot, visibility: TableProps['columnVisibility']) {
  const hasRows = store.size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the rows only through `hasRows`.
  return useMemo(
    () => cellLayouts(columns.filter(({ key }) => visibility?.[key] !== false)),
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

/** The columns that the person has hidden, in addition to those that the screen hides. */
function useHiddenColumns(name: string | undefined, screenVisibility: TableProps['columnVisibility']) {
  const [keys, setKeys] = useState(() => hiddenColumns(name));
  const visibility = useMemo(
    () =>
      keys.length
        ? { ...screenVisibility, ...Object.fromEntries(keys.map(key => [key, false])) }
        : screenVisibility,
    [keys, screenVisibility],
  );
  const hide = (hiddenKeys: readonly string[]) => {
    setKeys(hiddenKeys);
    rememberHiddenColumns(name, hiddenKeys);
  };
  return {
    keys,
    visibility,
    showAll: () => hide([]),
    setShown(key: string, isShown: boolean) {
      const others = keys.filter(other => other !== key);
      hide(isShown ? others : [...others, key]);
    },
  };
}

/** Whether the person has chosen compact rows. */
function useCompactRows() {
  const [isCompact, setCompact] = useState(hasCompactRows);
  const choose = (chosen: boolean) => {
    setCompact(chosen);
    rememberCompactRows(chosen);
  };
  return { isCompact, choose };
}
