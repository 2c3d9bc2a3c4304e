// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../../../src/ui/controls/button.tsx';
import { TextField } from '../../../../src/ui/forms/field.tsx';
import { MoneyField } from '../../../../src/ui/money/money-field.tsx';
import { moneyCatalogue } from '../../../../src/ui/money/texts.ts';

afterEach(cleanup);

it('[UI-12] names a field by its label and describes it by hint and error, in that order', () => {
  render(<TextField label="Funds" hint="In US dollars." error="Enter an amount." />);
  const field = screen.getByRole('textbox', { name: 'Funds' });
  // jsdom drops the space between two elements; tests/elements/deposit-form.test.ts has the exact text.
  expect(field).toHaveAccessibleDescription(/^In US dollars\. Error: ?Enter an amount\.$/);
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
});

it('[UI-12] adds no description to a field without hint and error', () => {
  render(<TextField label="Funds" error={false} />);
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

it('[UI-12] marks a field as optional and does not require it', () => {
  render(<TextField label="Middle name" optional />);
  expect(screen.getByRole('textbox', { name: /^Middle name ?\(optional\)$/ })).not.toBeRequired();
});

it('[RPT-13] keeps the focus on a busy button, changes its label and does not submit again', () => {
  const press = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" tone="primary" busy busyLabel="Saving…" onClick={press}>
        Save balances
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  button.focus();
  fireEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

const Amount = ({ start = '' }) => {
  const [text, setText] = useState(start);
  return <MoneyField label="Funds" value={text} change={setText} />;
};

it.each([
  ['1234.5', '1,234.50'],
  ['$ 1,234', '1,234.00'],
  ['.5', '0.50'],
  ['0', '0.00'],
  ['1.234,56', '1.234,56'],
  ['-50', '-50'],
  ['(50)', '(50)'],
  ['1e3', '1e3'],
  ['1.005', '1.005'],
  ['', ''],
])('[UI-13] keeps "%s" while typing and shows "%s" on blur', (typed, formatted) => {
  render(<Amount start="7" />);
  const field = screen.getByRole('textbox', { name: 'Funds' });
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveValue(typed);
  fireEvent.blur(field);
  expect(field).toHaveValue(formatted);
});

it('[UI-13] says what to enter for every problem with an amount', () => {
  expect(Object.values(moneyCatalogue.source).every(text => text.startsWith('Enter '))).toBe(true);
});
