// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ElementHandle } from '../../../../src/embed/element/element-handle.ts';
import type { FormAssociation } from '../../../../src/embed/form-field/form-association.ts';
import { type FormValueOptions, useFormValue } from '../../../../src/screen/forms/form-value.ts';

afterEach(cleanup);

/** A field named "code" in the page's form, with what it sets there and which events it dispatches. */
function renderField(options: Partial<FormValueOptions> = {}, restored?: string) {
  const host = document.createElement('div');
  document.body.append(host);
  const setFormValue = vi.fn<FormAssociation['set']>();
  const events: string[] = [];
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, ({ composed }) => events.push(`${type} ${composed}`));
  const fixed: FormValueOptions = {
    element: { host, form: { restored, set: setFormValue } } as unknown as ElementHandle,
    name: 'code',
    initialValue: '+49',
    problemOf: value => (value ? undefined : 'Choose a code.'),
    ...options,
  };
  const rendered = renderHook(
    (changed: Partial<FormValueOptions>) => useFormValue({ ...fixed, ...changed }),
    {
      initialProps: {},
    },
  );
  const inForm = () => setFormValue.mock.lastCall?.[0];
  return { ...rendered, host, events, setFormValue, inForm };
}

it('[UI-06] sets the value of the template in the form', () => {
  const { result, inForm } = renderField();
  expect(result.current.value).toBe('+49');
  expect(inForm()).toMatchObject({ name: 'code', value: '+49', state: '+49', problem: undefined });
});

it('[UI-05] sets what is to be posted beside what the browser restores', () => {
  const { inForm } = renderField({ toPostedValue: value => `${value}-01` });
  expect(inForm()).toMatchObject({ value: '+49-01', state: '+49' });
});

it('[UI-06] sets a chosen value at once, then dispatches the events of a native field', () => {
  const { result, inForm, events } = renderField();
  const control = document.createElement('button');
  result.current.anchor(control);
  act(() => {
    result.current.choose('+1');
    expect(inForm()).toEqual({ name: 'code', value: '+1', state: '+1', problem: undefined, anchor: control });
  });
  expect(result.current.value).toBe('+1');
  expect(events).toEqual(['input true', 'change false']);
});

it('[UI-06] is reset when the template gives another value, and sets it under another name', () => {
  const { result, rerender, inForm } = renderField({}, '+7');
  act(() => result.current.choose('+1'));
  rerender({ initialValue: '+44', name: 'phone' });
  expect(result.current.value).toBe('+44');
  expect(inForm()).toMatchObject({ name: 'phone', value: '+44' });
  // Also to the first one: neither what the browser restored nor what was chosen comes back.
  rerender({ initialValue: '+49' });
  expect(result.current.value).toBe('+49');
});

it('[UI-06] sets the value again only if something of it has changed', () => {
  const { rerender, setFormValue, inForm } = renderField({ initialValue: '' });
  expect(setFormValue).toHaveBeenCalledTimes(1);
  rerender({});
  expect(setFormValue).toHaveBeenCalledTimes(1);
  rerender({ problemOf: () => 'Fehlt.' });
  expect(inForm()).toMatchObject({ problem: 'Fehlt.' });
});

it('[UI-06] shows its problem once the browser has refused to submit, until it is fixed', () => {
  const { result, host } = renderField({ initialValue: '' });
  expect(result.current.problem).toBeUndefined();
  act(() => void host.dispatchEvent(new Event('invalid')));
  expect(result.current.problem).toBe('Choose a code.');
  act(() => result.current.choose('+1'));
  expect(result.current.problem).toBeUndefined();
});

it('[UI-06] listens to no host that it has left', () => {
  const { result, host, rerender, unmount } = renderField({ initialValue: '' });
  const other = document.createElement('div');
  rerender({ element: { host: other, form: undefined } as unknown as ElementHandle });
  act(() => void host.dispatchEvent(new Event('invalid')));
  expect(result.current.problem).toBeUndefined();
  act(() => void other.dispatchEvent(new Event('invalid')));
  expect(result.current.problem).toBe('Choose a code.');
  unmount();
});

it.each<[string, string | undefined, string]>([
  ['the template’s value if the browser has restored none', undefined, '+49'],
  ['the restored value', '+1', '+1'],
  ['an empty restored value', '', ''],
  ['the template’s value if the restored one can no longer be posted', 'gone', '+49'],
])('[UI-06] starts with %s', (_, restored, expected) => {
  const toPostedValue = (value: string) => (value === 'gone' ? '' : value);
  const { result, rerender } = renderField({ toPostedValue }, restored);
  expect(result.current.value).toBe(expected);
  rerender({ initialValue: '+44' });
  expect(result.current.value).toBe('+44');
});
