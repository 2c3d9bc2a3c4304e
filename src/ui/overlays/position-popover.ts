/** The preferred position of a popover: this side of its anchor, or the other one if there is not enough space. */
export interface Placement {
  readonly side: 'above' | 'below';
  /** The edge that it shares with the anchor, in the anchor's writing direction. */
  readonly align: 'start' | 'center' | 'end';
}

/** The minimum distance to the edge of the window, in pixels. */
const windowMargin = 8;

/** Shows a popover beside its anchor and within the window; call it again to follow a moved anchor. Ignores a removed one. */
export function positionPopover(
  popover: HTMLElement,
  anchor: Element,
  { side, align }: Placement = { side: 'above', align: 'center' },
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
  if (space < height) popover.style.maxHeight = `${visibleHeight}px`;
  popover.style.top = `${isAbove ? anchorRect.top - visibleHeight : anchorRect.bottom}px`;
  popover.style.left = `${clampToWindow(leftOf(anchorRect, width, align, isRightToLeft(anchor)), width)}px`;
}

function leftOf(anchorRect: DOMRect, width: number, align: Placement['align'], rightToLeft: boolean): number {
  if (align === 'center') return anchorRect.left + (anchorRect.width - width) / 2;
  return (align === 'start') === rightToLeft ? anchorRect.right - width : anchorRect.left;
}

const isRightToLeft = (anchor: Element): boolean => getComputedStyle(anchor).direction === 'rtl';

const clampToWindow = (left: number, width: number): number =>
  Math.max(windowMargin, Math.min(left, document.documentElement.clientWidth - width - windowMargin));

interface Dismissal {
  /** Events inside these elements do not dismiss. The first one, the anchor, has to be in the document. */
  readonly inside: readonly [Element, ...Element[]];
  onEscape(): void;
  onPressOutside(): void;
  onFocusOutside?(): void;
  /** Called when anything outside scrolls, which may move the anchor. */
  onScroll(): void;
}

/**
 * Calls back on Escape, on a press or focus outside, and on scrolling. Escape is prevented, so that a dialog around
 * the popover stays open. Returns a function that removes the listeners.
 */
export function listenForDismissal({ inside, ...callbacks }: Dismissal): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const isOutside = (event: Event) =>
    !event.composedPath().some(target => inside.includes(target as Element));
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    callbacks.onEscape();
  };
  const notifyOfScroll = (event: Event) => isOutside(event) && callbacks.onScroll();
  document.addEventListener('keydown', dismissOnEscape, options);
  document.addEventListener('pointerdown', event => isOutside(event) && callbacks.onPressOutside(), options);
  document.addEventListener('focusin', event => isOutside(event) && callbacks.onFocusOutside?.(), options);
  // Scroll events do not leave their shadow root.
  for (const root of new Set([document, inside[0].getRootNode()]))
    root.addEventListener('scroll', notifyOfScroll, options);
  return () => listening.abort();
}
