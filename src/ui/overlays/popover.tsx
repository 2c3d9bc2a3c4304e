import { type ComponentPropsWithRef, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './popover.css?inline';
import { listenForDismissal, positionPopover } from './position-popover.ts';

addStyles(css);

export interface PopoverProps extends ComponentPropsWithRef<'div'> {
  /** The button that opens it. The caller sets its `aria-expanded` and closes the popover when it is pressed again. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Called on Escape, a press or focus outside, and when the button scrolls out of the window. */
  close(): void;
}

/**
 * A panel in the top layer, below its button at its end and within the window. It is open as long as it is rendered. Its
 * content takes the focus by itself; when the panel closes, the focus returns to the button.
 */
export function Popover({ anchor, close, className, ...panel }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const closeNow = useEffectEvent(close);
  const updatePosition = useEffectEvent(() => {
    if (popover.current?.isConnected && anchor.current)
      positionPopover(popover.current, anchor.current, 'below', 'end');
  });
  useLayoutEffect(() => {
    const panel = popover.current;
    const button = anchor.current;
    if (!panel || !button) return;
    updatePosition();
    const dismiss = () => closeNow();
    const stopListening = listenForDismissal({
      inside: [button, panel],
      dismiss,
      onFocusOutside: dismiss,
      onScroll: () => (isInWindow(button) ? updatePosition() : closeNow()),
    });
    const onResize = () => updatePosition();
    addEventListener('resize', onResize);
    return () => {
      stopListening();
      removeEventListener('resize', onResize);
      if (panel.matches(':focus-within')) button.focus({ preventScroll: true });
    };
  }, [anchor]);
  return (
    <div
      {...panel}
      className={className ? `popover ${className}` : 'popover'}
      popover="manual"
      ref={popover}
    />
  );
}

function isInWindow(button: Element): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
