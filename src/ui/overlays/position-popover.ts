import { keepEscape } from '../../platform/keep-escape.ts';

/** The preferred side of the anchor; a popover is on the other one if there is not enough space. */
export type Side = 'above' | 'below';

/** In the middle of the anchor, or at its end in its writing direction. */
type Align = 'center' | 'end';

/** The minimum distance to the edge of the window, in pixels. */
const windowMargin = 8;

/** Shows a popover beside its anchor and within the window; call it again to follow a moved anchor. Ignores a removed one. */
export function positionPopover(
  popover: HTMLElement,
  anchor: Element,
  side: Side = 'above',
  align: Align = 'center',
): void {
  // Timers may fire after the page, or React, has removed it.
  if (!popover.isConnected) return;
  if (!popover.matches(':popover-open')) popover.showPopover();
  popover.style.maxHeight = '';
  const anchorRect = anchor.getBoundingClientRect();
  const { height, width } = popover.getBoundingClientRect();
  const above = anchorRect.top;
  const below = innerHeight - anchorRect.bottom;
  const [preferred, other] = side === 'above' ? [above, below] : [below, above];
  const isPreferred = preferred >= height || preferred >= other;
  const space = isPreferred ? preferred : other;
  const isAbove = isPreferred === (side === 'above');
  const visibleHeight = Math.min(height, Math.max(space - windowMargin, 0));
  if (space < height) setLength(popover, 'maxHeight', visibleHeight);
  setLength(popover, 'top', isAbove ? anchorRect.top - visibleHeight : anchorRect.bottom);
  setLength(popover, 'left', clampToWindow(leftOf(anchorRect, width, align, isRightToLeft(anchor)), width));
}

/** Sets a style from pixels of the window, in which rectangles are measured also where a page sets CSS `zoom`. [UI-20] */
export function setLength(
  element: HTMLElement,
  property: 'top' | 'left' | 'width' | 'height' | 'maxHeight',
  windowPixels: number,
): void {
  // Browsers without currentCSSZoom measure rectangles in the zoomed pixels of the element.
  element.style[property] = `${windowPixels / (element.currentCSSZoom ?? 1)}px`;
}

function leftOf(anchorRect: DOMRect, width: number, align: Align, rightToLeft: boolean): number {
  if (align === 'center') return anchorRect.left + (anchorRect.width - width) / 2;
  return rightToLeft ? anchorRect.left : anchorRect.right - width;
}

const isRightToLeft = (anchor: Element): boolean => getComputedStyle(anchor).direction === 'rtl';

const clampToWindow = (left: number, width: number): number =>
  Math.max(windowMargin, Math.min(left, document.documentElement.clientWidth - width - windowMargin));

interface Dismissal {
  /** Events inside these elements do not dismiss. The first one, the anchor, has to be in the document. */
  readonly inside: readonly [Element, ...Element[]];
  /** Called on Escape and on a press outside. */
  dismiss(): void;
  onFocusOutside?(): void;
  /** Called when anything outside scrolls, which may move the anchor. */
  onScroll(): void;
}

/** What is open, the innermost last. */
const open: Dismissal[] = [];

/**
 * Calls back on Escape, on a press or focus outside, and on scrolling. Escape reaches only what was opened last, and
 * neither a dialog around it nor the page. Returns a function that removes the listeners. [UI-20]
 */
export function listenForDismissal(dismissal: Dismissal): () => void {
  const { inside, ...callbacks } = dismissal;
  open.push(dismissal);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const isOutside = (event: Event) =>
    !event.composedPath().some(target => inside.includes(target as Element));
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open.at(-1) !== dismissal) return;
    event.preventDefault();
    keepEscape(event);
    callbacks.dismiss();
  };
  const notifyOfScroll = (event: Event) => isOutside(event) && callbacks.onScroll();
  document.addEventListener('keydown', dismissOnEscape, options);
  document.addEventListener('pointerdown', event => isOutside(event) && callbacks.dismiss(), options);
  document.addEventListener('focusin', event => isOutside(event) && callbacks.onFocusOutside?.(), options);
  // Scroll events do not leave their shadow root.
  for (const root of new Set([document, inside[0].getRootNode()]))
    root.addEventListener('scroll', notifyOfScroll, options);
  return () => {
    listening.abort();
    open.splice(open.indexOf(dismissal), 1);
  };
}
