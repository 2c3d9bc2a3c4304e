/** The largest share of the width that pinned columns and the controls at the end may take; the rest scrolls. */
const maxPinnedShare = 0.6;

/**
 * Sets the offsets of the pinned columns and the width that sticks to each side. Returns how many columns are pinned, and
 * whether controls stick to the end.
 */
export function measurePins(frame: HTMLElement) {
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

// Pinned columns are sticky, too, but at the start: they do not count here.
const isStickyAtEnd = (header: Element): boolean =>
  !header.hasAttribute('data-pin') && getComputedStyle(header).position === 'sticky';

const widthOf = (cell: Element): number => cell.getBoundingClientRect().width;

/** A length that is set on the frame, in pixels. */
export const lengthOf = ({ style }: HTMLElement, name: string): number =>
  Number.parseFloat(style.getPropertyValue(name)) || 0;
