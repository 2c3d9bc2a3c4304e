import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableState } from '../table.state.ts';

const nearest = { block: 'nearest', behavior: 'instant' } as const;

type Place = RefObject<HTMLElement | null>;

/** A page begins at its top; who changes its size, or turns by keys, keeps the control for that in sight. [TBL-02] */
export function usePageInView({ turned, size }: TableState['paging'], frame: Place, foot: Place): void {
  const { turns } = turned;
  const before = useRef({ turns, size });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { turns, size };
    if (last.size === size && last.turns === turns) return;
    // With the frame that shows the page, which is laid out then anyway: to be asked now would cost several milliseconds.
    const request = requestAnimationFrame(() => {
      if (last.size !== size) foot.current?.scrollIntoView(nearest);
      else {
        showTop(frame.current);
        // Whoever turns pages by keys goes on from there.
        foot.current?.querySelector('button:focus-visible')?.scrollIntoView(nearest);
      }
    });
    return () => cancelAnimationFrame(request);
  }, [turns, size, frame, foot]);
}

function showTop(frame: HTMLElement | null): void {
  if (!frame) return;
  frame.scrollTop = 0;
  const bar = Number.parseFloat(getComputedStyle(frame).scrollMarginTop) || 0;
  if (frame.getBoundingClientRect().top < bar) frame.scrollIntoView({ block: 'start', behavior: 'instant' });
}
