import { useLayoutEffect, useRef, useState } from 'react';

interface Overflow {
  readonly overflows: boolean;
  /** How many columns stay in sight while others pass beneath them. */
  readonly pins: number;
}

/** What stays in sight at the start leaves at least so much of the width to what scrolls. */
const mostPinned = 0.5;

/**
 * Whether a box is too narrow for what is in it. Only then may it scroll sideways, since a box that scrolls keeps a
 * sticky header within itself. What stays in sight then has its place in `--_pin-0` and on.
 */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState<Overflow>({ overflows: false, pins: 0 });
  useLayoutEffect(() => {
    const box = ref.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const measure = () => {
      const overflows = content.scrollWidth > box.clientWidth + 1;
      const pins = overflows ? place(box) : 0;
      setOverflow(before =>
        before.overflows === overflows && before.pins === pins ? before : { overflows, pins },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { ref, ...overflow };
}

/** Says where the columns that stay in sight stand, and how much of both sides they take. */
function place(box: HTMLElement): number {
  const most = box.clientWidth * mostPinned;
  let pins = 0;
  const boxes = box.querySelector('thead .selection');
  let taken = boxes ? widthOf(boxes) : 0;
  for (const header of box.querySelectorAll('thead > tr > [data-pin]')) {
    const width = widthOf(header);
    if (taken + width > most) break;
    box.style.setProperty(`--_pin-${pins}`, `${taken}px`);
    pins += 1;
    taken += width;
  }
  const last = box.querySelector('thead > tr > :last-child');
  box.style.setProperty('--_pinned', `${taken}px`);
  box.style.setProperty('--_controls', `${last && isAtEnd(last) ? widthOf(last) : 0}px`);
  return pins;
}

// Controls that come last stay in sight; so does the name, at the other side.
const isAtEnd = (header: Element): boolean =>
  !header.hasAttribute('data-pin') && getComputedStyle(header).position === 'sticky';

const widthOf = (cell: Element): number => cell.getBoundingClientRect().width;
