import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { element } from '../../src/elements/copy-text/copy-text.tsx';
import { shown } from '../support/screen.ts';

const spyOnClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

it.each<Record<string, string>>([{}, { 'data-notice': '' }])(
  '[UI-04] does not shift its neighbours when it confirms, with %j',
  async attributes => {
    spyOnClipboard();
    const line = document.createElement('p');
    const neighbour = document.createElement('b');
    neighbour.append('of patient 4');
    document.body.append(line);
    const screen = await shown(element, { 'data-text': 'SCT-004512', ...attributes });
    line.append(screen.host, neighbour);
    const before = neighbour.getBoundingClientRect().toJSON();
    await userEvent.click(screen.getByRole('button', { name: 'Copy SCT-004512' }));
    expect(await screen.findByText(/Copied!|clipboard!/)).toBeVisible();
    expect(neighbour.getBoundingClientRect().toJSON()).toEqual(before);
  },
);

it('[TBL-17] [UI-04] wraps a long text but does not break an id in a table', async () => {
  await page.viewport(320, 480);
  const { host } = await shown(element, { 'data-text': 'L'.repeat(200) });
  expect(host.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  const table = document.createElement('table');
  const row = table.insertRow();
  document.body.append(table);
  const ids = [1, 2, 3, 4].map(number => `SCT00451${number}`);
  const screens = await Promise.all(ids.map(id => shown(element, { 'data-text': id })));
  for (const screen of screens) row.insertCell().append(screen.host);
  for (const screen of screens) {
    const text = screen.root.querySelector('[part=text]') as HTMLElement;
    expect(text.getClientRects()).toHaveLength(1);
  }
});

it('[ROOM-02] [UI-04] puts the button below an id that fills its cell, also where nothing may wrap', async () => {
  const { host, root, getByRole } = await shown(element, { 'data-text': 'ERR-728579' });
  const text = root.querySelector('[part=text]') as HTMLElement;
  const cell = document.createElement('td');
  Object.assign(cell.style, { width: `${text.offsetWidth}px`, padding: 0, whiteSpace: 'nowrap' });
  const table = document.createElement('table');
  Object.assign(table.style, { tableLayout: 'fixed', width: 0 });
  table.insertRow().append(cell);
  document.body.append(table);
  cell.append(host);
  const button = getByRole('button').getBoundingClientRect();
  const { right, bottom } = cell.getBoundingClientRect();
  expect(button.right).toBeLessThanOrEqual(right);
  const middle = (button.top + button.bottom) / 2;
  expect(middle).toBeGreaterThan(text.getBoundingClientRect().bottom);
  expect(middle).toBeLessThan(bottom);
});
