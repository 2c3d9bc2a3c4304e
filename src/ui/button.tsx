import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import css from './button.css?inline';
import { addStyles } from './sheet.ts';

addStyles(css);

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `secondary` unless given; one `primary` or `danger` per form. */
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** What the button says while its work goes on, such as 'Saving…': it keeps the focus and does nothing. */
  readonly busy?: ReactNode;
  readonly type?: 'button' | 'submit';
}

/** A button whose label says what happens. */
export function Button({
  tone = 'secondary',
  busy,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`button ${tone}`}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? doNothing : onClick}
    >
      {busy || children}
    </button>
  );
}

// A busy submit button must not send the form a second time.
const doNothing = (event: MouseEvent) => event.preventDefault();
