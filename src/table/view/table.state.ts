import { useEffect, useMemo, useRef, useState } from 'react';
import type { Query, Sorting } from '../rows/arranging.ts';
import { allRows, type RowSource } from '../rows/row-source.ts';
import { useGrammar } from './grammar.ts';
import { pageCount, validPage } from './paging.ts';
import { useShown } from './use-shown.ts';

/** What a person has chosen to see. */
export interface Choices {
  readonly search: string;
  /** Column key → the text that its cells must have. */
  readonly filters: Readonly<Record<string, string>>;
  /** Undefined: as received. */
  readonly sorted: Sorting | undefined;
}

const noChoices: Choices = { search: '', filters: {}, sorted: undefined };

/** The rows shown and the choices that led to them. [TBL-02] to [TBL-05] */
export function useTableState(source: RowSource, standardPageSize: number, searchDelay: number) {
  const shown = useShown(source);
  const [choices, setChoices] = useState(noChoices);
  // A page belongs to the arrangement it was turned to: another one begins at its first page.
  const [place, setPlace] = useState({ query: shown.query, page: 0 });
  const [pageSize, setPageSize] = useState(standardPageSize);
  const choose = (change: Partial<Choices>) => setChoices(before => ({ ...before, ...change }));
  const search = useSearch(searchDelay, text => choose({ search: text }));
  useQuery(source, choices);

  const pages = pageCount(shown.rows.length, pageSize);
  const page = validPage(place.query === shown.query ? place.page : 0, pages);
  const grammar = useGrammar(shown, page, pageSize);
  const paging = {
    page,
    pages,
    size: pageSize,
    turn: (to: number) => setPlace({ query: shown.query, page: validPage(to, pages) }),
    resize(size: number) {
      // The row that came first stays in sight.
      setPlace({ query: shown.query, page: Math.floor((page * pageSize) / size) });
      setPageSize(size);
    },
  };
  return { shown, choices, choose, search, grammar, paging };
}

export type TableState = ReturnType<typeof useTableState>;

function useQuery(source: RowSource, choices: Choices): void {
  const query = useMemo<Query>(() => {
    if (choices === noChoices) return allRows;
    return {
      search: choices.search.trim(),
      filters: Object.entries(choices.filters).map(([key, text]) => ({ key, text })),
      sorting: choices.sorted,
    };
  }, [choices]);
  useEffect(() => source.query(query), [source, query]);
}

/** What stands in the search box, and the search that follows when typing has paused. [TBL-03] */
function useSearch(delay: number, find: (query: string) => void) {
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
