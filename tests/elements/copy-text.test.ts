import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { element } from '../../src/elements/copy-text/index.ts';
import { shown } from '../support/screen.ts';

const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

async function copied(attributes: Record<string, unknown> = {}) {
  const screen = await shown(element, { 'data-text': 'SCT-004512', ...attributes });
  await userEvent.click(screen.getByRole('button', { name: 'Copy SCT-004512' }));
  return screen;
}

it('[UI-04] copies the text and says so beside it', async () => {
  const write = clipboard();
  const screen = await copied();
  expect(await screen.findByText('Copied!')).toBeVisible();
  expect(write.mock.calls).toEqual([['SCT-004512']]);
});

it('[UI-04] says it in a notice where the page wants that', async () => {
  clipboard();
  const screen = await copied({ 'data-notice': true });
  expect(await screen.findByText('Text copied to clipboard!')).toBeVisible();
  expect(screen.queryByText('Copied!')).toBeNull();
});

it.each<Record<string, string>>([{}, { 'data-notice': '' }])(
  '[UI-04] moves no neighbour by what it says, with %j',
  async attributes => {
    clipboard();
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

it('[UI-04] shows markup as text', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const screen = await shown(element, { 'data-text': text });
  expect(screen.getByText(text)).toBeVisible();
});

it('[TBL-17] [UI-04] a long text takes another line, and an id in a table none', async () => {
  await page.viewport(320, 480);
  const { host } = await shown(element, { 'data-text': 'L'.repeat(200) });
  expect(host.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  const table = document.createElement('table');
  const row = table.insertRow();
  document.body.append(table);
  const ids = [1, 2, 3, 4].map(number => `SCT00451${number}`);
  const ends = await Promise.all(ids.map(id => shown(element, { 'data-text': id })));
  for (const end of ends) row.insertCell().append(end.host);
  for (const end of ends) {
    const text = end.root.querySelector('.copied') as HTMLElement;
    expect(text.getClientRects()).toHaveLength(1);
  }
});
