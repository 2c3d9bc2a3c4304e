import { waitFor } from '@testing-library/dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '../../src/elements/flash-message/flash-message.tsx';
import { pictures } from '../support/clock.ts';
import { type Screen, shown } from '../support/screen.ts';

const saved = { 'data-message': 'Your changes were saved.', 'data-level': 'success' };
const failed = { 'data-error': { code: 'E-104', message: 'The card was declined.' } };
const errorText = 'E-104: The card was declined.';

/** The number of elements that React has rendered. */
const renderedCount = ({ root }: Screen) => root.querySelector('.root')?.childElementCount;

/** Waits until nothing is rendered, with real timers: React and the polling need them. */
async function expectGone(screen: Screen) {
  vi.useRealTimers();
  await expect.poll(() => renderedCount(screen)).toBe(0);
}

// The timer pauses under the pointer, which the tests of another file may have left where the message appears.
beforeAll(async () => {
  const elsewhere = document.createElement('p');
  elsewhere.textContent = 'Elsewhere';
  elsewhere.style.marginTop = '300px';
  document.body.append(elsewhere);
  await userEvent.hover(elsewhere);
  elsewhere.remove();
});

afterEach(() => void vi.useRealTimers());

/** Shows the element with fake timers. `pass` moves them on, once the element has started its timer. */
async function showWithFakeTimers(attributes: Record<string, unknown>) {
  const screen = await shown(element, attributes);
  const { host } = screen;
  host.remove();
  await expect.poll(() => renderedCount(screen) ?? 0).toBe(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.append(host);
  const pass = async (milliseconds: number) => {
    await pictures(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  return { screen, pass };
}

it('[UI-09] shows an error as {code}: {message} in a notice that is a danger alert itself', async () => {
  const screen = await shown(element, { ...failed, 'data-level': 'success', 'data-message': 'Saved.' });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(errorText);
  expect(alert).toHaveAttribute('part', 'notice');
  expect(alert).toHaveClass('danger');
  expect(screen.queryByText('Saved.')).toBeNull();
});

it.each([
  [{}, 12_000],
  [{ 'data-auto-hide': 3000 }, 3000],
])('[UI-09] with %j disappears after %i ms and not a millisecond earlier', async (attributes, duration) => {
  const { screen, pass } = await showWithFakeTimers({ ...failed, ...attributes });
  await pass(duration - 1);
  expect(renderedCount(screen)).toBe(1);
  await pass(1);
  await expectGone(screen);
  expect(screen.host.getBoundingClientRect().height).toBe(0);
});

it('[UI-09] is closed by keyboard with a touch-sized button, and returns the focus', async () => {
  const screen = await shown(element, saved);
  const before = document.createElement('button');
  screen.host.before(before);
  before.focus();
  await userEvent.tab();
  const close = screen.getByRole('button', { name: 'Close' });
  expect(screen.root.activeElement).toBe(close);
  const { width, height } = close.getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(renderedCount(screen)).toBe(0));
  expect(document.activeElement).toBe(before);
});

it('[UI-09] keeps the position of the focus when closed, so that Tab continues after the message', async () => {
  const screen = await shown(element, saved);
  const after = document.createElement('button');
  screen.host.after(after);
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.host);
  await userEvent.tab();
  expect(document.activeElement).toBe(after);
  expect(screen.host).not.toHaveAttribute('tabindex');
});

it('[UI-09] shows a changed message after it was closed, but not the same one again', async () => {
  const screen = await shown(element, saved);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  screen.host.setAttribute('data-message', 'Your changes were saved.');
  screen.host.setAttribute('data-token', 'another');
  await waitFor(() => expect(renderedCount(screen)).toBe(0));
  screen.host.setAttribute('data-message', 'Your password was changed.');
  expect(await screen.findByText('Your password was changed.')).toBeVisible();
  screen.host.setAttribute('data-message', 'Your changes were saved.');
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  screen.host.removeAttribute('data-message');
  await waitFor(() => expect(renderedCount(screen)).toBe(0));
});

it('[UI-09] renders nothing without a message and takes no space', async () => {
  for (const attributes of [{}, { 'data-message': ' ' }, { 'data-error': 'null' }]) {
    const screen = await shown(element, attributes);
    expect(renderedCount(screen)).toBe(0);
    expect(screen.host.getBoundingClientRect().height).toBe(0);
  }
});

it('[UI-09] takes a closed message out of the tag, so that a copy of the page does not show it again', async () => {
  const screen = await shown(element, saved);
  const { host } = screen;
  await userEvent.click(screen.getByRole('button'));
  await expectGone(screen);
  expect(host.hasAttribute('data-message')).toBe(false);
  // Another message in between shows when the element has rendered without the closed one.
  host.setAttribute('data-message', 'Your password was changed.');
  await screen.findByText('Your password was changed.');
  host.removeAttribute('data-message');
  await expect.poll(() => renderedCount(screen)).toBe(0);
  host.setAttribute('data-message', saved['data-message']);
  await expect.poll(() => screen.queryByText(saved['data-message'])).not.toBeNull();
});
