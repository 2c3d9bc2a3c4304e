import {
  cloneElement,
  type Dispatch,
  type ReactElement,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import { listenForDismissal, positionPopover, type Side } from './position-popover.ts';
import css from './tooltip.css?inline';

addStyles(css);

export interface TooltipProps {
  readonly text: string;
  /** Milliseconds of hovering before it shows; focus shows it at once. [UI-07] */
  readonly delay?: number;
  /** The focusable element that it explains. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Explains its child on hover and focus; dismissed by Escape, and stays while the pointer is over it. [UI-07] */
export function Tooltip({ children, ...tip }: TooltipProps) {
  const id = useId();
  return (
    <>
      {cloneElement(children, { 'aria-describedby': id })}
      <Tip id={id} {...tip} />
    </>
  );
}

interface TipProps extends Omit<TooltipProps, 'children'> {
  /** The id that the explained element's `aria-describedby` refers to. */
  readonly id: string;
  readonly side?: Side;
}

/** A tooltip for the element directly before it, which needs no wrapper. */
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
