import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ignoreRepeatedPresses } from '../../../../src/screen/decisions/ignore-repeated-presses.ts';

const approve = vi.fn();

afterEach(cleanup);

function renderButton(): HTMLElement {
  approve.mockClear();
  render(
    <button type="button" {...ignoreRepeatedPresses(approve)}>
      Approve
    </button>,
  );
  return screen.getByRole('button');
}

it.each([
  ['a click', 1, 1],
  ['a key press', 0, 1],
  ['the second click of a double click', 2, 0],
  ['the third click of a triple click', 3, 0],
])('[RQ-05] %s (detail %i) acts %i times', (_, detail, times) => {
  fireEvent.click(renderButton(), { detail });
  expect(approve).toHaveBeenCalledTimes(times);
});

it('[RQ-05] ignores the repeats of a held key', () => {
  const button = renderButton();
  // false: the default action, a click, was prevented.
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
});
