import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import { listenForDismissal, positionPopover, type Side } from './position-popover.ts';
import css from './tooltip.css?inline';

addStyles(css);

interface TipProps {
  /** The id that the explained element's `aria-describedby` refers to. */
  readonly id: string;
  readonly text: string;
  /** Milliseconds of hovering before it shows; focus shows it at once. [UI-07] */
  readonly delay?: number;
  readonly side?: Side;
}

/**
 * Explains the focusable element directly before it, which needs no wrapper, on hover and focus; dismissed by Escape, and
 * stays while the pointer is over it. [UI-07]
 */
export function Tip({ id, text, delay = 400, side = 'above' }: TipProps) {
  const popover = useRef<HTMLSpanElement>(null);
  const [visibility, setVisibility] = useState<Visibility>('hidden');
  useEffect(() => (popover.current ? watchPointerAndFocus(popover.current, setVisibility) : undefined), []);
  useEffect(() => {
    const tip = popover.current;
    if (visibility === 'hidden' || !tip) return;
    const timer = setTimeout(positionPopover, visibility === 'delayed' ? delay : 0, tip, anchorOf(tip), side);
    const hide = () => setVisibility('hidden');
    const stopListening = listenForDismissal({ inside: [anchorOf(tip)], dismiss: hide, onScroll: hide });
    return () => {
      clearTimeout(timer);
      stopListening();
      tip.hidePopover();
    };
  }, [visibility, delay, side]);
  return (
    <span className="tooltip" role="tooltip" id={id} popover="manual" ref={popover}>
      <span>{text}</span>
    </span>
  );
}

type Visibility = 'hidden' | 'delayed' | 'visible';

const anchorOf = (tip: HTMLElement) => tip.previousElementSibling as HTMLElement;

/** Shows the tooltip while the anchor has the pointer or visible focus, or the pointer is over the tooltip. */
function watchPointerAndFocus(
  tip: HTMLElement,
  setVisibility: Dispatch<SetStateAction<Visibility>>,
): () => void {
  const anchor = anchorOf(tip);
  const watching = new AbortController();
  const options = { signal: watching.signal };
  const isOverEither = (target: EventTarget | null) =>
    [anchor, tip].some(element => element.contains(target as Node));
  const hideUnlessOverEither = ({ relatedTarget }: MouseEvent) =>
    isOverEither(relatedTarget) || setVisibility('hidden');
  const showLater = () => setVisibility(current => (current === 'hidden' ? 'delayed' : current));
  const showIf = (isWanted: boolean) => isWanted && setVisibility('visible');
  anchor.addEventListener('mouseenter', showLater, options);
  anchor.addEventListener('mouseleave', hideUnlessOverEither, options);
  tip.addEventListener('mouseleave', hideUnlessOverEither, options);
  anchor.addEventListener('focus', () => showIf(anchor.matches(':focus-visible')), options);
  anchor.addEventListener('blur', () => setVisibility('hidden'), options);
  // A tap on an unavailable button shows at once why it cannot be used.
  anchor.addEventListener('click', () => showIf(anchor.ariaDisabled === 'true'), options);
  return () => watching.abort();
}
