import { addStyles } from '../styles/shared-sheet.ts';
import css from './checkbox.css?inline';

addStyles(css);

export interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  change(checked: boolean): void;
  /** It cannot be changed now, but keeps its focus and value. */
  readonly locked?: boolean | undefined;
}

/** A checkbox with its label beside it; pressing either toggles it. */
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
