import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../../../src/ui/controls/button.tsx';
import { TextField } from '../../../../src/ui/forms/field.tsx';
import { MoneyField, moneyProblems } from '../../../../src/ui/pickers/money-field.tsx';

afterEach(cleanup);

it('[UI-12] names a field by its label and describes it by hint and error, in this order', () => {
  render(<TextField label="Funds" hint="In US dollars." error="Enter an amount." />);
  const field = screen.getByRole('textbox', { name: 'Funds' });
  expect(field).toHaveAccessibleDescription('In US dollars. Error: Enter an amount.');
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
});

it('[UI-12] describes a field without hint and error by nothing', () => {
  render(<TextField label="Funds" error={false} />);
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

it('[UI-12] says that a field is optional, and does not require it', () => {
  render(<TextField label="Middle name" optional />);
  expect(screen.getByRole('textbox', { name: 'Middle name (optional)' })).not.toBeRequired();
});

it('[RPT-13] keeps the focus on a busy button, says so in its label and sends nothing a second time', () => {
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
])('[UI-13] keeps "%s" while it is typed and shows "%s" when the field is left', (typed, left) => {
  render(<Amount start="7" />);
  const field = screen.getByRole('textbox', { name: 'Funds' });
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveValue(typed);
  fireEvent.blur(field);
  expect(field).toHaveValue(left);
});

it('[UI-13] says of every problem with an amount what to do', () => {
  expect(Object.values(moneyProblems).every(text => text.startsWith('Enter '))).toBe(true);
});
