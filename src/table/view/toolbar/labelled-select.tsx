import { useId } from 'react';
import { inputClass } from '../../../ui/controls/input.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  choose(value: string): void;
  readonly className?: string | undefined;
}

/** A choice among a few, in the browser's own list. */
export function LabelledSelect({ label, value, options, choose, className = '' }: ChoiceProps) {
  const id = useId();
  return (
    <div className={`choice ${className}`}>
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
