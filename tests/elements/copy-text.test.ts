import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
