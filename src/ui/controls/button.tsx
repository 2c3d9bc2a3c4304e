import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { Tip } from '../overlays/tooltip.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './button.css?inline';

addStyles(css);

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `secondary` unless given; one `primary` or `danger` per form. */
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Its work goes on: it keeps the focus and does nothing. */
  readonly busy?: boolean | undefined;
  /** What it says meanwhile, such as 'Saving…'. There is always room for it, so that nothing moves. */
  readonly busyLabel?: ReactNode;
  /** Why it cannot be used now: it can be reached, says so, and does nothing. True where what describes it says why. */
  readonly unavailable?: string | boolean | undefined;
  readonly type?: 'button' | 'submit';
}

/** A button whose label says what happens. */
export function Button({
  tone = 'secondary',
  busy,
  busyLabel,
  unavailable,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const rests = busy || Boolean(unavailable);
  const reason = unavailable !== true && unavailable;
  const described = [rest['aria-describedby'], reason && reasonId].filter(Boolean).join(' ');
  return (
    <>
      <button
        {...rest}
        type={type}
        className={`button ${unavailable ? 'unavailable' : tone}`}
        aria-disabled={rests || undefined}
        aria-describedby={described || undefined}
        onClick={rests ? doNothing : onClick}
      >
        {busyLabel ? <Labels {...{ busy, busyLabel, children }} /> : children}
      </button>
      {/* What is missing stands above the button, and is not to be covered by the text that asks for it. */}
      {reason && <Tip id={reasonId} text={reason} side="below" />}
    </>
  );
}

// A submit button that rests must not send the form.
const doNothing = (event: MouseEvent) => event.preventDefault();

/** Both labels in one place, as wide as the wider one; only one is seen and heard. */
function Labels({ busy = false, busyLabel, children }: Pick<ButtonProps, 'busy' | 'busyLabel' | 'children'>) {
  return (
    <span className="button-labels">
      <span aria-hidden={busy}>{children}</span>
      <span aria-hidden={!busy}>{busyLabel}</span>
    </span>
  );
}
