import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { inputClass } from '../controls/input.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './field.css?inline';

addStyles(css);

export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; the field is marked as long as it stands. */
  readonly error?: string | false | undefined;
  /** Says "optional" in the label; otherwise the control is required. */
  readonly optional?: boolean | undefined;
  /** In a table, where the column's header says it: the label is only spoken. */
  readonly hideLabel?: boolean | undefined;
}

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  children(control: FieldControl): ReactNode;
}

/** Label above, hint under it, then the control, then the error; each keeps its own direction on a page from right to left. [UI-12] */
export function Field({ label, hint, error, optional, hideLabel, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className="field" part="field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        <bdi>
          {label} {optional && <span className="optional">(optional)</span>}
        </bdi>
      </label>
      {hint && (
        <p className="hint" id={`${id}hint`}>
          <bdi>{hint}</bdi>
        </p>
      )}
      {children({
        id,
        required: !optional,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly children: string;
}

/** What is wrong with a field, for its `aria-describedby`; with the word, not only in its colour. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="error" id={id}>
      <bdi>
        <span className="visually-hidden">Error:</span> {children}
      </bdi>
    </p>
  );
}

export type TextFieldProps = FieldTexts & ComponentPropsWithRef<'input'>;

/** A field with an `<input>`; everything that an input takes, `ref` too, goes to it. */
export function TextField({ label, hint, error, optional, hideLabel, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {control => <input className={inputClass} {...control} {...input} />}
    </Field>
  );
}

export type TextAreaFieldProps = FieldTexts & ComponentPropsWithRef<'textarea'>;

/** A field for several lines of text. */
export function TextAreaField({ label, hint, error, optional, hideLabel, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {control => <textarea className={inputClass} rows={3} {...control} {...area} />}
    </Field>
  );
}
