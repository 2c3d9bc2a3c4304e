import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { reservePageEnd } from '../overlays/page-end-space.ts';

/** The toasts of all elements of the page, the lowest first. */
const openToasts: HTMLElement[] = [];
/** The space between the toasts of two elements, in pixels. */
const gap = 8;

/** Notices at the foot of the window, above those that other elements of the page already show there. [UI-09] */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    // Its containing block would otherwise be the element, whose container queries contain its layout.
    current.showPopover?.();
    openToasts.push(current);
    return () => {
      openToasts.splice(openToasts.indexOf(current), 1);
      stackToasts();
    };
  }, []);
  useLayoutEffect(stackToasts);
  return (
    <div className="toasts" popover="manual" ref={ref}>
      {children}
    </div>
  );
}

function stackToasts(): void {
  let offset = 0;
  for (const toasts of openToasts) {
    toasts.style.marginBlockEnd = `${offset}px`;
    toasts.style.setProperty('--_start', `${startOf(toasts)}px`);
    offset += toasts.offsetHeight + gap;
  }
  reserveSpace(offset && offset + gap);
}

/** How far their place in the element is from the side of the window where lines start. */
function startOf(toasts: HTMLElement): number {
  const { left = 0, right = 0 } = toasts.parentElement?.getBoundingClientRect() ?? {};
  return getComputedStyle(toasts).direction === 'rtl' ? document.documentElement.clientWidth - right : left;
}

/** How much of the page's end is reserved for toasts, in pixels. */
let reserved = 0;

/**
 * Reserves space for the toasts at the end of the page. At the end itself, the space stays until the page is scrolled up:
 * taking it away would move the row under the pointer.
 */
function reserveSpace(height: number): void {
  removeEventListener('scroll', updateSpace);
  const { scrollHeight } = document.documentElement;
  const isSafe = scrollY <= Math.max(0, scrollHeight - innerHeight - (reserved - height));
  if (!isSafe) {
    addEventListener('scroll', updateSpace, { passive: true });
    return;
  }
  reserved = height;
  reservePageEnd(openToasts, height);
}

const updateSpace = () => stackToasts();
