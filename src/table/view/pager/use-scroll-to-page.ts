import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableState } from '../table.state.ts';

const nearest = { block: 'nearest', behavior: 'instant' } as const;

type ElementRef = RefObject<HTMLElement | null>;

/** Scrolls to the top of a new page; after a change of the page size, keeps the control for it visible. [TBL-02] */
export function useScrollToPage(
  { target, size }: TableState['paging'],
  frame: ElementRef,
  foot: ElementRef,
): void {
  const { turns } = target;
  const previous = useRef({ turns, size });
  useLayoutEffect(() => {
    const last = previous.current;
    previous.current = { turns, size };
    if (last.size === size && last.turns === turns) return;
    // In an animation frame, just before the browser lays out anyway: measuring here would force a layout of its own.
    const request = requestAnimationFrame(() => {
      if (last.size !== size) foot.current?.scrollIntoView(nearest);
      else {
        scrollToTop(frame.current);
        // Keeps the focused pager button visible for people who turn pages by keyboard.
        foot.current?.querySelector('button:focus-visible')?.scrollIntoView(nearest);
      }
    });
    return () => cancelAnimationFrame(request);
  }, [turns, size, frame, foot]);
}

function scrollToTop(frame: HTMLElement | null): void {
  if (!frame) return;
  frame.scrollTop = 0;
  const stickyTop = Number.parseFloat(getComputedStyle(frame).scrollMarginTop) || 0;
  if (frame.getBoundingClientRect().top < stickyTop)
    frame.scrollIntoView({ block: 'start', behavior: 'instant' });
}
