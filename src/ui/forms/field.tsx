import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { inputClass } from '../controls/input.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './field.css?inline';
import { fieldCatalogue } from './texts.ts';

addStyles(css);

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it; the field is marked as invalid while it is set. */
  readonly error?: string | false | undefined;
  /** Adds "(optional)" to the label; otherwise the control is required. */
  readonly optional?: boolean | undefined;
  /** Hides the label visually, for fields in a table whose column header names them. */
  readonly hideLabel?: boolean | undefined;
}

/** The attributes that tie a control to its label, hint and error: spread them on the control. */
interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  /** Names the field in the list of errors if its label alone does not, such as `Funds of Study A`. */
  readonly fullLabel?: string | undefined;
  children(control: FieldControl): ReactNode;
}

/**
 * Label, hint, control and error, one above the other; each text keeps its own direction on right-to-left pages.
 * [UI-12]
 */
export function Field({ label, fullLabel = label, hint, error, optional, hideLabel, children }: FieldProps) {
  const texts = useTexts(fieldCatalogue);
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className="field" part="field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        <bdi>
          <span>{label}</span>
          {optional && <span className="optional">{texts.optional}</span>}
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
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}error`} label={fullLabel} error={error} />}
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  /** The label that people know the field by, for the list of errors. */
  readonly label: string;
  readonly error: string;
}

/** The error of a field, referenced by its `aria-describedby`; prefixed with a visually hidden "Error:". */
export function FieldError({ id, label, error }: FieldErrorProps) {
  const texts = useTexts(fieldCatalogue);
  return (
    <p className="error" id={id} data-label={label} data-error={error}>
      <bdi>
        <span className="visually-hidden">{`${texts.errorPrefix} `}</span>
        <span>{error}</span>
      </bdi>
    </p>
  );
}

type TextFieldProps = FieldTexts & ComponentPropsWithRef<'input'>;

/** A field with an `<input>`; all further props, `ref` included, are passed to it. */
export function TextField({ label, hint, error, optional, hideLabel, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {control => <input className={inputClass} {...control} {...input} />}
    </Field>
  );
}

type TextAreaFieldProps = FieldTexts & ComponentPropsWithRef<'textarea'>;

/** A field with a `<textarea>`; all further props, `ref` included, are passed to it. */
export function TextAreaField({ label, hint, error, optional, hideLabel, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {control => <textarea className={inputClass} rows={3} dir="auto" {...control} {...area} />}
    </Field>
  );
}
