import { lengthOf } from './measure-pins.ts';

/** How much of a column may be covered before it counts as out of sight. */
const tolerance = 10;

/** The indexes of the columns that lie, wholly or in part, outside the visible part of the table. [TBL-28] */
export function columnsOutOfSight(frame: HTMLElement): number[] {
  const { left, right } = frame.getBoundingClientRect();
  const sides = [lengthOf(frame, '--_pinned'), lengthOf(frame, '--_controls')];
  const [atLeft = 0, atRight = 0] = getComputedStyle(frame).direction === 'rtl' ? sides.toReversed() : sides;
  return [...frame.querySelectorAll('thead > tr > *')].flatMap((header, index) => {
    if (getComputedStyle(header).position === 'sticky') return [];
    const box = header.getBoundingClientRect();
    const isInSight = box.left >= left + atLeft - tolerance && box.right <= right - atRight + tolerance;
    return isInSight ? [] : index;
  });
}
