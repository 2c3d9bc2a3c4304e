import { useId } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './form-foot.css?inline';

addStyles(css);

export interface FormFootProps extends Pick<ButtonProps, 'type' | 'busy' | 'onClick' | 'children'> {
  /** What is still to be chosen, such as 'Select a study.'; until then the button is unavailable. */
  readonly missing: string | undefined;
}

/** The button of a form of selects, and beside it what to select before it can be pressed. */
export function FormFoot({ missing, ...button }: FormFootProps) {
  const hintId = useId();
  return (
    <div className="form-foot">
      <Button {...button} tone="primary" unavailable={Boolean(missing)} aria-describedby={hintId} />
      <p className="hint" id={hintId}>
        {missing && <bdi>{missing}</bdi>}
      </p>
    </div>
  );
}
