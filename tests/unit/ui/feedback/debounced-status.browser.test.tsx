import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DebouncedStatus } from '../../../../src/ui/feedback/debounced-status.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const announced = () => screen.queryByText('Too much.', { ignore: '[aria-hidden="true"]' });

it('[UI-12] shows a text at once and announces it 600 ms after the last change', () => {
  const { rerender } = render(<DebouncedStatus text={false} />);
  rerender(<DebouncedStatus text="Far too much." />);
  pass(500);
  rerender(<DebouncedStatus text="Too much." />);
  expect(screen.getByText('Too much.')).toBeVisible();
  pass(599);
  expect(announced()).toBeNull();
  pass(1);
  expect(announced()).toBeVisible();
  expect(screen.getByRole('status')).toContainElement(announced());
});

it('[UI-12] inserts the text again to announce it, since live regions announce insertions', () => {
  render(<DebouncedStatus text="Too much." />);
  const initial = screen.getByText('Too much.');
  pass(600);
  expect(screen.getByText('Too much.')).not.toBe(initial);
});

it('[UI-12] does not announce a text that is gone, and waits again when it returns', () => {
  const { rerender } = render(<DebouncedStatus text="Too much." />);
  pass(600);
  rerender(<DebouncedStatus text="" />);
  pass(100);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<DebouncedStatus text="Too much." />);
  pass(599);
  expect(announced()).toBeNull();
  pass(1);
  expect(announced()).toBeVisible();
});
