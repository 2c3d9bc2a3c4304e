import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { afterPointerRelease } from './after-pointer-release.ts';
import css from './error-summary.css?inline';
import { fieldCatalogue } from './texts.ts';

addStyles(css);

/** The number of submit attempts of a form, and the function that counts another one. */
export const useAttempts = () => useReducer((count: number) => count + 1, 0);

export interface ErrorSummaryProps {
  /** The number of submit attempts; with each new one it collects the marked fields and focuses the first. */
  readonly attempts: number;
}

/**
 * Lists the errors of the form that directly follows it, with a link to each field, and focuses the first of them. A
 * single error is not listed: its field shows it. The list is announced once per attempt; a line disappears when its
 * field is fixed, and a new error is added when its field loses the focus, so that nothing moves while someone types.
 * Styled like the notices above it. [UI-12]
 */
export function ErrorSummary({ attempts }: ErrorSummaryProps) {
  const texts = useTexts(fieldCatalogue);
  const { summary, problems } = useProblems(attempts);
  return (
    <div ref={summary} aria-live="polite">
      {problems.length > 0 && (
        <div key={attempts} className="notice danger error-summary" part="error-summary">
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
      )}
    </div>
  );
}

interface Problem {
  readonly control: Control;
  readonly text: string;
  /** Absent while the control is disabled, such as a study before its site is chosen. */
  readonly href?: string | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The problems since the last attempt that found several. */
function useProblems(attempts: number) {
  const summary = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState({ attempts, problems: [] as readonly Problem[], texts: '' });
  /** Problems of a new attempt, until the render that lists them has moved the focus. */
  const unfocused = useRef<readonly Problem[]>(undefined);
  const { problems } = listed;
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const form = summary.current?.nextElementSibling;
    const updateAfterBlur = () => afterPointerRelease(update);
    form?.addEventListener('focusout', updateAfterBlur);
    return () => form?.removeEventListener('focusout', updateAfterBlur);
  }, []);
  useLayoutEffect(() => {
    const isNew = attempts !== listed.attempts;
    const found: Problem[] = problemsIn(summary.current?.nextElementSibling);
    const isListed = isNew ? found.length > 1 : problems.length > 0;
    const shown = found.filter(
      ({ control }) =>
        isListed && (isNew || problems.some(one => one.control === control) || !control.matches(':focus')),
    );
    const texts = shown.map(({ text, href }) => text + href).join();
    if (isNew || texts !== listed.texts) setListed({ attempts, problems: shown, texts });
    // In the same frame as the summary appears, before anyone can have moved on to another field.
    if (!isNew && unfocused.current) focusFirstProblem(summary.current, unfocused.current);
    unfocused.current = isNew ? found : undefined;
  });
  return { summary, problems };
}

function focusFirstProblem(summary: HTMLElement | null, problems: readonly Problem[]): void {
  summary?.scrollIntoView({ block: 'nearest' });
  problems.find(({ href }) => href)?.control.focus();
}

/** In document order; two controls that share an error, such as a month and its year, are one problem. */
const problemsIn = (form: Element | null | undefined): Problem[] =>
  [...(form?.querySelectorAll('.error bdi') ?? [])].flatMap(({ parentElement, lastChild }) => {
    const control = form?.querySelector<Control>(`[aria-describedby~="${parentElement?.id}"]`);
    if (!control) return [];
    const href = control.disabled ? undefined : `#${control.id}`;
    return [{ control, text: withFieldName(control, lastChild?.textContent ?? ''), href }];
  });

/** Prefixes the error with the field's name, unless the error already contains it. */
function withFieldName({ labels, ariaLabel }: Control, error: string): string {
  const name = ariaLabel ?? labels?.[0]?.textContent?.trim() ?? '';
  return error.includes(name.toLowerCase()) ? error : `${name}: ${error}`;
}
