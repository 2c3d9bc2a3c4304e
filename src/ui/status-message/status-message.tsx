import { useEffect, useEffectEvent, useRef } from 'react';
import { positionPopover } from '../overlays/position-popover.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './status-message.css?inline';

addStyles(css);

export interface StatusMessageProps {
  readonly text: string;
  /** How long it is shown, in milliseconds. */
  readonly duration: number;
  /** Called when its time is over: clear the text. */
  end(): void;
  readonly role?: 'status';
}

/**
 * What a button has done: announced politely, and shown for a moment as a popover beside the button that precedes it,
 * so that nothing moves.
 */
export function StatusMessage({ text, duration, end, role }: StatusMessageProps) {
  const popover = useRef<HTMLSpanElement>(null);
  const endNow = useEffectEvent(end);
  useEffect(() => {
    const { current } = popover;
    const button = current?.previousElementSibling;
    // The page may have taken the element out of the document in the meantime.
    if (!text || !current?.isConnected || !button) return;
    positionPopover(current, button);
    const timer = setTimeout(endNow, duration);
    return () => {
      clearTimeout(timer);
      current.hidePopover();
    };
  }, [text, duration]);
  return (
    <span className="status-message" role={role} aria-live="polite" popover="manual" ref={popover}>
      {text}
    </span>
  );
}
