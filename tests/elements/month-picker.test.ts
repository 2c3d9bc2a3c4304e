import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { element } from '../../src/elements/month-picker/month-picker.tsx';
import { type Attributes, elementWith } from '../support/markup.ts';
import { type Screen, shown } from '../support/screen.ts';

beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00'));

/** Shows the picker in a form of the page, as a template writes it. */
async function showInForm(attributes: Attributes = {}) {
  const screen = await shown(element, { 'data-name': 'month', ...attributes });
  const form = document.createElement('form');
  const fieldset = form.appendChild(document.createElement('fieldset'));
  document.body.append(form);
  fieldset.append(screen.host);
  await waitFor(() => expect(posted(form)).toHaveLength(1));
  return { screen, form, fieldset };
}

const posted = (form: HTMLFormElement) => [...new FormData(form)];
const select = (screen: Screen, name: string) =>
  screen.getByRole('combobox', { name: new RegExp(`^${name}`) }) as HTMLSelectElement;
const optionTexts = (screen: Screen, name: string) =>
  [...select(screen, name).options].map(({ text }) => text);
const pick = (screen: Screen, name: string, option: string) =>
  userEvent.selectOptions(select(screen, name), option);

it('[UI-05] posts the month under its name when both are selected, and sends a change event', async () => {
  const { screen, form } = await showInForm();
  const onChange = vi.fn();
  form.addEventListener('change', onChange);
  await pick(screen, 'Month', 'February');
  expect(posted(form)).toEqual([['month', '']]);
  await pick(screen, 'Year', '2024');
  expect(posted(form)).toEqual([['month', '2024-02']]);
  expect(onChange).toHaveBeenCalled();
});

describe('a required month', () => {
  it('[UI-05] [UI-12] keeps the form from being sent, with an error, until month and year are selected', async () => {
    const { screen, form } = await showInForm({ 'data-required': true });
    const submitted = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', submitted);
    expect(screen.queryByText(/Select a month and a year/)).toBeNull();
    form.requestSubmit();
    expect(submitted).not.toHaveBeenCalled();
    expect(await screen.findByText('Select a month and a year.', { exact: false })).toBeVisible();
    expect(select(screen, 'Month')).toHaveAccessibleDescription('Error: Select a month and a year.');
    expect(screen.root.activeElement === select(screen, 'Month')).toBe(true);
    await pick(screen, 'Month', 'May');
    form.requestSubmit();
    expect(submitted).not.toHaveBeenCalled();
    await pick(screen, 'Year', '2020');
    expect(screen.queryByText(/Select a month and a year/)).toBeNull();
    form.requestSubmit();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('[UI-05] in a disabled fieldset is disabled, not posted and not required', async () => {
    const { screen, form, fieldset } = await showInForm({ 'data-required': true });
    fieldset.disabled = true;
    await waitFor(() => expect(select(screen, 'Year')).toBeDisabled());
    expect(posted(form)).toEqual([]);
    expect(form.checkValidity()).toBe(true);
  });
});

it('[UI-05] accepts no selection if not required, but no year without a month', async () => {
  const { screen, form } = await showInForm();
  expect(form.checkValidity()).toBe(true);
  await pick(screen, 'Year', '2020');
  await waitFor(() => expect(form.checkValidity()).toBe(false));
  await pick(screen, 'Year', 'Select…');
  await waitFor(() => expect(form.checkValidity()).toBe(true));
});

it('[UI-05] is emptied by every reset of the form', async () => {
  const { screen, form } = await showInForm();
  for (const month of ['May', 'June', 'Select…']) {
    await pick(screen, 'Year', '2020');
    await pick(screen, 'Month', month);
    form.reset();
    expect(posted(form)).toEqual([['month', '']]);
    await waitFor(() => expect(select(screen, 'Year')).toHaveValue(''));
    expect(select(screen, 'Month')).toHaveValue('');
  }
});

it('[UI-05] posts the fields of its fallback only while the fallback is shown', async () => {
  const host = elementWith('psp-month-picker', { 'data-name': 'month' });
  host.innerHTML = '<input name="month" value="2026-01" required>';
  const form = document.body.appendChild(document.createElement('form'));
  form.append(host);
  await waitFor(() => expect(posted(form)).toEqual([['month', '']]));
  host.remove();
  await waitFor(() => expect(host.shadowRoot?.querySelector('select')).toBeNull());
  form.append(host.firstElementChild ?? '');
  expect(posted(form)).toEqual([['month', '2026-01']]);
});

it('[EMB-20] is a field for scripts of the page: its value and whether it is disabled can be read and set', async () => {
  const { screen, form } = await showInForm({ 'data-value': '2025-03' });
  expect(posted(form)).toEqual([['month', '2025-03']]);
  expect(select(screen, 'Month')).toHaveDisplayValue('March');
  const field = screen.host as HTMLInputElement;
  field.value = '2020-05';
  expect([field.value, posted(form)]).toEqual(['2020-05', [['month', '2020-05']]]);
  expect(select(screen, 'Month')).toHaveDisplayValue('May');
  field.value = '2031-01';
  expect([field.value, posted(form)]).toEqual(['', [['month', '']]]);
  field.disabled = true;
  expect([field.disabled, posted(form)]).toEqual([true, []]);
  await waitFor(() => expect(select(screen, 'Year')).toBeDisabled());
  field.disabled = false;
  expect([field.name, field.required, field.form === form, field.validity.valid]).toEqual([
    'month',
    false,
    true,
    true,
  ]);
  form.reset();
  await waitFor(() => expect(select(screen, 'Month')).toHaveDisplayValue('March'));
});

it('[UI-05] does not post a month that the page no longer allows', async () => {
  const { screen, form } = await showInForm();
  await pick(screen, 'Month', 'May');
  await pick(screen, 'Year', '2026');
  screen.host.dataset.allowedMonth = '2025-12';
  await waitFor(() => expect(posted(form)).toEqual([['month', '']]));
  expect(select(screen, 'Year')).toHaveValue('');
});

it('[UI-05] offers the new months if the page stays open over New Year', async () => {
  const { screen } = await showInForm();
  vi.setSystemTime('2027-02-01T00:00:01');
  await pick(screen, 'Year', '2020');
  expect(optionTexts(screen, 'Year')[1]).toBe('2027');
  await pick(screen, 'Year', '2027');
  expect(optionTexts(screen, 'Month')).toEqual(['Select…', 'January']);
});
