import { type RefCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ElementHandle } from '../../embed/element/element-handle.ts';
import { useKeyedState } from '../../ui/hooks/use-keyed-state.ts';

export interface FormValueOptions {
  readonly element: ElementHandle;
  /** The name under which the page's form posts the value. */
  readonly name: string;
  /** The value given by the template; when it changes, the field is reset to it. */
  readonly initialValue: string;
  /** Converts a value to what is posted; by default the value itself. */
  readonly toPostedValue?: ((value: string) => string) | undefined;
  /** The error text for an invalid value: what is wrong and how to fix it. */
  problemOf(value: string): string | undefined;
}

export interface FormValue {
  readonly value: string;
  /** Sets the value on behalf of the user: dispatches `input` and `change`, which only typing would do by itself. */
  choose(value: string): void;
  /** The error text to show; set only after the browser has refused to submit the form, until the value is fixed. */
  readonly problem: string | undefined;
  /** Ref for the control that the browser focuses when it refuses to submit. */
  readonly anchor: RefCallback<HTMLElement>;
}

/** The value of an element that is a field in the page's own form (form-associated). [UI-05] [UI-06] */
export function useFormValue(options: FormValueOptions): FormValue {
  const { element, name, toPostedValue = String, problemOf } = options;
  const [value, setValue] = useInitialValue(options);
  const isRefused = useRefused(element.host);
  const control = useRef<HTMLElement>(null);
  const updateForm = (newValue: string) =>
    element.form?.set({
      name,
      value: toPostedValue(newValue),
      state: newValue,
      problem: problemOf(newValue),
      anchor: control.current,
    });
  const updateFormNow = useEffectEvent(() => updateForm(value));
  const problem = problemOf(value);
  const posted = toPostedValue(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form depends on these four values.
  useLayoutEffect(() => updateFormNow(), [name, value, posted, problem]);
  return {
    value,
    problem: isRefused ? problem : undefined,
    anchor: node => {
      control.current = node;
    },
    choose: chosen => {
      setValue(() => chosen);
      updateForm(chosen);
      for (const type of ['input', 'change'])
        element.host.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
    },
  };
}

/** Starts with the value restored by the browser if it can still be posted, otherwise with the template's value. */
function useInitialValue({ element, initialValue, toPostedValue = String }: FormValueOptions) {
  const restored = element.form?.restored;
  const isUsable = restored !== undefined && (restored === '' || toPostedValue(restored) !== '');
  return useKeyedState(initialValue, given => given, isUsable ? restored : initialValue);
}

/** Whether the browser has refused to submit because of this field. */
function useRefused(host: HTMLElement): boolean {
  const [isRefused, setRefused] = useState(false);
  // A layout effect, since the form can refuse to submit as soon as the problem has been set.
  useLayoutEffect(() => {
    const onInvalid = () => setRefused(true);
    host.addEventListener('invalid', onInvalid);
    return () => host.removeEventListener('invalid', onInvalid);
  }, [host]);
  return isRefused;
}
