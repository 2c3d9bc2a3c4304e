import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Tip } from '../overlays/tooltip.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './button.css?inline';

addStyles(css);

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `secondary` unless given; one `primary` or `danger` per form. */
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Work is in progress: it keeps the focus, and a press does nothing. */
  readonly busy?: boolean | undefined;
  /** The label while busy, such as 'Saving…'. Its space is always reserved, so that nothing moves. */
  readonly busyLabel?: ReactNode;
  /**
   * Why it cannot be used now, shown as a tooltip; it stays focusable, and a press does nothing. `true` if its
   * `aria-describedby` already says why.
   */
  readonly unavailable?: string | boolean | undefined;
  /** Runs when it is pressed while unavailable, such as marking the fields that are invalid, too. */
  pressUnavailable?(): void;
  readonly type?: 'button' | 'submit';
}

/** A button, with busy and unavailable states that keep the focus. */
export function Button({
  tone = 'secondary',
  busy,
  busyLabel,
  unavailable,
  pressUnavailable,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isInert = busy || Boolean(unavailable);
  const reason = unavailable !== true && unavailable;
  const described = [rest['aria-describedby'], reason && reasonId].filter(Boolean).join(' ');
  return (
    <>
      <button
        {...rest}
        type={type}
        className={`button ${unavailable ? 'unavailable' : tone}`}
        aria-disabled={isInert || undefined}
        aria-describedby={described || undefined}
        onClick={
          isInert
            ? event => {
                // It must not submit the form.
                event.preventDefault();
                if (!busy) pressUnavailable?.();
              }
            : onClick
        }
      >
        {busyLabel ? <Labels {...{ busy, busyLabel, children }} /> : children}
      </button>
      {/* Below: the fields that are still to be filled stand above the button and must not be covered. */}
      {reason && <Tip id={reasonId} text={reason} side="below" />}
    </>
  );
}

/** Both labels stacked in one grid cell, as wide as the wider one; only one is visible and announced. */
function Labels({ busy = false, busyLabel, children }: Pick<ButtonProps, 'busy' | 'busyLabel' | 'children'>) {
  return (
    <span className="button-labels">
      <span aria-hidden={busy}>{children}</span>
      <span aria-hidden={!busy}>{busyLabel}</span>
    </span>
  );
}
