import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Observable } from '../../../platform/observable.ts';
import { useObservable } from '../../../ui/hooks/use-observable.ts';
import { useOnReturn } from '../../../ui/hooks/use-on-withdrawal.ts';
import type { TableSnapshot } from '../../engine/loading/table-source.ts';
import type { RowStore } from '../../engine/store/row-store.ts';
import type { PageRow } from '../table-props.ts';

/** The rows of a page and their places. `rows` is the same array while only rows of other pages change. [TBL-02] */
export function usePageRows(snapshot: TableSnapshot, page: PlacesProps) {
  const { store } = snapshot;
  const { places, ids, hold } = usePagePlaces(snapshot, page);
  const numbers = places.filter(row => row !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the row numbers by their joined text, and their content by how many were replaced.
  const rows: readonly PageRow[] = useMemo(
    () => numbers.map(number => makePageRow(store, number)),
    [store, store.rewritten.length, store.language, numbers.join()],
  );
  return { rows, places, ids, hold };
}

function makePageRow(store: RowStore, number: number): PageRow {
  const id = store.idAt(number);
  const cells = store.columns.map(column => column.cellAt(number));
  return {
    id,
    name: store.columns[0]?.shownAt(number) ?? '',
    number,
    hasId: store.hasIdAt(number),
    cells,
    facts: [id, ...cells.map(({ text, currency }) => `${text} ${currency}`)].join('\n'),
    text: key => store.column(key)?.textAt(number) ?? '',
    field: name => store.fieldAt(number, name),
  };
}

/** The rows of a page by number, in the order of their places; `undefined` is the empty place of a row that has left. */
type Places = readonly (number | undefined)[];

interface PlacesProps {
  readonly list: string;
  /** Position of the first row of the page. */
  readonly first: number;
  readonly size: number;
  /** Whether rows have buttons that decide, boxes that choose what is saved, or fields, beside the controls of their columns. */
  readonly hasChoices: boolean;
}

/** The lists with the pointer or the focus in their rows: a list that became shorter would move those below it. */
const listsInUse = new Observable<ReadonlySet<object>>(new Set());

/** What the page showed last. */
interface Shown {
  /** Tells pages, orders and searches apart. */
  readonly page: string;
  readonly query: TableSnapshot['query'];
  readonly ids: readonly string[];
}

/**
 * The places of a page. While the pointer or the focus is in the rows of any list, each row keeps its place, and
 * the place of one that has left stays empty: a button that moved might be pressed in place of another. [RQ-07]
 *
 * The rows that arrived are shown as they are as soon as pointer and focus have left, when the page changes, and when no row of
 * the page is left.
 */
function usePagePlaces(
  { columns, store, query, rows, page: hostPage }: TableSnapshot,
  { list, first, size, hasChoices }: PlacesProps,
) {
  const hold = useHold();
  const arrived = [...(hostPage ? rows : rows.subarray(first, first + size))];
  // The host may state the type of a cell in some rows only. [TBL-10]
  const hasRemove = (row: number) => store.columns.some(column => column.typeAt(row) === 'delete');
  const [listWithControls, setListWithControls] = useState<string>();
  // Also after the last row with Remove has left: its place is kept, and the others keep their focus.
  const keepsPlaces =
    hasChoices ||
    listWithControls === list ||
    columns.some(({ holdsControls }) => holdsControls) ||
    arrived.some(hasRemove);
  if (keepsPlaces && listWithControls !== list) setListWithControls(list);
  const isHeld = useObservable(listsInUse, lists => keepsPlaces && lists.size > 0);
  const shown = useRef<Shown>(undefined);
  const page = JSON.stringify([list, first, size]);
  const isSamePage = shown.current?.page === page && shown.current.query === query;
  const held = isHeld && isSamePage ? heldPlaces(store, shown.current?.ids ?? [], arrived, size) : undefined;
  const ids = held?.ids ?? arrived.map(row => store.idAt(row));
  // The next person is not told what became of the rows of the one before.
  useOnReturn(() => {
    shown.current = undefined;
  });
  useLayoutEffect(() => {
    if (keepsPlaces) shown.current = { page, query, ids };
    // Browsers do not say that the pointer has left what was removed.
    if (!ids.length || !keepsPlaces) hold(false);
  });
  return { places: held?.places ?? arrived, ids, hold: keepsPlaces ? hold : undefined };
}

/** A function that notes whether the pointer or the focus is in the rows of this list. */
function useHold(): (isHeld: boolean) => void {
  const [hold] = useState(() => {
    const list = {};
    return (isHeld: boolean) => {
      if (listsInUse.value.has(list) === isHeld) return;
      const others = [...listsInUse.value].filter(each => each !== list);
      listsInUse.value = new Set(isHeld ? [...others, list] : others);
    };
  });
  useLayoutEffect(() => () => hold(false), [hold]);
  return hold;
}

/** Undefined if none of the rows is left. */
export function heldPlaces(
  store: Pick<RowStore, 'rowWith' | 'idAt' | 'isPresent'>,
  kept: readonly string[],
  arrived: readonly number[],
  size: number,
): { readonly ids: readonly string[]; readonly places: Places } | undefined {
  const places: Places = kept.map(id => store.rowWith(id));
  // The store forgets a row at once; the snapshot may still have it.
  if (places.every(row => row === undefined) && arrived.every(row => store.isPresent(row))) return undefined;
  const added = arrived
    .filter(row => !places.includes(row) && store.isPresent(row))
    .slice(0, size - kept.length);
  return { ids: [...kept, ...added.map(row => store.idAt(row))], places: [...places, ...added] };
}

const rowsThatMayLeave = 'tr:is([data-state], [data-selected], :has([data-changed="true"]))';

/** The heights in pixels of decided, selected and edited rows, by position, so that their places can be kept after they have left. [RQ-07] */
export function useRowHeights(body: RefObject<Element | null>): (index: number) => number | undefined {
  const heights = useRef(new Map<number, number>());
  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLElement>(rowsThatMayLeave) ?? [])
      heights.current.set(Number(row.ariaRowIndex) - 2, row.offsetHeight);
  });
  return index => heights.current.get(index);
}

/** Milliseconds from a press to its end, for a slow hand. */
const pressDuration = 400;

type Hold = ((isHeld: boolean) => void) | undefined;

/** Event handlers for the body of a table: `hold` learns whether the pointer or the focus is in the rows. [RQ-07] */
export const holdPlaces = (hold: Hold) =>
  hold
    ? {
        onFocus: () => hold(true),
        onPointerEnter: () => hold(true),
        onPointerLeave: ({ currentTarget }: PointerEvent) => hold(currentTarget.matches(':focus-within')),
        // A press elsewhere takes the focus at once: what is pressed must not move before the press has ended.
        onBlur: ({ currentTarget }: FocusEvent) =>
          void setTimeout(
            () => hold(currentTarget.matches(':focus-within') || currentTarget.matches(':hover')),
            pressDuration,
          ),
      }
    : {};
