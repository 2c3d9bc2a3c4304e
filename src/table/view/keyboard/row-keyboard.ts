import type { KeyboardEvent } from 'react';
import { controlsIn, countBefore, placeIn, rowOf, rowsIn } from './focusable-rows.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

// What has a use of its own for keys.
const takesKeys = 'input, select, textarea, [contenteditable], [role^="menu"], [popover], dialog';

/**
 * With the focus in the table, arrow keys or j and k go to the same control of the next or the previous row, and a
 * slash goes to the search. Anywhere else, and with a modifier, every key is left to whatever it is for. [TBL-31]
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof Element) || event.defaultPrevented) return;
  if (ctrlKey || metaKey || altKey || target.closest(takesKeys)) return;
  if (key === '/') {
    event.preventDefault();
    searchBeside(event.currentTarget)?.focus();
  } else if (Object.hasOwn(steps, key)) moveOn(event, target, steps[key] ?? 0);
}

const searchBeside = (frame: Element) =>
  frame.closest('.table')?.querySelector<HTMLElement>('input[type="search"]');

function moveOn(event: KeyboardEvent<HTMLElement>, control: Element, step: number): void {
  const rows = rowsIn(event.currentTarget);
  const row = rowOf(control);
  // Where it is one of the header's titles, the rows begin below.
  const to = row ? placeAfter(rows, row, step) : step > 0 ? 0 : -1;
  const wanted = rows[to];
  if (!row && !wanted) return;
  event.preventDefault();
  if (!wanted) return;
  const controls = controlsIn(wanted);
  const place = row ? placeIn(row, control) : 0;
  controls[Math.min(place, controls.length - 1)]?.focus();
}

/** The next place that can be worked on; a row that is done with is passed over. */
function placeAfter(rows: readonly Element[], row: Element, step: number): number {
  const before = countBefore(rows, row);
  if (step < 0) return before - 1;
  return rows[before] === row ? before + 1 : before;
}
