import type { KeyboardEvent } from 'react';
import { controlIndex, controlsIn, countRowsBefore, focusableRows, rowContaining } from './focusable-rows.ts';

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
