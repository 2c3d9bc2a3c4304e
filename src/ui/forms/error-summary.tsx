import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './error-summary.css?inline';

addStyles(css);

/** How often a form was to be sent, and what counts one more. */
export const useAttempts = () => useReducer((before: number) => before + 1, 0);

export interface ErrorSummaryProps {
  /** How often the form was to be sent; at each it looks for what is marked, and leads to the first. */
  readonly attempts: number;
}

/**
 * What is wrong with the form that comes right after it, each with the way to its field; the first of them gets the
 * focus. Of a single one its field says enough. Said once for each attempt: a line goes as soon as its field is right,
 * and what gets wrong later is marked at its field alone, so that nothing moves while one types. It looks as the notices
 * do that stand above it. [UI-12]
 */
export function ErrorSummary({ attempts }: ErrorSummaryProps) {
  const { place, problems } = useProblems(attempts);
  return (
    <div ref={place} aria-live="polite">
      {problems.length > 0 && (
        <div key={attempts} className="notice danger error-summary" part="error-summary">
          <h3>There is a problem</h3>
          <ul>
            {problems.map(({ control, text, way }) => (
              <li key={control.id}>
                <bdi>
                  <a
                    href={way}
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
  /** Absent while the field cannot be used, such as a study before its site: it cannot be gone to either. */
  readonly way: string | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was found at the last attempt, as far as it is still wrong. */
function useProblems(attempts: number) {
  const place = useRef<HTMLDivElement>(null);
  const [told, tell] = useState({ attempts, problems: [] as readonly Problem[], texts: '' });
  const unled = useRef<readonly Problem[]>(undefined);
  const { problems } = told;
  useLayoutEffect(() => {
    const isNew = attempts !== told.attempts;
    const marked = problemsIn(place.current?.nextElementSibling);
    const left = marked.filter(({ control }) => isNew || problems.some(one => one.control === control));
    const texts = left.map(({ text, way }) => text + way).join();
    if (isNew || texts !== told.texts)
      tell({ attempts, problems: isNew && left.length < 2 ? [] : left, texts });
    // With the picture that shows them: nobody has gone on to another field by then.
    if (!isNew && unled.current) lead(place.current, unled.current);
    unled.current = isNew ? marked : undefined;
  });
  return { place, problems };
}

function lead(place: HTMLElement | null, marked: readonly Problem[]): void {
  place?.scrollIntoView({ block: 'nearest' });
  marked.find(({ way }) => way)?.control.focus();
}

/** In the order in which they stand; two controls that share an error are one problem. */
const problemsIn = (form: Element | null | undefined): Problem[] =>
  [...(form?.querySelectorAll('.error bdi') ?? [])].flatMap(({ parentElement, lastChild }) => {
    const control = form?.querySelector<Control>(`[aria-describedby~="${parentElement?.id}"]`);
    if (!control) return [];
    const way = control.disabled ? undefined : `#${control.id}`;
    return [{ control, text: naming(control, lastChild?.textContent ?? ''), way }];
  });

/** Names the field, unless what is said of it does. */
function naming({ labels }: Control, said: string): string {
  const name = labels?.[0]?.textContent?.trim() ?? '';
  return said.includes(name.toLowerCase()) ? said : `${name}: ${said}`;
}
