import { useEffect, useEffectEvent, useRef } from 'react';
import { positionPopover } from '../overlays/position-popover.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './status-message.css?inline';

addStyles(css);

export interface StatusMessageProps {
  readonly text: string;
  /** Milliseconds that it stands. */
  readonly duration: number;
  /** Its time is over: give it no text. */
  end(): void;
  readonly role?: 'status';
}

/** What a button has done, said politely and for a moment beside the button that stands before it; it moves nothing. */
export function StatusMessage({ text, duration, end, role }: StatusMessageProps) {
  const place = useRef<HTMLSpanElement>(null);
  const timeOver = useEffectEvent(end);
  useEffect(() => {
    const { current } = place;
    const button = current?.previousElementSibling;
    if (!text || !current || !button) return;
    positionPopover(current, button);
    const timer = setTimeout(timeOver, duration);
    return () => {
      clearTimeout(timer);
      current.hidePopover();
    };
  }, [text, duration]);
  return (
    <span className="told" role={role} aria-live="polite" popover="manual" ref={place}>
      {text}
    </span>
  );
}
