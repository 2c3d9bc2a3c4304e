import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnnouncedText } from '../../../../src/ui/feedback/announced-text.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const announced = () => screen.queryByText('Too much.', { ignore: '[aria-hidden="true"]' });
const status = (text: string) => (
  <div role="status">
    <AnnouncedText text={text} delay={600} />
  </div>
);

it('[UI-12] shows a text at once and announces it 600 ms after the last change', () => {
  const { rerender } = render(status('Far too much.'));
  pass(500);
  rerender(status('Too much.'));
  expect(screen.getByText('Too much.')).toBeVisible();
  pass(599);
  expect(announced()).toBeNull();
  pass(1);
  expect(announced()).toBeVisible();
});

it('[UI-12] inserts the text again to announce it, since live regions announce insertions', () => {
  render(status('Too much.'));
  const initial = screen.getByText('Too much.');
  pass(600);
  expect(screen.getByText('Too much.')).not.toBe(initial);
});
