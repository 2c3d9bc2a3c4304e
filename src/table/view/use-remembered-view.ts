import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Query } from '../rows/arranging.ts';
import type { Column } from '../rows/columns.ts';
import { allRows } from '../rows/row-source.ts';
import { type RememberedView, rememberable, rememberedView, rememberView } from './remembered-view.ts';

/** Milliseconds: of pages that are turned quickly, only the last is told to the browser. */
const restsFor = 50;
const none: RememberedView = { page: 0, size: undefined, sorting: undefined, filters: [] };

/** How the list was left, once: two lists of one kind on a page are told apart by their order. */
export function useRememberedView(kind: string | undefined) {
  const [name] = useState(() => kind && taken(kind));
  const [remembered] = useState(() => (name && rememberedView(name)) || none);
  const { page, size, sorting, filters } = remembered;
  const [query] = useState<Query>(() =>
    sorting || filters.length ? { ...allRows, sorting, filters } : allRows,
  );
  useLayoutEffect(() => {
    if (!name) return;
    names.add(name);
    return () => void names.delete(name);
  }, [name]);
  return { name, query, page, size };
}

// The lists that are in the page.
const names = new Set<string>();

function taken(kind: string): string {
  let number = 1;
  while (names.has(`${kind} ${number}`)) number += 1;
  // It is taken when it is shown: React may begin a rendering and throw it away.
  return `${kind} ${number}`;
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
    const view = { page, size, ...rememberable(query, columns) };
    const text = JSON.stringify(view);
    last.current ??= text;
    if (text === last.current) return;
    const keep = () => {
      last.current = text;
      rememberView(name, view);
    };
    const timer = setTimeout(keep, restsFor);
    return () => clearTimeout(timer);
  }, [name, query, page, size, columns]);
}
