import { type ComponentPropsWithRef, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './popover.css?inline';
import { listenForDismissal, type Placement, positionPopover } from './position-popover.ts';

addStyles(css);

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  /** The button that opens it; it says so with `aria-expanded` and closes it when it is pressed again. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Escape, a tap elsewhere, the focus elsewhere, or the button scrolled away. */
  close(): void;
  /** Below the button and from its start, unless given. */
  readonly placement?: Placement;
}

const belowFromStart: Placement = { side: 'below', align: 'start' };

/**
 * A panel beside its button, above everything and within the window. It is open as long as it is rendered, right after
 * the button; what in it is to have the focus takes it itself, and when the panel closes the button gets it back.
 */
export function Popover({ anchor, close, placement = belowFromStart, className, ...panel }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(close);
  const place = useEffectEvent(() => {
    if (box.current?.isConnected && anchor.current) positionPopover(box.current, anchor.current, placement);
  });
  useLayoutEffect(() => {
    const panel = box.current;
    const button = anchor.current;
    if (!panel || !button) return;
    place();
    const leaveBy = () => leave();
    const stopListening = listenForDismissal({
      inside: [button, panel],
      onEscape: leaveBy,
      onTapElsewhere: leaveBy,
      onFocusElsewhere: leaveBy,
      onScroll: () => (isInWindow(button) ? place() : leave()),
    });
    const follow = () => place();
    addEventListener('resize', follow);
    return () => {
      stopListening();
      removeEventListener('resize', follow);
      if (panel.matches(':focus-within')) button.focus({ preventScroll: true });
    };
  }, [anchor]);
  return (
    <div {...panel} className={className ? `popover ${className}` : 'popover'} popover="manual" ref={box} />
  );
}

function isInWindow(button: Element): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
