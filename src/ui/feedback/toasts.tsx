import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Notices over the title of their element; at the top of the window, while the title is scrolled out of it. They cover
 * neither what they are about nor what is pressed next. [UI-09]
 */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current?.isConnected) return;
    // Its containing block would otherwise be the element, whose container queries contain its layout.
    current.showPopover?.();
    const place = () => placeToasts(current);
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => removeEventListener('scroll', place, { capture: true });
  }, []);
  return (
    <div className="toasts" popover="manual" ref={ref}>
      {children}
    </div>
  );
}

/** Passes the place of the element's notices in the window on to notice.css. */
function placeToasts(toasts: HTMLElement): void {
  const { top = 0, left = 0, right = 0 } = toasts.parentElement?.getBoundingClientRect() ?? {};
  const isRightToLeft = getComputedStyle(toasts).direction === 'rtl';
  toasts.style.setProperty('--_top', `${top}px`);
  toasts.style.setProperty(
    '--_start',
    `${isRightToLeft ? document.documentElement.clientWidth - right : left}px`,
  );
}
