import type { FocusEvent, KeyboardEvent } from 'react';
import { lengthOf } from '../head/measure-pins.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

// Elements that handle these keys themselves.
const keyHandlingSelector = 'input, select, textarea, [contenteditable], [role^="menu"], [popover], dialog';

/**
 * Keyboard shortcuts while the focus is in the table: up and down, or k and j, move to the same control of the previous or
 * next row; a slash moves to the search box. Keys with a modifier keep their meaning. [TBL-31]
 */
export function moveFocusByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof Element) || event.defaultPrevented) return;
  if (ctrlKey || metaKey || altKey || target.closest(keyHandlingSelector)) return;
  if (key === '/') {
    event.preventDefault();
    searchBoxFor(event.currentTarget)?.focus();
  } else if (Object.hasOwn(steps, key)) moveToRow(event, target, steps[key] ?? 0);
}

const searchBoxFor = (frame: Element) =>
  frame.closest('.table')?.querySelector<HTMLElement>('input[type="search"]');

function moveToRow(event: KeyboardEvent<HTMLElement>, control: Element, step: number): void {
  const rows = focusableRows(event.currentTarget);
  const row = rowContaining(control);
  // From a column title, down moves to the first row.
  const targetIndex = row ? targetRowIndex(rows, row, step) : step > 0 ? 0 : -1;
  const targetRow = rows[targetIndex];
  if (!row && !targetRow) return;
  const controls = targetRow ? controlsIn(targetRow) : [];
  if (!row && !controls.length) return;
  event.preventDefault();
  const index = row ? controlIndex(row, control) : 0;
  controls[Math.min(index, controls.length - 1)]?.focus();
}

/** The index of the next row among the focusable ones; the current row may not be one of them, such as a decided row. */
function targetRowIndex(rows: readonly Element[], row: Element, step: number): number {
  const index = countRowsBefore(rows, row);
  if (step < 0) return index - 1;
  return rows[index] === row ? index + 1 : index;
}

const gap = 8;

/** Scrolls a focused control out from under the columns that stick to both sides. [TBL-31] */
export function revealFocusedCell({ currentTarget: frame, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest('td, th');
  if (!cell || frame.scrollWidth <= frame.clientWidth || getComputedStyle(cell).position === 'sticky') return;
  const sides = [lengthOf(frame, '--_pinned'), lengthOf(frame, '--_controls')];
  const [left = 0, right = 0] = getComputedStyle(frame).direction === 'rtl' ? sides.toReversed() : sides;
  const box = frame.getBoundingClientRect();
  const control = target.getBoundingClientRect();
  const hiddenLeft = box.left + left + gap - control.left;
  const hiddenRight = control.right + gap + right - box.right;
  if (hiddenLeft > 0) frame.scrollLeft -= hiddenLeft;
  else if (hiddenRight > 0) frame.scrollLeft += hiddenRight;
}

/** Selects the focusable controls of a row. */
const controlSelector = 'button, a[href], input, select, textarea';

/** The visible controls of a row, in document order. */
export const controlsIn = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(controlSelector)].filter(control => control.getClientRects().length);

/** The position of a control among those of its row; 0 for an element that is not one of them. */
export const controlIndex = (row: Element, control: Element): number =>
  Math.max(0, (controlsIn(row) as Element[]).indexOf(control));

/** The rows that still accept focus: not decided rows, nor the rows that hold notes and details. */
export const focusableRows = (body: Element): Element[] => [
  ...body.querySelectorAll('tr[aria-rowindex]:not([data-state])'),
];

/** The row that a control belongs to, also when it is in the note or the details below that row. */
export function rowContaining(control: Element): Element | undefined {
  let row: Element | null = control.closest('tr');
  while (row && !row.hasAttribute('aria-rowindex')) row = row.previousElementSibling;
  return row ?? undefined;
}

/** How many of these rows precede the given one in the document. */
export const countRowsBefore = (rows: readonly Element[], row: Element): number =>
  rows.filter(other => other.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).length;
