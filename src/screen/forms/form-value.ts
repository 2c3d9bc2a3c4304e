import { type RefCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ElementHandle } from '../../embed/element/element-handle.ts';
import { useKeyedState } from '../use-keyed-state.ts';

export interface FormValueOptions {
  readonly element: ElementHandle;
  /** Under which name the page's form posts the value. */
  readonly name: string;
  /** What the template says; a changed one begins anew. */
  readonly first: string;
  /** What of a value is posted, where it says more than that; by default the value. */
  readonly postedBy?: ((value: string) => string) | undefined;
  /** What is wrong with a value and how to mend it; undefined when nothing is. */
  problemOf(value: string): string | undefined;
}

export interface FormValue {
  readonly value: string;
  /** A person's choice; the page hears `input` and `change`, as of any field. */
  choose(value: string): void;
  /** What is wrong, once the browser has refused to submit; said until it is mended. */
  readonly problem: string | undefined;
  /** Goes on the control that the browser is to lead to when it refuses to submit. */
  readonly anchor: RefCallback<HTMLElement>;
}

/** A value in the page's own form: what it is, who may change it, and what the form is told of it. [UI-05] [UI-06] */
export function useFormValue(options: FormValueOptions): FormValue {
  const { element, name, postedBy = String, problemOf } = options;
  const [value, setValue] = useBeginning(options);
  const isRefused = useRefused(element.host);
  const control = useRef<HTMLElement>(null);
  const tell = (told: string) =>
    element.setFormValue({
      name,
      value: postedBy(told),
      state: told,
      problem: problemOf(told),
      anchor: control.current,
    });
  const tellNow = useEffectEvent(() => tell(value));
  const problem = problemOf(value);
  const posted = postedBy(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form was told is these four.
  useLayoutEffect(() => tellNow(), [name, value, posted, problem]);
  return {
    value,
    problem: isRefused ? problem : undefined,
    anchor: found => {
      control.current = found;
    },
    choose: chosen => {
      setValue(() => chosen);
      tell(chosen);
      // Not `Event`: MooTools replaces it. [EMB-12]
      for (const type of ['input', 'change'])
        element.host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: type === 'input' }));
    },
  };
}

/** Begins with what the browser has kept, if it can still be posted, else with what the template says. */
function useBeginning({ element, first, postedBy = String }: FormValueOptions) {
  const [{ begun, kept }] = useState({ begun: first, kept: element.restored });
  const isKept = kept !== undefined && (kept === '' || postedBy(kept) !== '');
  return useKeyedState(first, said => (isKept && said === begun ? kept : said));
}

/** Whether the browser has refused to submit because of this field. */
function useRefused(host: HTMLElement): boolean {
  const [isRefused, setRefused] = useState(false);
  // As soon as the form has been told of a problem, it may refuse to be sent.
  useLayoutEffect(() => {
    const refuse = () => setRefused(true);
    host.addEventListener('invalid', refuse);
    return () => host.removeEventListener('invalid', refuse);
  }, [host]);
  return isRefused;
}
