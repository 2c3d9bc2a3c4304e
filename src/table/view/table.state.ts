import { useEffect, useRef, useState } from 'react';
import type { Query } from '../rows/arranging.ts';
import { allRows } from '../rows/row-source.ts';
import { usePageTable } from './page-table.tsx';
import { pageCount, validPage } from './paging.ts';
import type { TableProps } from './table-props.ts';
import { useShown } from './use-shown.ts';

/** The rows shown and the query that led to them. [TBL-02] to [TBL-05] */
export function useTableState({ source, searchDelay = 200, ...props }: TableProps) {
  const shown = useShown(source);
  const [query, setQuery] = useState(allRows);
  const choose = (change: Partial<Query>) => setQuery(before => ({ ...before, ...change }));
  const search = useSearch(searchDelay, text => choose({ search: text.trim() }));
  useEffect(() => source.query(query), [source, query]);

  const paging = usePaging(shown.query, shown.rows.length, props.pageSize ?? 10);
  const { selecting } = props.work ?? {};
  const table = usePageTable(shown, { ...props, ...props.work, page: paging.page, pageSize: paging.size });
  return { shown, query, choose, search, table, columns: table.getVisibleLeafColumns(), paging, selecting };
}

export type TableState = ReturnType<typeof useTableState>;

/** The page that is shown. It belongs to the query it was turned to: another one begins at its first page. [TBL-02] */
function usePaging(query: Query, rows: number, standardSize: number) {
  const [turned, setTurned] = useState({ query, page: 0 });
  const [chosenSize, setChosenSize] = useState<number>();
  const size = chosenSize ?? standardSize;
  const pages = pageCount(rows, size);
  const page = validPage(turned.query === query ? turned.page : 0, pages);
  return {
    page,
    pages,
    size,
    turn: (to: number) => setTurned({ query, page: validPage(to, pages) }),
    resize(to: number) {
      // The row that came first stays in sight.
      setTurned({ query, page: Math.floor((page * size) / to) });
      setChosenSize(to);
    },
  };
}

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
