import {
  type ComponentProps,
  type KeyboardEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../language/language-context.ts';
import { focusedField } from '../hooks/focus-return.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { afterPointerRelease } from './after-pointer-release.ts';
import css from './error-summary.css?inline';
import { fieldCatalogue } from './texts.ts';

addStyles(css);

/** The number of submit attempts of a form, and the function that counts another one and renders the form at once. */
export function useAttempts() {
  const [attempts, count] = useReducer((number: number) => number + 1, 0);
  return [attempts, () => flushSync(count)] as const;
}

export interface CheckedFormProps extends ComponentProps<'form'> {
  /** The number of submit attempts; after each new one, the fields with an error are listed and the first is focused. */
  readonly attempts: number;
}

/**
 * A form with a list of its errors above it: each links to its field, and the first field gets the focus. A single error
 * is not listed: its field shows it. The list is announced once per attempt; a line disappears when its field is fixed,
 * and a new error is added when its field loses the focus, so that nothing moves while someone types. [UI-12]
 */
export function CheckedForm({ attempts, ...form }: CheckedFormProps) {
  const { summary, formRef, problems, update } = useProblems(attempts);
  return (
    <>
      <div ref={summary} aria-live="polite">
        {problems.length > 0 && <ErrorSummary key={attempts} problems={problems} />}
      </div>
      <form
        noValidate
        onKeyDown={ignoreRepeatedEnter}
        onBlur={() => afterPointerRelease(update)}
        {...form}
        ref={formRef}
      />
    </>
  );
}

/** A held Enter submits a form only once, even if the answer arrives before the key is released. [RPT-13] */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Problems of a form, each with a link to its field; styled like the notices above it. */
function ErrorSummary({ problems }: { readonly problems: readonly Problem[] }) {
  const texts = useTexts(fieldCatalogue);
  return (
    <div className="notice danger error-summary" part="error-summary">
      <h3>{texts.thereIsAProblem}</h3>
      <ul>
        {problems.map(({ control, text, href }) => (
          <li key={control.id}>
            <bdi>
              <a
                href={href}
                onClick={event => {
                  event.preventDefault();
                  control.focus();
                }}
              >
                {text}
              </a>
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Problem {
  readonly control: Control;
  readonly text: string;
  /** Absent while the control is disabled, such as a study before its site is chosen. */
  readonly href: string | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The problems since the last attempt that found several. */
function useProblems(attempts: number) {
  const summary = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const [listed, setListed] = useState({ attempts, problems: [] as readonly Problem[], texts: '' });
  /** Problems of a new attempt, until the render that lists them has moved the focus. */
  const unfocused = useRef<readonly Problem[]>(undefined);
  const { problems } = listed;
  const [, update] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const isNew = attempts !== listed.attempts;
    const found: Problem[] = problemsIn(formRef.current);
    const isListed = isNew ? found.length > 1 : problems.length > 0;
    const shown = found.filter(
      ({ control }) =>
        isListed && (isNew || problems.some(one => one.control === control) || !control.matches(':focus')),
    );
    const texts = shown.map(({ text, href }) => text + href).join();
    if (isNew || texts !== listed.texts) setListed({ attempts, problems: shown, texts });
    // In the same frame as the summary appears, before anyone can have moved on to another field.
    if (!isNew && unfocused.current && !isTypingOutside(formRef.current))
      focusFirstProblem(summary.current, unfocused.current);
    unfocused.current = isNew ? found : undefined;
  });
  return { summary, formRef, problems, update };
}

/** A refusal may arrive while the person has gone on to something else. */
function isTypingOutside(form: Element | null): boolean {
  const field = focusedField();
  return field !== undefined && !form?.contains(field);
}

function focusFirstProblem(summary: HTMLElement | null, problems: readonly Problem[]): void {
  summary?.scrollIntoView({ block: 'nearest' });
  problems.find(({ href }) => href)?.control.focus();
}

/** By the errors that are shown (`FieldError`), whose texts a browser may have translated; two controls that share one, such as a month and its year, are one problem. */
const problemsIn = (form: Element | null): Problem[] =>
  [...(form?.querySelectorAll<HTMLElement>('.error[data-label]') ?? [])].flatMap(error => {
    const control = form?.querySelector<Control>(`[aria-describedby~="${error.id}"]`);
    if (!control) return [];
    const { label = '', error: text = '' } = error.dataset;
    return [{ control, text: withLabel(label, text), href: control.disabled ? undefined : `#${control.id}` }];
  });

/** Prefixes the error with the field's label, unless the error already contains it. */
const withLabel = (label: string, error: string): string =>
  error.toLowerCase().includes(label.toLowerCase()) ? error : `${label}: ${error}`;
