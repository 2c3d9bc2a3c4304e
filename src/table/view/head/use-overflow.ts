import { useLayoutEffect, useRef, useState } from 'react';
import { measurePins } from './measure-pins.ts';

/** On which sides columns are scrolled out of view. */
type HiddenSides = 'start' | 'end' | 'start end' | undefined;

/**
 * Measures whether the columns are wider than the frame. Only then may the frame scroll horizontally: a scroll container keeps
 * the sticky header inside itself. The offsets of the pinned columns are set as `--_pin-0`, `--_pin-1` and so on; `pins` is
 * how many columns stick to the start while the others scroll.
 */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [pins, setPins] = useState(0);
  const [hidden, setHidden] = useState<HiddenSides>();
  useLayoutEffect(() => {
    const frame = ref.current;
    const content = frame?.firstElementChild;
    if (!frame || !content) return;
    const updateSides = () => setHidden(hiddenSides(frame));
    const measure = () => {
      const isWider = content.scrollWidth > frame.clientWidth + 1 + spareWidth(frame);
      setOverflows(isWider);
      setPins(isWider ? measurePins(frame) : 0);
      setHidden(isWider ? hiddenSides(frame) : undefined);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(content);
    frame.addEventListener('scroll', updateSides, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', updateSides);
    };
  }, []);
  return { ref, overflows, pins, hidden };
}

/** The padding after the last column: without it, its texts and controls are still whole. */
function spareWidth(frame: Element): number {
  const last = frame.querySelector('thead > tr > :last-child');
  return last ? Number.parseFloat(getComputedStyle(last).paddingInlineEnd) - 1 : 0;
}

function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenSides {
  // Negative on a right-to-left page.
  const before = Math.abs(scrollLeft);
  const isAtStart = before <= 1;
  if (before + clientWidth >= scrollWidth - 1) return isAtStart ? undefined : 'start';
  return isAtStart ? 'end' : 'start end';
}
