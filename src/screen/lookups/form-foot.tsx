import { useId } from 'react';
import { Button, type ButtonProps } from '../../ui/controls/button.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import css from './form-foot.css?inline';

addStyles(css);

export interface FormFootProps
  extends Pick<ButtonProps, 'busy' | 'children' | 'onClick' | 'pressUnavailable'> {
  /** What each field still lacks, such as 'Select a study.'; until then the button is unavailable. */
  readonly problems: Readonly<Record<string, string>>;
}

/** The button of a form of selects, and beside it what to select next. */
export function FormFoot({ problems, ...button }: FormFootProps) {
  const [missing] = Object.values(problems);
  const hintId = useId();
  return (
    <div className="form-foot">
      <Button
        {...button}
        type="submit"
        tone="primary"
        unavailable={Boolean(missing)}
        aria-describedby={hintId}
      />
      <p className="hint" id={hintId}>
        {missing && <bdi>{missing}</bdi>}
      </p>
    </div>
  );
}
