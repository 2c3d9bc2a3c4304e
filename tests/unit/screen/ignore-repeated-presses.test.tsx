import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ignoreRepeatedPresses } from '../../../src/screen/requests/ignore-repeated-presses.ts';

const approve = vi.fn();

afterEach(cleanup);

function shownButton(): HTMLElement {
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
  ['a press of a key', 0, 1],
  ['the second click of a double click', 2, 0],
  ['the third of three', 3, 0],
])('[RQ-05] %s (detail %i) decides %i times', (_, detail, times) => {
  fireEvent.click(shownButton(), { detail });
  expect(approve).toHaveBeenCalledTimes(times);
});

it('[RQ-05] what a held key repeats presses nothing', () => {
  const button = shownButton();
  // false: the browser was told not to press.
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
});
