import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { rowsDeciding } from '../engine/columns.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import type { Query } from '../engine/query/query.ts';
import type { RowStore } from '../engine/store/row-store.ts';
import { type PageTable, usePageTable } from './page-table.tsx';
import { pageCount, validPage } from './pager/paging.ts';
import { layoutOf } from './rows/cell-layout.ts';
import { usePageRows } from './rows/page-rows.ts';
import { hiddenColumns, rememberHiddenColumns } from './state/hidden-columns.ts';
import { useRememberedView, useRemembering } from './state/use-remembered-view.ts';
import type { TableProps } from './table-props.ts';
import { useSnapshot } from './use-snapshot.ts';

/** The rows shown and the query that led to them. [TBL-02] to [TBL-05] */
export function useTableState({ source, searchDelay = 200, ...props }: TableProps) {
  const shown = useSnapshot(source);
  const before = useRememberedView(source.name);
  const [query, setQuery] = useState(before.query);
  const choose = useCallback((change: Partial<Query>) => setQuery(before => ({ ...before, ...change })), []);
  const search = useSearch(searchDelay, text => choose({ search: text.trim() }));
  useEffect(() => source.query(query), [source, query]);

  const paging = usePaging(shown, props.pageSize ?? 10, before);
  const hidden = useHiddenColumns(source.name, props.columnVisibility);
  const rows = usePageRows(shown, paging.page, paging.size);
  const table = usePageTable(shown, { ...props, ...props.work, columnVisibility: hidden.visibility, rows });
  const columns = table.getVisibleLeafColumns();
  const layout = useLayout(columns, shown.store);
  useRemembering(before.name, {
    query,
    page: paging.turned.query === query ? paging.turned.page : 0,
    size: paging.chosenSize,
    columns: shown.columns,
  });
  const deciding = rowsDeciding(shown.store);
  return { shown, query, choose, search, table, columns, layout, deciding, hidden, paging };
}

export type TableState = ReturnType<typeof useTableState>;

/** How its cells stand is decided when there are rows, and not anew while others arrive. */
function useLayout(columns: ReturnType<PageTable['getVisibleLeafColumns']>, store: RowStore) {
  const isFilled = store.size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: that there are rows is all that is asked of them.
  return useMemo(
    () =>
      layoutOf(
        columns.flatMap(({ columnDef }) => columnDef.meta?.placed ?? []),
        store,
      ),
    [columns, store, isFilled],
  );
}

/** Where a list begins: at the first page in the page's size, or as the browser's Back finds it. */
interface Beginning {
  readonly query: Query;
  readonly page: number;
  readonly size: number | undefined;
}

/** The page that is shown. It belongs to the query it was turned to: another one begins at its first page. [TBL-02] */
function usePaging(shown: TableSnapshot, standardSize: number, beginning: Beginning) {
  const { query, rows } = shown;
  const [turned, setTurned] = useState({ query: beginning.query, page: beginning.page, turns: 0 });
  const [chosenSize, setChosenSize] = useState(beginning.size);
  const size = chosenSize ?? standardSize;
  const wanted = turned.query === query ? turned.page : 0;
  // A page that was left is waited for as long as it may still come.
  const pages = Math.max(pageCount(rows.length, size), expects(shown, wanted * size) ? wanted + 1 : 0);
  const page = validPage(wanted, pages);
  return {
    page,
    pages,
    size,
    chosenSize,
    /** The page that was turned to, whether it is there yet or not; `turns` grows whenever somebody turns to one. */
    turned,
    turn(to: number) {
      setTurned(({ turns }) => ({ query, page: validPage(to, pages), turns: turns + 1 }));
    },
    resize(to: number) {
      // The row that came first stays in sight.
      setTurned(({ turns }) => ({ query, page: Math.floor((page * size) / to), turns }));
      setChosenSize(to);
    },
  };
}

const expects = ({ phase, total = 0 }: TableSnapshot, row: number): boolean =>
  phase === 'loading' && row < total;

/** What stands in the search box, and the search that follows when typing has paused. [TBL-03] */
function useSearch(delay: number, find: (text: string) => void) {
  const [text, setText] = useState('');
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    text,
    change(typed: string) {
      setText(typed);
      clearTimeout(timer.current);
      // What is empty needs no pause: nobody types on from there.
      if (delay <= 0 || typed === '') find(typed);
      else timer.current = window.setTimeout(find, delay, typed);
    },
  };
}

/** Which columns a person has put away, beside those that the screen does not show. */
function useHiddenColumns(name: string | undefined, stated: TableProps['columnVisibility']) {
  const [keys, setKeys] = useState(() => hiddenColumns(name));
  const visibility = useMemo(
    () => (keys.length ? { ...stated, ...Object.fromEntries(keys.map(key => [key, false])) } : stated),
    [keys, stated],
  );
  return {
    keys,
    visibility,
    show(key: string, isShown: boolean) {
      const others = keys.filter(other => other !== key);
      const left = isShown ? others : [...others, key];
      setKeys(left);
      rememberHiddenColumns(name, left);
    },
  };
}
