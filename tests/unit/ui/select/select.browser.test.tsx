import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLanguage } from '../../../../src/domain/language/create-language.ts';
import { LanguageContext } from '../../../../src/language/language-context.ts';
import { translation } from '../../../../src/languages/lang-de.ts';
import { SelectField } from '../../../../src/ui/select/select.tsx';
import type { SelectOption } from '../../../../src/ui/select/select-options.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const patients = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `Patient ${String(index + 1).padStart(4, '0')}`,
}));

function Chooser({
  start = '',
  options = patients,
}: {
  readonly start?: string;
  readonly options?: readonly SelectOption[];
}) {
  const [value, choose] = useState(start);
  return (
    <SelectField label="Patient" {...{ options, value, choose }} emptyText="No patients are available." />
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const combobox = () => screen.getByRole('combobox', { name: 'Patient' });
const type = (value: string) => fireEvent.change(combobox(), { target: { value } });
const press = (key: string, init = {}) => fireEvent.keyDown(combobox(), { key, ...init });
const focus = () => act(() => combobox().focus());

/** The content of all live regions. */
const announced = () =>
  [...document.querySelectorAll('[aria-live], [role="log"]')].map(region => region.textContent).join('');

it('[UI-12] shows no error while it is disabled, since it cannot be filled in yet', () => {
  const select = (disabled: boolean) => (
    <SelectField
      label="Patient"
      options={patients}
      value=""
      choose={() => {}}
      error="Select a patient."
      disabled={disabled}
    />
  );
  const { rerender } = render(select(true));
  expect(screen.queryByText('Select a patient.')).toBeNull();
  rerender(select(false));
  expect(screen.getByText('Select a patient.')).toBeVisible();
});

it('[UI-09] takes the focus back that it lost while it was disabled, but from no field of the page', () => {
  const host = document.createElement('div');
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const elsewhere = document.createElement('input');
  document.body.append(host, elsewhere);
  onTestFinished(() => [host, elsewhere].forEach(each => void each.remove()));
  const select = (disabled: boolean) => (
    <SelectField label="Patient" options={patients} value="" choose={() => {}} disabled={disabled} />
  );
  const { rerender } = render(select(false), { container });
  const input = container.querySelector('input');
  const focusedAfter = (meanwhile: () => void) => {
    act(() => input?.focus());
    rerender(select(true));
    act(meanwhile);
    rerender(select(false));
    return document.activeElement;
  };
  expect(focusedAfter(() => input?.blur())).toBe(host);
  expect(focusedAfter(() => elsewhere.focus())).toBe(elsewhere);
});

it('[UI-12] is described by its placeholder, or by its error alone', () => {
  const select = (error?: string) => (
    <SelectField
      label="Patient"
      options={patients}
      value=""
      choose={() => {}}
      placeholder="Select a patient"
      error={error}
    />
  );
  const { rerender } = render(select());
  expect(combobox()).toHaveAccessibleDescription('Select a patient');
  rerender(select('Select a patient.'));
  expect(combobox()).toHaveAccessibleDescription(/^Error: ?Select a patient\.$/);
});

describe('the announcement of a select', () => {
  it('[SD-01] is the name of the field and the total number of matches, 400 ms after typing', () => {
    render(<Chooser />);
    focus();
    type('12');
    pass(300);
    type('123');
    pass(399);
    expect(announced()).toBe('');
    pass(1);
    expect(announced()).toBe('Patient: 15 options');
  });

  it.each([
    ['0', 'Patient: 2,084 options'],
    ['4321', 'Patient: 1 option'],
    ['zzz', 'Patient: Nothing matches'],
  ])('[SD-01] after "%s" is "%s"', (search, text) => {
    render(<Chooser />);
    focus();
    type(search);
    pass(400);
    expect(announced()).toBe(text);
  });

  it('[SD-01] says that there are no options', () => {
    render(<Chooser options={[]} />);
    focus();
    press('ArrowDown');
    pass(400);
    expect(announced()).toBe('Patient: No patients are available.');
  });

  it('[SD-01] [EMB-15] is the option that was chosen, and nothing in English of react-select', () => {
    render(
      <LanguageContext value={createLanguage('de', translation)}>
        <Chooser />
      </LanguageContext>,
    );
    focus();
    press('ArrowDown');
    press('Enter');
    expect(announced()).toBe('Patient 0001, ausgewählt');
  });

  it('[SD-01] says why a disabled option is not chosen by Enter', () => {
    render(<Chooser options={[{ value: '1', label: 'CITADEL', disabled: 'Completed' }]} />);
    focus();
    press('ArrowDown');
    press('Enter');
    expect(announced()).toBe('CITADEL, disabled: Completed');
  });
});

describe('the menu of a select', () => {
  it('[SD-01] opens by Enter without submitting the form', () => {
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Chooser />
      </form>,
    );
    focus();
    expect(press('Enter')).toBe(false);
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(screen.getAllByRole('option')[0]).toHaveClass('select__option--is-focused');
    press('Enter');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText('Patient 0001')).toBeVisible();
  });

  it('[SD-01] ignores Ctrl+Enter, which submits the dialog around it', () => {
    render(<Chooser />);
    focus();
    expect(press('Enter', { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[SD-01] lists the matches, not the chosen option, while searching', () => {
    render(<Chooser start="4320" />);
    focus();
    type('4');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Patient 0004');
  });

  it('[EMB-05] opens without an error in an element that was just taken out of the page', () => {
    const { container } = render(<Chooser />);
    focus();
    const field = combobox();
    act(() => {
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      container.remove();
    });
    expect(container).toHaveTextContent('Select…');
  });
});
