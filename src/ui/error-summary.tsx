import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import css from './error-summary.css?inline';
import { addStyles } from './sheet.ts';

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
            {problems.map(({ control, text, isOff }) => (
              <li key={control.id}>
                <bdi>
                  {/* A field that cannot be used yet, such as a study before its site, cannot be gone to either. */}
                  <a
                    href={isOff ? undefined : `#${control.id}`}
                    onClick={event => {
                      event.preventDefault();
                      goTo(control);
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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Problem {
  readonly control: Control;
  readonly text: string;
  readonly isOff: boolean;
}

/** What was found at the last attempt, as far as it is still wrong. */
function useProblems(attempts: number) {
  const place = useRef<HTMLDivElement>(null);
  const [told, tell] = useState({ attempts: 0, problems: [] as readonly Problem[] });
  const { problems } = told;
  useLayoutEffect(() => {
    const isNew = told.attempts !== attempts;
    if (!isNew && problems.length === 0) return;
    const marked = problemsIn(place.current?.nextElementSibling);
    if (isNew) {
      tell({ attempts, problems: marked.length > 1 ? marked : [] });
      // When they are shown.
      requestAnimationFrame(() => {
        place.current?.scrollIntoView({ block: 'nearest' });
        goTo(marked.find(({ isOff }) => !isOff)?.control);
      });
    } else {
      const left = marked.filter(({ control }) => problems.some(before => before.control === control));
      if (textOf(left) !== textOf(problems)) tell({ attempts, problems: left });
    }
  });
  return { place, problems };
}

const textOf = (problems: readonly Problem[]): string =>
  problems.map(({ text, isOff }) => text + isOff).join();

function goTo(control: Control | undefined): void {
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  control?.focus();
}

/** In the order in which they stand; two controls that share an error are one problem. */
const problemsIn = (form: Element | null | undefined): Problem[] =>
  [...(form?.querySelectorAll('.error') ?? [])].flatMap(({ id, firstElementChild }) => {
    const control = form?.querySelector<Control>(`[aria-describedby~="${id}"]`);
    const said = firstElementChild?.lastChild?.textContent ?? '';
    return control ? [{ control, text: naming(control, said), isOff: control.disabled }] : [];
  });

/** Names the field, unless what is said of it does. */
function naming({ labels }: Control, said: string): string {
  const name = labels?.[0]?.textContent?.trim() ?? '';
  return said.includes(name.toLowerCase()) ? said : `${name}: ${said}`;
}
