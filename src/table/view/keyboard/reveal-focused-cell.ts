import type { FocusEvent } from 'react';
import { lengthOf } from '../head/measure-pins.ts';

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
