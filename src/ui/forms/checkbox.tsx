import { useId } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './checkbox.css?inline';
import { FieldError } from './field.tsx';

addStyles(css);

export interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  change(checked: boolean): void;
  /** It cannot be changed now, but keeps its focus and value. */
  readonly locked?: boolean | undefined;
  /** What is wrong with it; shown below it. */
  readonly error?: string | false | undefined;
}

/** A checkbox with its label beside it; pressing either toggles it. */
export function Checkbox({ label, checked, change, locked, error }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div>
      <label className="checkbox" part="field">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-disabled={locked || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={event => locked || change(event.target.checked)}
        />
        <bdi>{label}</bdi>
      </label>
      {error && <FieldError id={errorId} label={label} error={error} />}
    </div>
  );
}
