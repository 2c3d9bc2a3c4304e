import { addStyles } from '../styles/shared-sheet.ts';
import css from './checkbox.css?inline';

addStyles(css);

export interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  change(checked: boolean): void;
  /** It cannot be used now; it keeps the focus, and reads as before. */
  readonly locked?: boolean | undefined;
}

/** A box to tick, with its label beside it; both can be pressed. */
export function Checkbox({ label, checked, change, locked }: CheckboxProps) {
  return (
    <label className="checkbox" part="field">
      <input
        type="checkbox"
        checked={checked}
        aria-disabled={locked || undefined}
        onChange={event => locked || change(event.target.checked)}
      />
      <bdi>{label}</bdi>
    </label>
  );
}
