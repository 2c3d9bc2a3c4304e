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
import { addStyles } from './sheet.ts';
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
}

/** The text of a tooltip, beside what it explains: that is the element before it, which stays as and where it is. */
export function Tip({ id, text, delay = 400 }: TipProps) {
  const popover = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState<Wanted>('no');
  useEffect(() => (popover.current ? watch(popover.current, setWanted) : undefined), []);
  useEffect(() => {
    const tip = popover.current;
    if (wanted === 'no' || !tip) return;
    const timer = setTimeout(showBeside, wanted === 'soon' ? delay : 0, tip);
    const stopListening = listenForLeaving(tip, () => setWanted('no'));
    return () => {
      clearTimeout(timer);
      stopListening();
      tip.hidePopover();
    };
  }, [wanted, delay]);
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

/** Shows a popover above the element before it, or below where there is no room, and within the window. */
export function showBeside(tip: HTMLElement): void {
  tip.showPopover();
  const anchor = anchorOf(tip).getBoundingClientRect();
  const box = tip.getBoundingClientRect();
  const above = anchor.top - box.height;
  const left = anchor.left + (anchor.width - box.width) / 2;
  const most = document.documentElement.clientWidth - box.width - 8;
  tip.style.top = `${above < 0 ? anchor.bottom : above}px`;
  tip.style.left = `${Math.max(8, Math.min(left, most))}px`;
}

/** Escape, scrolling and a tap elsewhere; Escape is used up, so that a dialog around it stays open. */
function listenForLeaving(tip: HTMLElement, hide: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    hide();
  };
  const leaveOnTap = (event: Event) => {
    if (!event.composedPath().includes(anchorOf(tip))) hide();
  };
  document.addEventListener('keydown', leaveOnEscape, options);
  document.addEventListener('scroll', hide, options);
  document.addEventListener('pointerdown', leaveOnTap, options);
  return () => listening.abort();
}
