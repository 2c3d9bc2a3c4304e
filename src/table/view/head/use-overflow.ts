import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { columnsOutOfSight } from './columns-out-of-sight.ts';
import { measurePins } from './measure-pins.ts';

/** What of a table lies outside its frame. */
interface Overflow {
  /** Whether the columns are wider than the frame. */
  readonly overflows: boolean;
  /** How many columns stick to the start while the others scroll. */
  readonly pins: number;
  /** On which sides columns are scrolled out of view. */
  readonly hidden?: 'start' | 'end' | 'start end' | undefined;
  /** The indexes of the columns outside the visible part. [TBL-28] */
  readonly outOfSight: readonly number[];
}

const fits: Overflow = { overflows: false, pins: 0, outOfSight: [] };

/**
 * Measures whether the columns are wider than the frame. Only then may the frame scroll horizontally: a scroll container keeps
 * the sticky header inside itself. The offsets of the pinned columns are set as `--_pin-0`, `--_pin-1` and so on.
 */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState(fits);
  useLayoutEffect(() => {
    const frame = ref.current;
    const content = frame?.firstElementChild;
    if (!frame || !content) return;
    const measure = () => {
      const isWider = content.scrollWidth > frame.clientWidth + 1 + spareWidth(frame);
      const next = isWider ? { overflows: true, pins: measurePins(frame), ...outside(frame) } : fits;
      setOverflow(previous => unlessEqual(previous, next));
    };
    const updateSides = () =>
      setOverflow(previous => unlessEqual(previous, { ...previous, ...outside(frame) }));
    // Before the rows are painted, so that the button with the number of columns out of sight shifts no other.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(frame);
    observer.observe(content);
    frame.addEventListener('scroll', updateSides, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', updateSides);
    };
  }, []);
  return { ref, ...overflow };
}

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
