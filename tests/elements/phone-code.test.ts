import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { element } from '../../src/elements/phone-code/phone-code.tsx';
import { expectLogged } from '../support/console.ts';
import { type Attributes, elementWith } from '../support/markup.ts';
import { type Screen, shown } from '../support/screen.ts';

const countries = [
  { code: '+44', country: 'United Kingdom' },
  { code: '+1', country: 'United States' },
  { code: '+1', country: 'Canada' },
];

/** Shows the select in a form of the page, as a template writes it. */
async function showInForm(attributes: Attributes = {}) {
  const screen = await shown(element, {
    'data-name': 'phoneCode',
    'data-countries': countries,
    ...attributes,
  });
  const form = document.createElement('form');
  document.body.append(form);
  form.append(screen.host);
  await waitFor(() => expect(posted(form)).toHaveLength(1));
  return { screen, form };
}

const posted = (form: HTMLFormElement) => [...new FormData(form)];
const combobox = (screen: Screen) => screen.getByRole('combobox');

async function choose(screen: Screen, name: string) {
  await userEvent.click(combobox(screen));
  await userEvent.click(await screen.findByRole('option', { name }));
}

it('[UI-06] posts the code under its name, and tells countries with the same code apart', async () => {
  const { screen, form } = await showInForm();
  expect(posted(form)).toEqual([['phoneCode', '']]);
  const listener = vi.fn();
  for (const type of ['input', 'change']) form.addEventListener(type, listener);
  await choose(screen, 'Canada (+1)');
  expect(posted(form)).toEqual([['phoneCode', '+1']]);
  expect(screen.getByText('Canada (+1)')).toBeVisible();
  expect(listener).toHaveBeenCalledTimes(2);
  await choose(screen, 'United States (+1)');
  expect(screen.getByText('United States (+1)')).toBeVisible();
  expect((screen.host as HTMLInputElement).value).toBe('+1');
});

const manyCountries = Array.from({ length: 90 }, (_, n) => ({
  code: `+${n + 1}`,
  country: `Country ${n + 1}`,
}));

it('[UI-06] keeps its list where the user scrolled it when the number of options is announced', async () => {
  const { screen } = await showInForm({ 'data-countries': manyCountries });
  // Neither a mouse over the list nor a key focuses another option, as on a touch screen.
  combobox(screen).focus();
  await userEvent.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  list.scrollTop = 600;
  expect(list.scrollTop).toBe(600);
  await waitFor(() => expect(screen.getByText(/: 90 options$/)).toBeInTheDocument());
  expect(list.scrollTop).toBe(600);
});

it('[UI-06] starts with data-value, and returns to it on reset', async () => {
  const { screen, form } = await showInForm({ 'data-value': '44' });
  expect(posted(form)).toEqual([['phoneCode', '+44']]);
  await choose(screen, 'Canada (+1)');
  form.reset();
  expect(posted(form)).toEqual([['phoneCode', '+44']]);
  await waitFor(() => expect(screen.getByText('United Kingdom (+44)')).toBeVisible());
  screen.host.dataset.value = '+1';
  await waitFor(() => expect(posted(form)).toEqual([['phoneCode', '+1']]));
});

it('[UI-06] returns to data-value on reset when a script has set its value before it was shown', async () => {
  const host = elementWith('psp-phone-code', { 'data-name': 'phoneCode', 'data-countries': countries });
  Object.assign(host, { value: '+1' });
  host.setAttribute('data-value', '44');
  const form = document.createElement('form');
  form.append(host);
  document.body.append(form);
  await waitFor(() => expect(posted(form)).toEqual([['phoneCode', '+1']]));
  form.reset();
  await waitFor(() => expect(posted(form)).toEqual([['phoneCode', '+44']]));
});

it('[UI-06] restores the country after Back, not only its code, and returns to data-value on reset', async () => {
  const { screen, form } = await showInForm({ 'data-value': '+44' });
  const host = screen.host as unknown as { formStateRestoreCallback(state: string, mode: string): void };
  host.formStateRestoreCallback('+1 Canada', 'restore');
  await waitFor(() => expect(screen.getByText('Canada (+1)')).toBeVisible());
  expect(posted(form)).toEqual([['phoneCode', '+1']]);
  form.reset();
  await waitFor(() => expect(posted(form)).toEqual([['phoneCode', '+44']]));
});

it('[UI-06] [UI-12] if required, keeps the form from being sent, with an error, until one is selected', async () => {
  const { screen, form } = await showInForm({ 'data-required': true });
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  expect(screen.queryByText(/Select a country code/)).toBeNull();
  form.requestSubmit();
  expect(submitted).not.toHaveBeenCalled();
  expect(await screen.findByText('Select a country code.', { exact: false })).toBeVisible();
  expect(screen.root.activeElement === combobox(screen)).toBe(true);
  await choose(screen, 'Canada (+1)');
  expect(screen.queryByText(/Select a country code/)).toBeNull();
  form.requestSubmit();
  expect(submitted).toHaveBeenCalledOnce();
});

it('[UI-06] is named by the page’s label and focused by a click on it', async () => {
  const label = document.createElement('label');
  label.htmlFor = 'code';
  label.textContent = 'Country of your telephone';
  document.body.append(label);
  const { screen } = await showInForm({ id: 'code', 'data-required': true });
  expect(combobox(screen)).toHaveAccessibleName('Country of your telephone');
  label.click();
  expect(screen.root.activeElement === combobox(screen)).toBe(true);
});

it('[UI-17] offers all countries by default, which can be searched by name and code', async () => {
  const { screen, form } = await showInForm({ 'data-countries': undefined });
  combobox(screen).focus();
  await userEvent.keyboard('+44{Enter}');
  expect(posted(form)).toEqual([['phoneCode', '+44']]);
  await userEvent.keyboard('germ{Enter}');
  expect(posted(form)).toEqual([['phoneCode', '+49']]);
  await userEvent.keyboard('{Delete}');
  expect(posted(form)).toEqual([['phoneCode', '']]);
});

it('[UI-06] logs and leaves out entries without a code, and reports a missing name', async () => {
  expectLogged('1 of data-countries have no code', 'data-name is missing');
  const { screen } = await showInForm({ 'data-countries': [...countries, { country: 'Nowhere' }] });
  await userEvent.click(combobox(screen));
  expect(screen.getAllByRole('option')).toHaveLength(3);
  const other = await shown(element, {});
  expect(await other.findByRole('alert')).toBeVisible();
});
