import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { element } from '../../src/elements/month-picker/index.ts';
import { expectLogged } from '../support/console.ts';
import { posted, shownInForm } from '../support/form.ts';
import type { Attributes } from '../support/markup.ts';
import { type Screen, shown } from '../support/screen.ts';

beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00'));

/** The picker in a form of the page, as a template writes it. */
const inForm = (attributes: Attributes = {}) => shownInForm(element, { 'data-name': 'month', ...attributes });

const select = (screen: Screen, name: string) =>
  screen.getByRole('combobox', { name: new RegExp(`^${name}`) }) as HTMLSelectElement;
const offered = (screen: Screen, name: string) => [...select(screen, name).options].map(({ text }) => text);
const pick = (screen: Screen, name: string, option: string) =>
  userEvent.selectOptions(select(screen, name), option);

it('[UI-05] posts the month under its name when both are chosen; the page hears of it', async () => {
  const { screen, form } = await inForm();
  const heard = vi.fn();
  form.addEventListener('change', heard);
  await pick(screen, 'Month', 'February');
  expect(posted(form)).toEqual([['month', '']]);
  await pick(screen, 'Year', '2024');
  expect(posted(form)).toEqual([['month', '2024-02']]);
  expect(heard).toHaveBeenCalled();
});

it('[UI-05] offers years from the latest down to 2016, and of the latest year only the months that are over', async () => {
  const { screen } = await inForm();
  expect(offered(screen, 'Year')).toEqual([
    'Select…',
    ...Array.from({ length: 11 }, (_, back) => String(2026 - back)),
  ]);
  expect(offered(screen, 'Month')).toHaveLength(13);
  await pick(screen, 'Year', '2026');
  expect(offered(screen, 'Month').at(-1)).toBe('October');
  await pick(screen, 'Year', '2025');
  expect(offered(screen, 'Month').at(-1)).toBe('December');
});

it('[UI-05] a month that the chosen year does not offer is taken away, and nothing is posted', async () => {
  const { screen, form } = await inForm();
  await pick(screen, 'Year', '2025');
  await pick(screen, 'Month', 'December');
  expect(posted(form)).toEqual([['month', '2025-12']]);
  await pick(screen, 'Year', '2026');
  expect(select(screen, 'Month')).toHaveValue('');
  expect(posted(form)).toEqual([['month', '']]);
});

it('[UI-05] the page may allow another month', async () => {
  const { screen } = await inForm({ 'data-allowed-month': '2025-03' });
  expect(offered(screen, 'Year')[1]).toBe('2025');
  await pick(screen, 'Year', '2025');
  expect(offered(screen, 'Month')).toEqual(['Select…', 'January', 'February', 'March']);
});

it('[UI-05] [EMB-04] an allowed month that is none is a mistake of the page', async () => {
  expectLogged('data-allowed-month is "10/2026". Use a month from 2016-01 on, such as "2026-10".');
  const screen = await shown(element, { 'data-name': 'month', 'data-allowed-month': '10/2026' });
  expect(await screen.findByText(/Use a month from 2016-01 on/)).toBeVisible();
});

describe('a required one', () => {
  it('[UI-05] [UI-12] keeps the form from being sent, says so, and is content with both', async () => {
    const { screen, form } = await inForm({ 'data-required': true });
    const sent = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', sent);
    expect(screen.queryByText(/Select a month and a year/)).toBeNull();
    form.requestSubmit();
    expect(sent).not.toHaveBeenCalled();
    expect(await screen.findByText('Select a month and a year.', { exact: false })).toBeVisible();
    expect(select(screen, 'Month')).toHaveAccessibleDescription('Error: Select a month and a year.');
    expect(screen.root.activeElement === select(screen, 'Month')).toBe(true);
    await pick(screen, 'Month', 'May');
    form.requestSubmit();
    expect(sent).not.toHaveBeenCalled();
    await pick(screen, 'Year', '2020');
    expect(screen.queryByText(/Select a month and a year/)).toBeNull();
    form.requestSubmit();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('[UI-05] in a disabled fieldset is neither used nor posted nor missed', async () => {
    const { screen, form, fieldset } = await inForm({ 'data-required': true });
    fieldset.disabled = true;
    await waitFor(() => expect(select(screen, 'Year')).toBeDisabled());
    expect(posted(form)).toEqual([]);
    expect(form.checkValidity()).toBe(true);
  });
});

it('[UI-05] one that is not required may stay empty, but not be half of a month', async () => {
  const { screen, form } = await inForm();
  expect(form.checkValidity()).toBe(true);
  await pick(screen, 'Year', '2020');
  await waitFor(() => expect(form.checkValidity()).toBe(false));
  await pick(screen, 'Year', 'Select…');
  await waitFor(() => expect(form.checkValidity()).toBe(true));
});

it('[UI-05] a reset empties it, however often', async () => {
  const { screen, form } = await inForm();
  for (const month of ['May', 'June', 'Select…']) {
    await pick(screen, 'Year', '2020');
    await pick(screen, 'Month', month);
    form.reset();
    expect(posted(form)).toEqual([['month', '']]);
    await waitFor(() => expect(select(screen, 'Year')).toHaveValue(''));
    expect(select(screen, 'Month')).toHaveValue('');
  }
});

it('[UI-05] what the browser has kept stands again after Back', async () => {
  const { screen, form } = await inForm();
  const host = screen.host as unknown as { formStateRestoreCallback(state: string, mode: string): void };
  host.formStateRestoreCallback('2020-05', 'restore');
  await waitFor(() => expect(posted(form)).toEqual([['month', '2020-05']]));
  expect(select(screen, 'Month')).toHaveDisplayValue('May');
  expect(select(screen, 'Year')).toHaveDisplayValue('2020');
});

it('[UI-05] a month that the page no longer allows is not posted', async () => {
  const { screen, form } = await inForm();
  await pick(screen, 'Month', 'May');
  await pick(screen, 'Year', '2026');
  screen.host.dataset.allowedMonth = '2025-12';
  await waitFor(() => expect(posted(form)).toEqual([['month', '']]));
  expect(select(screen, 'Year')).toHaveValue('');
});

it('[UI-05] left open over New Year it offers the new month', async () => {
  const { screen } = await inForm();
  vi.setSystemTime('2027-02-01T00:00:01');
  await pick(screen, 'Year', '2020');
  expect(offered(screen, 'Year')[1]).toBe('2027');
  await pick(screen, 'Year', '2027');
  expect(offered(screen, 'Month')).toEqual(['Select…', 'January']);
});
