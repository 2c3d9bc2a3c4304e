import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { element } from '../../src/elements/phone-code/index.ts';
import { expectLogged } from '../support/console.ts';
import { posted, shownInForm } from '../support/form.ts';
import type { Attributes } from '../support/markup.ts';
import { type Screen, shown } from '../support/screen.ts';

const countries = [
  { code: '+44', country: 'United Kingdom' },
  { code: '+1', country: 'United States' },
  { code: '+1', country: 'Canada' },
];

/** The picker in a form of the page, as a template writes it. */
const inForm = (attributes: Attributes = {}) =>
  shownInForm(element, {
    'data-name': 'phoneCode',
    'data-countries': countries,
    ...attributes,
  });

const combobox = (screen: Screen) => screen.getByRole('combobox');

async function choose(screen: Screen, name: string) {
  await userEvent.click(combobox(screen));
  await userEvent.click(await screen.findByRole('option', { name }));
}

it('[UI-06] posts the code under its name; of two countries with one code, either can be chosen', async () => {
  const { screen, form } = await inForm();
  expect(posted(form)).toEqual([['phoneCode', '']]);
  const heard = vi.fn();
  for (const type of ['input', 'change']) form.addEventListener(type, heard);
  await choose(screen, 'Canada (+1)');
  expect(posted(form)).toEqual([['phoneCode', '+1']]);
  expect(screen.getByText('Canada (+1)')).toBeVisible();
  expect(heard).toHaveBeenCalledTimes(2);
  await choose(screen, 'United States (+1)');
  expect(screen.getByText('United States (+1)')).toBeVisible();
  expect((screen.host as HTMLInputElement).value).toBe('+1');
});

it('[UI-06] near the foot of the window, how many more there are stands in it, under the options', async () => {
  await page.viewport(375, 700);
  const many = Array.from({ length: 150 }, (_, n) => ({ code: `+${n + 1}`, country: `Country ${n + 1}` }));
  const { screen, form } = await inForm({ 'data-countries': many });
  form.style.cssText = 'position: fixed; inset: 440px 0 auto';
  await userEvent.click(combobox(screen));
  const more = (await screen.findByText('50 more: type to narrow')).getBoundingClientRect();
  expect(more.bottom).toBeLessThanOrEqual(700);
  expect(screen.getByRole('listbox').getBoundingClientRect().bottom).toBeLessThanOrEqual(more.top);
});

it('[UI-06] begins with what is stored, and a reset brings it back', async () => {
  const { screen, form } = await inForm({ 'data-value': '44' });
  expect(posted(form)).toEqual([['phoneCode', '+44']]);
  await choose(screen, 'Canada (+1)');
  form.reset();
  expect(posted(form)).toEqual([['phoneCode', '+44']]);
  await waitFor(() => expect(screen.getByText('United Kingdom (+44)')).toBeVisible());
  screen.host.dataset.value = '+1';
  await waitFor(() => expect(posted(form)).toEqual([['phoneCode', '+1']]));
});

it('[UI-06] what Back restores is the country, not only its code; a reset then brings back what the page says', async () => {
  const { screen, form } = await inForm({ 'data-value': '+44' });
  const host = screen.host as unknown as { formStateRestoreCallback(state: string, mode: string): void };
  host.formStateRestoreCallback('+1 Canada', 'restore');
  await waitFor(() => expect(screen.getByText('Canada (+1)')).toBeVisible());
  expect(posted(form)).toEqual([['phoneCode', '+1']]);
  form.reset();
  await waitFor(() => expect(posted(form)).toEqual([['phoneCode', '+44']]));
});

it('[UI-06] a code that is no longer offered is not restored', async () => {
  const { screen, form } = await inForm({ 'data-value': '+44' });
  const host = screen.host as unknown as { formStateRestoreCallback(state: string, mode: string): void };
  host.formStateRestoreCallback('+1 Canada', 'restore');
  await waitFor(() => expect(posted(form)).toEqual([['phoneCode', '+1']]));
  host.formStateRestoreCallback('+7 Nowhere', 'restore');
  await waitFor(() => expect(posted(form)).toEqual([['phoneCode', '+44']]));
});

describe('a required one', () => {
  it('[UI-06] [UI-12] keeps the form from being sent, says so, and is content with a choice', async () => {
    const { screen, form } = await inForm({ 'data-required': true });
    const sent = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', sent);
    expect(screen.queryByText(/Select a country code/)).toBeNull();
    form.requestSubmit();
    expect(sent).not.toHaveBeenCalled();
    expect(await screen.findByText('Select a country code.', { exact: false })).toBeVisible();
    expect(screen.root.activeElement === combobox(screen)).toBe(true);
    await choose(screen, 'Canada (+1)');
    expect(screen.queryByText(/Select a country code/)).toBeNull();
    form.requestSubmit();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('[UI-06] in a disabled fieldset is neither used nor posted nor missed', async () => {
    const { screen, form, fieldset } = await inForm({ 'data-required': true });
    fieldset.disabled = true;
    await waitFor(() => expect(combobox(screen)).toBeDisabled());
    expect(posted(form)).toEqual([]);
    expect(form.checkValidity()).toBe(true);
  });
});

it('[UI-06] bears the name of the page’s label, and a click on that leads into it', async () => {
  const label = document.createElement('label');
  label.htmlFor = 'code';
  label.textContent = 'Country of your telephone';
  document.body.append(label);
  const { screen } = await inForm({ id: 'code', 'data-required': true });
  expect(combobox(screen)).toHaveAccessibleName('Country of your telephone');
  label.click();
  expect(screen.root.activeElement === combobox(screen)).toBe(true);
});

it('[UI-17] without countries it offers all of them, found by name and by code', async () => {
  const { screen, form } = await inForm({ 'data-countries': undefined });
  combobox(screen).focus();
  await userEvent.keyboard('+44{Enter}');
  expect(posted(form)).toEqual([['phoneCode', '+44']]);
  await userEvent.keyboard('germ{Enter}');
  expect(posted(form)).toEqual([['phoneCode', '+49']]);
  await userEvent.keyboard('{Delete}');
  expect(posted(form)).toEqual([['phoneCode', '']]);
});

it('[UI-06] entries without a code are left out, and that is logged; no name is a mistake of the page', async () => {
  expectLogged('1 of data-countries have no code', 'data-name is missing');
  const { screen } = await inForm({ 'data-countries': [...countries, { country: 'Nowhere' }] });
  await userEvent.click(combobox(screen));
  expect(screen.getAllByRole('option')).toHaveLength(3);
  const other = await shown(element, {});
  expect(await other.findByRole('alert')).toBeVisible();
});
