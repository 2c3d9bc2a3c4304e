import { type RefCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ElementHandle } from '../embed/handle.ts';
import { useKeyedState } from './use-keyed-state.ts';

export interface FormValueOptions {
  readonly element: ElementHandle;
  /** Under which name the page's form posts the value. */
  readonly name: string;
  /** What the template says; a changed one begins anew. */
  readonly first: string;
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
export function useFormValue({ element, name, first, problemOf }: FormValueOptions): FormValue {
  const [value, setValue] = useKeyedState(first, () => element.restored ?? first);
  const [isRefused, setRefused] = useState(false);
  const control = useRef<HTMLElement>(null);
  const problem = problemOf(value);
  const { host } = element;
  const tell = (told: string, wrong = problemOf(told)) =>
    element.setFormValue({ name, value: told, problem: wrong, anchor: control.current });
  const tellNow = useEffectEvent(() => tell(value, problem));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form was told is these three.
  useLayoutEffect(() => tellNow(), [name, value, problem]);
  useEffect(() => {
    const refuse = () => setRefused(true);
    host.addEventListener('invalid', refuse);
    return () => host.removeEventListener('invalid', refuse);
  }, [host]);
  return {
    value,
    problem: isRefused ? problem : undefined,
    anchor: found => {
      control.current = found;
    },
    choose: chosen => {
      setValue(() => chosen);
      tell(chosen);
      for (const type of ['input', 'change'])
        host.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
    },
  };
}
