import type { FocusEvent, KeyboardEvent } from 'react';
import { pinnedWidths } from '../head/use-overflow.ts';

/** Moves the focus to what names the next or the previous row (`toName`), or from a control to the same one there. */
export function moveToRow(
  event: KeyboardEvent<HTMLElement>,
  control: Element,
  step: number,
  toName: boolean,
): void {
  const rows = focusableRows(event.currentTarget);
  const row = rowContaining(control);
  // From a column title, down moves to the first row.
  const targetIndex = row ? targetRowIndex(rows, row, step) : step > 0 ? 0 : -1;
  const targetRow = rows[targetIndex];
  if (!row && !targetRow) return;
  const controls = targetRow ? controlsIn(targetRow) : [];
  if (!row && !controls.length) return;
  event.preventDefault();
  // An element that is none of the controls of its row leads to the first.
  const index = row ? Math.max(0, (controlsIn(row) as Element[]).indexOf(control)) : 0;
  if (targetRow && (toName || control.matches(rowNameSelector))) {
    focusName(targetRow);
    targetRow.scrollIntoView({ block: 'nearest' });
  } else controls[Math.min(index, controls.length - 1)]?.focus();
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
  const { start, end } = pinnedWidths(frame);
  const [left, right] = getComputedStyle(frame).direction === 'rtl' ? [end, start] : [start, end];
  const box = frame.getBoundingClientRect();
  const control = target.getBoundingClientRect();
  const hiddenLeft = box.left + left + gap - control.left;
  const hiddenRight = control.right + gap + right - box.right;
  if (hiddenLeft > 0) frame.scrollLeft -= hiddenLeft;
  else if (hiddenRight > 0) frame.scrollLeft += hiddenRight;
}

/** Selects what names a row: a cell of a table, the title of a card. */
export const rowNameSelector = 'tbody th, .name, [data-card-role="title"]';

/**
 * Focuses the cell that names a row. If the same button were focused instead, one more press of Enter would decide
 * about a row that nobody has looked at. Scrolls only for people who use the keyboard and have not scrolled away.
 */
export function focusName(row: Element): void {
  const names = [...row.querySelectorAll<HTMLElement>(rowNameSelector)];
  const name = names.find(shown => shown.getClientRects().length);
  if (!name) return;
  name.tabIndex = -1;
  name.focus({ preventScroll: true });
  if (name.matches(':focus-visible') && isNear(row)) name.scrollIntoView({ block: 'nearest' });
}

/** Whether the row is in the window, or next to it. */
function isNear(row: Element): boolean {
  const { top, bottom, height } = row.getBoundingClientRect();
  return bottom > -height && top < innerHeight + height;
}

/** Selects the focusable controls of a row. */
const controlSelector = 'button, a[href], input, select, textarea';

/** The visible controls of a row, in document order. */
export const controlsIn = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(controlSelector)].filter(control => control.getClientRects().length);

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
