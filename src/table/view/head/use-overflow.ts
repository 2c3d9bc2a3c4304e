import { useLayoutEffect, useRef, useState } from 'react';

interface Overflow {
  readonly overflows: boolean;
  /** How many columns stick to the start while the others scroll. */
  readonly pins: number;
}

/** The largest share of the width that pinned columns may take. */
const maxPinnedShare = 0.5;

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
  const maxWidth = frame.clientWidth * maxPinnedShare;
  let pins = 0;
  const selectionHeader = frame.querySelector('thead .selection');
  let pinnedWidth = selectionHeader ? widthOf(selectionHeader) : 0;
  for (const header of frame.querySelectorAll('thead > tr > [data-pin]')) {
    const width = widthOf(header);
    if (pinnedWidth + width > maxWidth) break;
    frame.style.setProperty(`--_pin-${pins}`, `${pinnedWidth}px`);
    pins += 1;
    pinnedWidth += width;
  }
  const last = frame.querySelector('thead > tr > :last-child');
  frame.style.setProperty('--_pinned', `${pinnedWidth}px`);
  frame.style.setProperty('--_controls', `${last && isStickyAtEnd(last) ? widthOf(last) : 0}px`);
  return pins;
}

// Pinned columns are sticky, too, but at the start: they do not count here.
const isStickyAtEnd = (header: Element): boolean =>
  !header.hasAttribute('data-pin') && getComputedStyle(header).position === 'sticky';

const widthOf = (cell: Element): number => cell.getBoundingClientRect().width;
