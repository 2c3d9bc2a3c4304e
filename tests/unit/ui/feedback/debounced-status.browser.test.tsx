import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DebouncedStatus } from '../../../../src/ui/feedback/debounced-status.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const said = () => screen.queryByText('Too much.', { ignore: '[aria-hidden="true"]' });

it('[UI-12] is seen at once and said 600 ms after it last changed', () => {
  const { rerender } = render(<DebouncedStatus text={false} />);
  rerender(<DebouncedStatus text="Far too much." />);
  pass(500);
  rerender(<DebouncedStatus text="Too much." />);
  expect(screen.getByText('Too much.')).toBeVisible();
  pass(599);
  expect(said()).toBeNull();
  pass(1);
  expect(said()).toBeVisible();
  expect(screen.getByRole('status')).toContainElement(said());
});

it('[UI-12] is put into the live region anew when it is said, since only what is put there is heard', () => {
  render(<DebouncedStatus text="Too much." />);
  const seen = screen.getByText('Too much.');
  pass(600);
  expect(screen.getByText('Too much.')).not.toBe(seen);
});

it('[UI-12] is not said when it was true only while one typed on, and waits anew when it is true again', () => {
  const { rerender } = render(<DebouncedStatus text="Too much." />);
  pass(600);
  rerender(<DebouncedStatus text="" />);
  pass(100);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<DebouncedStatus text="Too much." />);
  pass(599);
  expect(said()).toBeNull();
  pass(1);
  expect(said()).toBeVisible();
});
