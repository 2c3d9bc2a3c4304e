import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
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
export function Tooltip({ text, delay = 400, children }: TooltipProps) {
  const id = useId();
  const popover = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState<'no' | 'soon' | 'now'>('no');
  const hide = () => setWanted('no');
  useEffect(() => {
    const tip = popover.current;
    if (wanted === 'no' || !tip) return;
    const timer = setTimeout(() => showBeside(tip), wanted === 'soon' ? delay : 0);
    const stopListening = listenForLeaving(hide);
    return () => {
      clearTimeout(timer);
      stopListening();
      tip.hidePopover();
    };
  }, [wanted, delay]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its child and the text pass on.
    <span
      className="tooltip-anchor"
      onMouseEnter={() => setWanted('soon')}
      onMouseLeave={hide}
      onFocus={event => event.target.matches(':focus-visible') && setWanted('now')}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className="tooltip" role="tooltip" id={id} popover="manual" ref={popover}>
        <span>{text}</span>
      </span>
    </span>
  );
}

/** Above its anchor, or below where there is no room, and within the window. */
function showBeside(tip: HTMLElement): void {
  tip.showPopover();
  const anchor = (tip.previousElementSibling ?? tip).getBoundingClientRect();
  const box = tip.getBoundingClientRect();
  const above = anchor.top - box.height;
  const left = anchor.left + (anchor.width - box.width) / 2;
  const most = document.documentElement.clientWidth - box.width - 8;
  tip.style.top = `${above < 0 ? anchor.bottom : above}px`;
  tip.style.left = `${Math.max(8, Math.min(left, most))}px`;
}

/** Escape and scrolling; Escape is used up, so that a dialog around it stays open. */
function listenForLeaving(hide: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    hide();
  };
  document.addEventListener('keydown', leaveOnEscape, options);
  document.addEventListener('scroll', hide, options);
  return () => listening.abort();
}
