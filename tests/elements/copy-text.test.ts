import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
