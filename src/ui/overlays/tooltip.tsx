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
import { listenForDismissal, type Placement, positionPopover } from './position-popover.ts';
import css from './tooltip.css?inline';

addStyles(css);

export interface TooltipProps {
  readonly text: string;
  /** Milliseconds of hovering before it shows; focus shows it at once. [UI-07] */
  readonly delay?: number;
  /** What it explains: one element that can have the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A text that explains its child, on hover and focus; Escape takes it away, the pointer may go onto it. [UI-07] */
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
  /** What it explains is described by this id. */
  readonly id: string;
  readonly side?: Placement['side'];
}

/** The text of a tooltip, beside what it explains: that is the element before it, which stays as and where it is. */
export function Tip({ id, text, delay = 400, side = 'above' }: TipProps) {
  const popover = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState<Wanted>('no');
  useEffect(() => (popover.current ? watch(popover.current, setWanted) : undefined), []);
  useEffect(() => {
    const tip = popover.current;
    if (wanted === 'no' || !tip) return;
    const place: Placement = { side, align: 'center' };
    const timer = setTimeout(positionPopover, wanted === 'soon' ? delay : 0, tip, anchorOf(tip), place);
    const leave = () => setWanted('no');
    const stopListening = listenForDismissal({
      inside: [anchorOf(tip)],
      onEscape: leave,
      onTapElsewhere: leave,
      onScroll: leave,
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      tip.hidePopover();
    };
  }, [wanted, delay, side]);
  return (
    <span className="tooltip" role="tooltip" id={id} popover="manual" ref={popover}>
      <span>{text}</span>
    </span>
  );
}

type Wanted = 'no' | 'soon' | 'now';

const anchorOf = (tip: HTMLElement) => tip.previousElementSibling as HTMLElement;

/** Pointer and focus on the anchor want the tip; the pointer may go over to it. */
function watch(tip: HTMLElement, want: Dispatch<SetStateAction<Wanted>>): () => void {
  const anchor = anchorOf(tip);
  const watching = new AbortController();
  const { signal } = watching;
  const isOnEither = (target: EventTarget | null) => [anchor, tip].some(one => one.contains(target as Node));
  const leave = ({ relatedTarget }: MouseEvent) => isOnEither(relatedTarget) || want('no');
  anchor.addEventListener('mouseenter', () => want(wanted => (wanted === 'no' ? 'soon' : wanted)), {
    signal,
  });
  anchor.addEventListener('mouseleave', leave, { signal });
  tip.addEventListener('mouseleave', leave, { signal });
  anchor.addEventListener('focus', () => anchor.matches(':focus-visible') && want('now'), { signal });
  anchor.addEventListener('blur', () => want('no'), { signal });
  // What cannot be used is tapped in vain: then it says at once why.
  anchor.addEventListener('click', () => anchor.ariaDisabled === 'true' && want('now'), { signal });
  return () => watching.abort();
}
