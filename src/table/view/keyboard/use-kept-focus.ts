import { useLayoutEffect, useRef } from 'react';
import { controlsIn, countBefore, placeIn, rowOf, rowsIn } from './focusable-rows.ts';

interface Focused {
  readonly control: Element;
  /** How many rows stand before its own, and which of its row's controls it is. */
  readonly row: number;
  readonly index: number;
}

/**
 * Keeps the focus where the work is: when the row that has it leaves the table, the same control of the row that has
 * moved up takes it, else of the last row. Rows that are done with take none.
 */
export function useKeptFocus(rows: unknown) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<Focused>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks after every change of the rows.
  useLayoutEffect(() => {
    const was = focused.current;
    if (!was || !body.current || was.control.isConnected) return;
    focused.current = undefined;
    if (isElsewhere(document.activeElement)) return;
    const left = rowsIn(body.current);
    const row = left[Math.min(was.row, left.length - 1)];
    if (row) controlsIn(row)[was.index]?.focus();
  }, [rows]);
  const remember = ({ target }: { readonly target: Element }) => {
    focused.current = focusedIn(body.current, target);
  };
  return { ref: body, onFocus: remember };
}

function focusedIn(body: Element | null, control: Element): Focused | undefined {
  const row = rowOf(control);
  if (!body || row?.parentElement !== body) return undefined;
  return { control, row: countBefore(rowsIn(body), row), index: placeIn(row, control) };
}

// A control that leaves the page leaves the focus to its body.
const isElsewhere = (active: Element | null): boolean => active !== null && active !== document.body;
