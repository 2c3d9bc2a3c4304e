// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CheckedForm } from '../../../../src/ui/forms/checked-form.tsx';

afterEach(cleanup);

it.each([
  ['a held Enter', { key: 'Enter', repeat: true }, false],
  ['Enter', { key: 'Enter', repeat: false }, true],
  ['a held letter', { key: 'a', repeat: true }, true],
])('[RPT-13] a form does with %s what the browser does: %s', (_, key, isDefault) => {
  render(<CheckedForm aria-label="Report" attempts={0} />);
  expect(fireEvent.keyDown(screen.getByRole('form'), key)).toBe(isDefault);
});
