import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { TableState } from '../table.state.ts';

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
 * the sticky header inside itself. The offsets of the pinned columns are set as `--_pin-0`, `--_pin-1` and so on, and the
 * widths of all as `--_width-0` and so on, for the time without rows.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, { snapshot }: Pick<TableState, 'snapshot'>) {
  const [overflow, setOverflow] = useState(fits);
  const measure = useCallback(() => {
    const shown = ref.current && measureFrame(ref.current);
    if (shown) setOverflow(previous => unlessEqual(previous, shown));
  }, [ref]);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame?.firstElementChild) return;
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(frame.firstElementChild);
    frame.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', measure);
    };
  }, [ref, measure]);
  const shownColumns = snapshot.rows.length ? snapshot.columns : undefined;
  // Before the first rows are painted, so that the button with the number of columns out of sight shifts no other.
  useLayoutEffect(() => {
    if (shownColumns) measure();
  }, [measure, shownColumns]);
  return overflow;
}

/** Reads everything before it sets anything: reading after setting would lay the table out once more. */
function measureFrame(frame: HTMLElement): Overflow {
  const widths = widthsToKeep(frame);
  const pinned = isWider(frame) ? measurePins(frame) : undefined;
  const sides = pinned && measureSides(frame, pinned);
  setLengths(frame, { ...pinned?.lengths, ...sides?.lengths });
  setLengths(frame.querySelector('thead'), widths);
  return { ...fits, ...pinned?.shown, ...sides?.shown };
}

/** Custom properties and their values. */
type Lengths = Readonly<Record<string, string>>;

/** Sets what has changed: the browser computes the styles of all descendants anew after each. */
function setLengths(element: HTMLElement | null, lengths: Lengths): void {
  for (const [name, length] of Object.entries(lengths))
    if (element && element.style.getPropertyValue(name) !== length) element.style.setProperty(name, length);
}

/** The widths of the columns; none without rows, where the titles alone would decide them. */
function widthsToKeep(frame: HTMLElement): Lengths {
  if (!frame.querySelector('[aria-rowindex]')) return {};
  const headers = [...frame.querySelectorAll('thead > tr > *')];
  return Object.fromEntries(headers.map((header, index) => [`--_width-${index}`, `${widthOf(header)}px`]));
}

const isWider = (frame: HTMLElement): boolean =>
  (frame.firstElementChild?.scrollWidth ?? 0) > frame.clientWidth + 1 + spareWidth(frame);

const unlessEqual = (previous: Overflow, next: Overflow): Overflow =>
  JSON.stringify(previous) === JSON.stringify(next) ? previous : next;

/** How wide what sticks to each side is, in pixels. */
interface PinnedWidths {
  readonly start: number;
  readonly end: number;
}

/** The widths as they were set last. */
export const pinnedWidths = ({ style }: HTMLElement): PinnedWidths => ({
  start: Number.parseFloat(style.getPropertyValue('--_pinned')) || 0,
  end: Number.parseFloat(style.getPropertyValue('--_controls')) || 0,
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

/** The largest share of the width that pinned columns and the controls at the end may take; the rest scrolls. */
const maxPinnedShare = 0.6;

/** Measures what sticks to each side: the offsets of the pinned columns, how many there are, and the controls at the end. */
function measurePins(frame: HTMLElement) {
  const last = frame.querySelector('thead > tr > :last-child');
  const end = last && isStickyAtEnd(last) ? widthOf(last) : 0;
  const maxWidth = frame.clientWidth * maxPinnedShare - end;
  const offsets: Record<string, string> = {};
  let pins = 0;
  let isFull = false;
  const selectionHeader = frame.querySelector('thead .selection');
  let start = selectionHeader ? widthOf(selectionHeader) : 0;
  for (const header of frame.querySelectorAll('thead > tr > [data-pin]')) {
    const width = widthOf(header);
    isFull ||= start + width > maxWidth;
    offsets[`--_pin-${header.getAttribute('data-pin')}`] = isFull ? 'auto' : `${start}px`;
    if (isFull) continue;
    pins += 1;
    start += width;
  }
  return {
    start,
    end,
    shown: { overflows: true, pins, hasControls: end > 0 },
    lengths: { ...offsets, '--_pinned': `${start}px`, '--_controls': `${end}px` },
  };
}

/** How much of a column may be covered before it counts as out of sight. */
const tolerance = 10;

/** A column that shows less than this at the fading edge shows nothing: its padding and a few letters. */
const leastShown = 36;

/** Which columns lie outside the visible part, and how much of the one at the fading edge is covered. [TBL-28] */
function measureSides(frame: HTMLElement, { start, end }: PinnedWidths) {
  const { left, right } = frame.getBoundingClientRect();
  const isRtl = getComputedStyle(frame).direction === 'rtl';
  const [atLeft, atRight] = isRtl ? [end, start] : [start, end];
  let covered = 0;
  const outOfSight = [...frame.querySelectorAll('thead > tr > *')].flatMap((header, index) => {
    if (getComputedStyle(header).position === 'sticky') return [];
    const box = header.getBoundingClientRect();
    if (box.left >= left + atLeft - tolerance && box.right <= right - atRight + tolerance) return [];
    const shown = isRtl ? box.right - left - atLeft : right - atRight - box.left;
    // On a right-to-left page the beginnings of Latin texts would be cut.
    if (shown > 0 && shown < (isRtl ? box.width : leastShown)) covered = shown;
    return index;
  });
  return {
    shown: { hidden: hiddenSides(frame), outOfSight },
    lengths: { '--_covered': `${covered}px` },
  };
}

// Pinned columns are sticky, too, but at the start: they do not count here.
const isStickyAtEnd = (header: Element): boolean =>
  !header.hasAttribute('data-pin') && getComputedStyle(header).position === 'sticky';

const widthOf = (cell: Element): number => cell.getBoundingClientRect().width;
