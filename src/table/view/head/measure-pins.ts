/** The largest share of the width that pinned columns and the controls at the end may take; the rest scrolls. */
const maxPinnedShare = 0.6;
/** The padding at the end of a cell: without it, its text is still whole. */
const cellPadding = 10;

/**
 * Sets the offsets of the pinned columns, the width that sticks to each side, and how much of it the controls at the end
 * cover beyond their own width until the columns are scrolled. Returns how many columns are pinned.
 */
export function measurePins(frame: HTMLElement): number {
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
  const cover = controlsWidth && cutColumnWidth(frame, controlsWidth, pinnedWidth);
  lengths['--_pinned'] = `${pinnedWidth}px`;
  lengths['--_controls'] = `${controlsWidth + cover}px`;
  lengths['--_cover'] = `${cover}px`;
  for (const [name, length] of Object.entries(lengths)) frame.style.setProperty(name, length);
  return pins;
}

/**
 * How much of a column shows before the controls at the end, if they cut its texts. Neither fields nor the only column
 * that scrolls are covered.
 */
function cutColumnWidth(frame: HTMLElement, controlsWidth: number, pinnedWidth: number): number {
  let start = 0;
  for (const [index, header] of frame.querySelectorAll('thead > tr > :not(:last-child)').entries()) {
    const visible = frame.clientWidth - controlsWidth - start;
    if (visible < widthOf(header) - cellPadding) {
      const hasFields = frame.querySelector(`tbody td:nth-child(${index + 1}) :is(input, select)`);
      return hasFields || start <= pinnedWidth ? 0 : Math.max(0, visible);
    }
    start += widthOf(header);
  }
  return 0;
}

// Pinned columns are sticky, too, but at the start: they do not count here.
const isStickyAtEnd = (header: Element): boolean =>
  !header.hasAttribute('data-pin') && getComputedStyle(header).position === 'sticky';

const widthOf = (cell: Element): number => cell.getBoundingClientRect().width;
