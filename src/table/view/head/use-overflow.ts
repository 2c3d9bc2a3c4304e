import { useLayoutEffect, useRef, useState } from 'react';

interface Overflow {
  readonly overflows: boolean;
  /** How many columns stick to the start while the others scroll. */
  readonly pins: number;
}

/** The largest share of the width that pinned columns and the controls at the end may take; the rest scrolls. */
const maxPinnedShare = 0.6;

/**
 * Measures whether the table is wider than its frame. Only then may the frame scroll horizontally: a scroll container keeps
 * the sticky header inside itself. The offsets of the pinned columns are set as `--_pin-0`, `--_pin-1` and so on.
 */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState<Overflow>({ overflows: false, pins: 0 });
  useLayoutEffect(() => {
    const frame = ref.current;
    const content = frame?.firstElementChild;
    if (!frame || !content) return;
    const measure = () => {
      const overflows = content.scrollWidth > frame.clientWidth + 1;
      const pins = overflows ? measurePins(frame) : 0;
      setOverflow(previous =>
        previous.overflows === overflows && previous.pins === pins ? previous : { overflows, pins },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { ref, ...overflow };
}

/** Sets the offsets of the pinned columns and the width that sticks to each side. Returns how many columns are pinned. */
function measurePins(frame: HTMLElement): number {
  const last = frame.querySelector('thead > tr > :last-child');
  const controlsWidth = last && isStickyAtEnd(last) ? widthOf(last) : 0;
  const maxWidth = frame.clientWidth * maxPinnedShare - controlsWidth;
  let pins = 0;
  let isFull = false;
  const selectionHeader = frame.querySelector('thead .selection');
  let pinnedWidth = selectionHeader ? widthOf(selectionHeader) : 0;
  for (const header of frame.querySelectorAll('thead > tr > [data-pin]')) {
    const width = widthOf(header);
    isFull ||= pinnedWidth + width > maxWidth;
    frame.style.setProperty(
      `--_pin-${header.getAttribute('data-pin')}`,
      isFull ? 'auto' : `${pinnedWidth}px`,
    );
    if (isFull) continue;
    pins += 1;
    pinnedWidth += width;
  }
  frame.style.setProperty('--_pinned', `${pinnedWidth}px`);
  frame.style.setProperty('--_controls', `${controlsWidth}px`);
  return pins;
}

// Pinned columns are sticky, too, but at the start: they do not count here.
const isStickyAtEnd = (header: Element): boolean =>
  !header.hasAttribute('data-pin') && getComputedStyle(header).position === 'sticky';

const widthOf = (cell: Element): number => cell.getBoundingClientRect().width;
