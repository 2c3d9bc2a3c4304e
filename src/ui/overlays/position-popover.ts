/** Where a box of the top layer stands: on this side of its anchor, or the other where there is no room. */
export interface Placement {
  readonly side: 'above' | 'below';
  /** Which of its edges is that of the anchor, in the anchor's own direction. */
  readonly align: 'start' | 'center' | 'end';
}

/** How near the edge of the window a box may come. */
const margin = 8;

/** Shows a popover beside its anchor and within the window; called again, it follows the anchor. */
export function positionPopover(
  box: HTMLElement,
  anchor: Element,
  { side, align }: Placement = { side: 'above', align: 'center' },
): void {
  if (!box.matches(':popover-open')) box.showPopover();
  box.style.maxHeight = '';
  const at = anchor.getBoundingClientRect();
  const { height, width } = box.getBoundingClientRect();
  const above = at.top;
  const below = innerHeight - at.bottom;
  const [preferred, other] = side === 'above' ? [above, below] : [below, above];
  const isPreferred = preferred >= height || preferred >= other;
  const room = isPreferred ? preferred : other;
  const isAbove = isPreferred === (side === 'above');
  const shown = Math.min(height, Math.max(room - margin, 0));
  if (room < height) box.style.maxHeight = `${shown}px`;
  box.style.top = `${isAbove ? at.top - shown : at.bottom}px`;
  box.style.left = `${within(leftOf(at, width, align, isFromRight(anchor)), width)}px`;
}

function leftOf(at: DOMRect, width: number, align: Placement['align'], fromRight: boolean): number {
  if (align === 'center') return at.left + (at.width - width) / 2;
  return (align === 'start') === fromRight ? at.right - width : at.left;
}

const isFromRight = (anchor: Element): boolean => getComputedStyle(anchor).direction === 'rtl';

const within = (left: number, width: number): number =>
  Math.max(margin, Math.min(left, document.documentElement.clientWidth - width - margin));

interface Leaving {
  /** What happens in one of these happens not elsewhere; the first is in the document. */
  readonly inside: readonly [Element, ...Element[]];
  onEscape(): void;
  onTapElsewhere(): void;
  onFocusElsewhere?(): void;
  /** What moves the anchor. */
  onScroll(): void;
}

/** Escape, a tap elsewhere and scrolling; Escape is used up, so that a dialog around it stays open. Answers what ends it. */
export function listenForDismissal({ inside, ...leaving }: Leaving): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const isElsewhere = (event: Event) => !event.composedPath().some(one => inside.includes(one as Element));
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leaving.onEscape();
  };
  const leaveOnScroll = (event: Event) => isElsewhere(event) && leaving.onScroll();
  document.addEventListener('keydown', leaveOnEscape, options);
  document.addEventListener('pointerdown', event => isElsewhere(event) && leaving.onTapElsewhere(), options);
  document.addEventListener('focusin', event => isElsewhere(event) && leaving.onFocusElsewhere?.(), options);
  // What scrolls in a shadow root is heard there alone.
  for (const root of new Set([document, inside[0].getRootNode()]))
    root.addEventListener('scroll', leaveOnScroll, options);
  return () => listening.abort();
}
