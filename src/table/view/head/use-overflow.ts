import { useLayoutEffect, useRef, useState } from 'react';
import { measurePins } from './measure-pins.ts';

interface Overflow {
  readonly overflows: boolean;
  /** How many columns stick to the start while the others scroll. */
  readonly pins: number;
  /** On which sides columns are scrolled out of view. */
  readonly hidden: 'start' | 'end' | 'start end' | undefined;
}

/**
 * Measures whether the table is wider than its frame. Only then may the frame scroll horizontally: a scroll container keeps
 * the sticky header inside itself. The offsets of the pinned columns are set as `--_pin-0`, `--_pin-1` and so on.
 */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState<Overflow>({ overflows: false, pins: 0, hidden: undefined });
  useLayoutEffect(() => {
    const frame = ref.current;
    const content = frame?.firstElementChild;
    if (!frame || !content) return;
    const measure = () => {
      const overflows = content.scrollWidth > frame.clientWidth + 1;
      const pins = overflows ? measurePins(frame) : 0;
      const hidden = overflows ? hiddenSides(frame) : undefined;
      setOverflow(previous =>
        previous.overflows === overflows && previous.pins === pins && previous.hidden === hidden
          ? previous
          : { overflows, pins, hidden },
      );
    };
    const updateSides = () => {
      const hidden = hiddenSides(frame);
      setOverflow(previous => (previous.hidden === hidden ? previous : { ...previous, hidden }));
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
  return { ref, ...overflow };
}

function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow['hidden'] {
  // Negative on a right-to-left page.
  const before = Math.abs(scrollLeft);
  const isAtStart = before <= 1;
  if (before + clientWidth >= scrollWidth - 1) return isAtStart ? undefined : 'start';
  return isAtStart ? 'end' : 'start end';
}
