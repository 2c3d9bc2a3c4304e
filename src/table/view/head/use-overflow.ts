import { useCallback, useLayoutEffect, useRef, useState } from 'react';
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
export function useOverflow({ snapshot }: Pick<TableState, 'snapshot'>) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState(fits);
  const measure = useCallback(() => {
    const { current: frame } = ref;
    const next =
      frame && isWider(frame) ? { overflows: true, ...measurePins(frame), ...outside(frame) } : fits;
    setOverflow(previous => unlessEqual(previous, next));
    if (frame?.querySelector('[aria-rowindex]')) keepWidths(frame);
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

/** Without rows the titles alone would decide how wide the columns are. */
function keepWidths(frame: HTMLElement): void {
  const widths = [...frame.querySelectorAll('thead > tr > *')].map(widthOf);
  for (const [index, width] of widths.entries()) frame.style.setProperty(`--_width-${index}`, `${width}px`);
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

/** The largest share of the width that pinned columns and the controls at the end may take; the rest scrolls. */
const maxPinnedShare = 0.6;

/**
 * Sets the offsets of the pinned columns and the width that sticks to each side. Returns how many columns are pinned, and
 * whether controls stick to the end.
 */
function measurePins(frame: HTMLElement) {
  const last = frame.querySelector('thead > tr > :last-child');
  const controlsWidth = last && isStickyAtEnd(last) ? widthOf(last) : 0;
  const maxWidth = frame.clientWidth * maxPinnedShare - controlsWidth;
  // Set at the end: reading a width after a style was set would lay the table out once more.
  const lengths: Record<string, string> = {};
  let pins = 0;
  let isFull = false;
  const selectionHeader = frame.querySelector('thead .selection');
  let pinnedWidth = selectionHeader ? widthOf(selectionHeader) : 0;
  for (const header of frame.querySelectorAll('thead > tr > [data-pin]')) {
    const width = widthOf(header);
    isFull ||= pinnedWidth + width > maxWidth;
    lengths[`--_pin-${header.getAttribute('data-pin')}`] = isFull ? 'auto' : `${pinnedWidth}px`;
    if (isFull) continue;
    pins += 1;
    pinnedWidth += width;
  }
  lengths['--_pinned'] = `${pinnedWidth}px`;
  lengths['--_controls'] = `${controlsWidth}px`;
  for (const [name, length] of Object.entries(lengths)) frame.style.setProperty(name, length);
  return { pins, hasControls: controlsWidth > 0 };
}

/** How much of a column may be covered before it counts as out of sight. */
const tolerance = 10;

/** A column that shows less than this at the fading edge shows nothing: its padding and a few letters. */
const leastShown = 36;

/**
 * The indexes of the columns that lie, wholly or in part, outside the visible part of the table. Sets how much of the one at
 * the fading edge is covered as `--_covered`. [TBL-28]
 */
function columnsOutOfSight(frame: HTMLElement): number[] {
  const { left, right } = frame.getBoundingClientRect();
  const sides = [lengthOf(frame, '--_pinned'), lengthOf(frame, '--_controls')];
  const isRtl = getComputedStyle(frame).direction === 'rtl';
  const [atLeft = 0, atRight = 0] = isRtl ? sides.toReversed() : sides;
  let covered = 0;
  const indexes = [...frame.querySelectorAll('thead > tr > *')].flatMap((header, index) => {
    if (getComputedStyle(header).position === 'sticky') return [];
    const box = header.getBoundingClientRect();
    if (box.left >= left + atLeft - tolerance && box.right <= right - atRight + tolerance) return [];
    const shown = isRtl ? box.right - left - atLeft : right - atRight - box.left;
    if (shown > 0 && shown < leastShown) covered = shown;
    return index;
  });
  frame.style.setProperty('--_covered', `${covered}px`);
  return indexes;
}

// Pinned columns are sticky, too, but at the start: they do not count here.
const isStickyAtEnd = (header: Element): boolean =>
  !header.hasAttribute('data-pin') && getComputedStyle(header).position === 'sticky';

const widthOf = (cell: Element): number => cell.getBoundingClientRect().width;

/** A length that is set on the frame, in pixels. */
export const lengthOf = ({ style }: HTMLElement, name: string): number =>
  Number.parseFloat(style.getPropertyValue(name)) || 0;
