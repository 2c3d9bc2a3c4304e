import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element as phoneCode } from '../../src/elements/phone-code/phone-code.tsx';
import { showQueue } from '../support/review-queue.ts';
import { shown } from '../support/screen.ts';

/** Presses keys on a page that takes away those that are typed into no field of its own; gives those that it saw. */
async function keysSeenByPage(keys: string): Promise<string[]> {
  const seen: string[] = [];
  const leave = new AbortController();
  document.addEventListener(
    'keydown',
    event => {
      if (!['Control', 'Shift'].includes(event.key)) seen.push(event.key);
      if ((event.target as Element).tagName !== 'INPUT' && !event.ctrlKey) event.preventDefault();
    },
    { signal: leave.signal },
  );
  await userEvent.keyboard(keys);
  leave.abort();
  return seen;
}

describe('keys typed into a field', () => {
  it('[EMB-21] do not reach the page, which would take them away', async () => {
    const { screen } = await showQueue(1);
    const search = screen.getByRole('searchbox');
    search.focus();
    expect(await keysSeenByPage('abc{Backspace}{Enter}{Control>}{End}{/Control}{Escape}{Tab}')).toEqual([
      'End',
      'Escape',
      'Tab',
    ]);
  });

  it('[EMB-21] reach it from a button', async () => {
    const { screen } = await showQueue(1);
    screen.getByRole('button', { name: 'Deny ERR-700001' }).focus();
    expect(await keysSeenByPage('x')).toEqual(['x']);
  });

  it("[EMB-21] do so with Enter in a field of the page's own form", async () => {
    const screen = await shown(phoneCode, { 'data-name': 'phone' });
    screen.getByRole('combobox').focus();
    expect(await keysSeenByPage('4{Backspace}{Enter}')).toEqual(['Enter']);
  });
});
