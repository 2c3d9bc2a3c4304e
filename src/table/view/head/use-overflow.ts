import { useLayoutEffect, useRef, useState } from 'react';
import { measurePins } from './measure-pins.ts';

interface Overflow {
  readonly overflows: boolean;
  /** How many columns stick to the start while the others scroll. */
  readonly pins: number;
}

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
