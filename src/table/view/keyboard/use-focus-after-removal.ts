import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { countRowsBefore, focusableRows, focusName, rowContaining } from './row-keyboard.ts';

interface FocusPosition {
  readonly control: Element;
  /** The index of its row among the focusable rows. */
  readonly rowIndex: number;
}

/** The row that last received the focus from this code, or whose focus has just become visible. */
let arrival: { readonly row?: Element | undefined; readonly at: number } = { at: 0 };

/** Call when the person can see only now that the focus is in the row of this element. [RQ-09] */
export function noteArrival(element: Element): void {
  arrival = { row: rowContaining(element), at: performance.now() };
}

// What was focused in a hidden page has not been seen.
document.addEventListener('visibilitychange', () => {
  arrival = { ...arrival, at: performance.now() };
});

/** Whether the focus was moved to the name of a row less than a second ago: nobody has read the row. [RQ-07] */
export const hasJustArrived = (name: Element): boolean =>
  arrival.row === rowContaining(name) && performance.now() - arrival.at < 1000;

/**
 * When the focused row leaves the table, moves the focus to the name of the row that takes its place, or of the last
 * row; the next Tab goes to the controls of that row. Decided rows are skipped. [RQ-05]
 */
export function useFocusAfterRemoval() {
  const body = useRef<HTMLTableSectionElement>(null);
  const lastFocus = useRef<FocusPosition>(undefined);
  const remember = ({ target }: { readonly target: Element }) => {
    lastFocus.current = focusPosition(body.current, target);
  };
  useLayoutEffect(() => {
    const previous = lastFocus.current;
    if (!previous || !body.current) return;
    // A row above it may have been decided since.
    if (previous.control.isConnected) return remember({ target: previous.control });
    const rowsLeft = focusableRows(body.current);
    const row = rowsLeft[Math.min(previous.rowIndex, rowsLeft.length - 1)];
    const hasMoved = hasFocusMoved(document.activeElement);
    // The previous page may still be loading.
    if (!row && !hasMoved) return;
    lastFocus.current = undefined;
    if (!row || hasMoved) return;
    focusName(row);
    noteArrival(row);
  });
  return { ref: body, onFocusCapture: remember };
}

function focusPosition(body: Element | null, control: Element): FocusPosition | undefined {
  const row = rowContaining(control);
  if (!body || row?.parentElement !== body) return undefined;
  return { control, rowIndex: countRowsBefore(focusableRows(body), row) };
}

/**
 * Closes a dialog that a button of a row has opened. The focus goes to the name of the row: the button is about to be
 * disabled. [RQ-05]
 */
export function closeToNameOfRow(close: () => void, list: HTMLElement): void {
  flushSync(close);
  const button = list.shadowRoot?.activeElement;
  const row = button && rowContaining(button);
  if (row) focusName(row);
}

// When a focused control is removed, the browser moves the focus to the body.
const hasFocusMoved = (active: Element | null): boolean => active !== null && active !== document.body;
