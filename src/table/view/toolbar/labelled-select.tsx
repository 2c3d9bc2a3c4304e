import { useId } from 'react';
import { inputClass } from '../../../ui/controls/input.ts';

interface LabelledSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  choose(value: string): void;
  readonly className?: string | undefined;
}

/** A native select with a visible label, for a few options. */
export function LabelledSelect({ label, value, options, choose, className = '' }: LabelledSelectProps) {
  const id = useId();
  return (
    <div className={`labelled-select ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={inputClass} value={value} onChange={event => choose(event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
