import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TableState } from '../table.state.ts';
import { columnsOutOfSight, measurePins } from './measure-pins.ts';

/** What of a table lies outside its frame. */
interface Overflow {
  /** Whether the columns are wider than the frame. */
  readonly overflows: boolean;
  /** How many columns stick to the start while the others scroll. */
  readonly pins: number;
  /** Whether the last column sticks to the end. */
  readonly hasControls: boolean;
  /** On which sides columns are scrolled out of view. */
  readonly hidden?: 'start' | 'end' | 'start end' | undefined;
  /** The indexes of the columns outside the visible part. [TBL-28] */
  readonly outOfSight: readonly number[];
}

const fits: Overflow = { overflows: false, pins: 0, hasControls: false, outOfSight: [] };

/**
 * Measures whether the columns are wider than the frame. Only then may the frame scroll horizontally: a scroll container keeps
 * the sticky header inside itself. The offsets of the pinned columns are set as `--_pin-0`, `--_pin-1` and so on.
 */
export function useOverflow({ snapshot }: Pick<TableState, 'snapshot'>) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState(fits);
  const measure = useCallback(() => {
    const { current: frame } = ref;
    const next =
      frame && isWider(frame) ? { overflows: true, ...measurePins(frame), ...outside(frame) } : fits;
    setOverflow(previous => unlessEqual(previous, next));
  }, []);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame?.firstElementChild) return;
    const updateSides = () =>
      setOverflow(previous => unlessEqual(previous, { ...previous, ...outside(frame) }));
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(frame.firstElementChild);
    frame.addEventListener('scroll', updateSides, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', updateSides);
    };
  }, [measure]);
  const shownColumns = snapshot.rows.length ? snapshot.columns : undefined;
  // Before the first rows are painted, so that the button with the number of columns out of sight shifts no other.
  useLayoutEffect(() => {
    if (shownColumns) measure();
  }, [measure, shownColumns]);
  return { ref, ...overflow };
}

const isWider = (frame: HTMLElement): boolean =>
  (frame.firstElementChild?.scrollWidth ?? 0) > frame.clientWidth + 1 + spareWidth(frame);

const unlessEqual = (previous: Overflow, next: Overflow): Overflow =>
  JSON.stringify(previous) === JSON.stringify(next) ? previous : next;

const outside = (frame: HTMLElement) => ({
  hidden: hiddenSides(frame),
  outOfSight: columnsOutOfSight(frame),
});

/** The padding after the last column: without it, its texts and controls are still whole. */
function spareWidth(frame: Element): number {
  const last = frame.querySelector('thead > tr > :last-child');
  return last ? Number.parseFloat(getComputedStyle(last).paddingInlineEnd) - 1 : 0;
}

function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow['hidden'] {
  // Negative on a right-to-left page.
  const before = Math.abs(scrollLeft);
  const isAtStart = before <= 1;
  if (before + clientWidth >= scrollWidth - 1) return isAtStart ? undefined : 'start';
  return isAtStart ? 'end' : 'start end';
}
