import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { element } from '../../src/elements/copy-text/index.ts';
import { define } from '../../src/embed/define.ts';
import { elementOf, shownElement } from '../support/element.ts';

define(element);

const clipboardThat = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  document.body.replaceChildren();
});

async function copied(attributes: Record<string, string>) {
  const screen = await shownElement(elementOf('psp-copy-text', { 'data-text': 'SCT-004512', ...attributes }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy SCT-004512' }));
  return screen;
}

it('[UI-04] copies the text and says so beside it', async () => {
  const texts: string[] = [];
  clipboardThat(async text => void texts.push(text));
  const screen = await copied({});
  expect(await screen.findByText('Copied!')).toBeVisible();
  expect(texts).toEqual(['SCT-004512']);
});

it('[UI-04] says it in a notice where the page wants that', async () => {
  clipboardThat(async () => {});
  const screen = await copied({ 'data-notice': '' });
  expect(await screen.findByText('Text copied to clipboard!')).toBeVisible();
  expect(screen.queryByText('Copied!')).toBeNull();
});

it.each<Record<string, string>>([{}, { 'data-notice': '' }])(
  '[UI-04] moves no neighbour by what it says, with %j',
  async attributes => {
    clipboardThat(async () => {});
    const line = document.createElement('p');
    const neighbour = document.createElement('b');
    neighbour.append('of patient 4');
    document.body.append(line);
    const host = elementOf('psp-copy-text', { 'data-text': 'SCT-004512', ...attributes });
    const screen = await shownElement(host);
    line.append(host, neighbour);
    const before = neighbour.getBoundingClientRect().toJSON();
    await userEvent.click(screen.getByRole('button', { name: 'Copy SCT-004512' }));
    expect(await screen.findByText(/Copied!|clipboard!/)).toBeVisible();
    expect(neighbour.getBoundingClientRect().toJSON()).toEqual(before);
  },
);

it('[UI-04] shows markup as text', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const screen = await shownElement(elementOf('psp-copy-text', { 'data-text': text }));
  expect(screen.getByText(text)).toBeVisible();
});
