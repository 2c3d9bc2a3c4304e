import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { elementOf, insideOf } from '../../../support/element.ts';
import { defineSample, removeElements, settled } from '../sample-element.tsx';

defineSample();
afterEach(removeElements);

describe('[UI-05] [UI-06] in the page’s own form', () => {
  const formWith = async (inside: HTMLElement) => {
    const form = document.createElement('form');
    const fieldset = form.appendChild(document.createElement('fieldset'));
    document.body.append(form);
    inside.setAttribute('name', 'sample');
    fieldset.append(inside);
    await waitFor(() => expect(inside.shadowRoot?.querySelector('input')).toBeTruthy());
    return { form, fieldset };
  };
  const typeInto = async (element: HTMLElement) =>
    userEvent.type(within(insideOf(element)).getByRole('textbox'), '2026-10');

  const postedBy = (form: HTMLFormElement) => [...new FormData(form)];

  it('[UI-05] posts its value under the name that its view sets, and is reset with the form', async () => {
    const element = elementOf('psp-sample', { 'data-label': 'Month', name: 'of-the-page' });
    const { form } = await formWith(element);
    await typeInto(element);
    expect(postedBy(form)).toEqual([['month', '2026-10']]);
    form.reset();
    expect(postedBy(form)).toEqual([['month', '']]);
    await waitFor(() => expect(within(insideOf(element)).getByRole('textbox')).toHaveValue(''));
    expect(postedBy(form)).toEqual([['month', '']]);
  });

  it('[UI-06] is disabled with its fieldset and then posts nothing', async () => {
    const element = elementOf('psp-sample', { 'data-label': 'Month' });
    const { form, fieldset } = await formWith(element);
    fieldset.disabled = true;
    await waitFor(() => expect(within(insideOf(element)).getByRole('textbox')).toBeDisabled());
    expect(postedBy(form)).toEqual([]);
    fieldset.disabled = false;
    await waitFor(() => expect(within(insideOf(element)).getByRole('textbox')).toBeEnabled());
    expect(postedBy(form)).toEqual([['month', '']]);
  });

  it('[UI-06] prevents submission while it has a problem, and the browser focuses the field', async () => {
    const element = elementOf('psp-sample', { 'data-label': 'Month' });
    const { form } = await formWith(element);
    const submitted = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', submitted);
    form.requestSubmit();
    expect(submitted).toHaveBeenCalledOnce();
    await userEvent.type(within(insideOf(element)).getByRole('textbox'), 'never');
    (document.activeElement as HTMLElement).blur();
    form.requestSubmit();
    expect(submitted).toHaveBeenCalledOnce();
    expect(insideOf(element)).toHaveProperty('activeElement.localName', 'input');
    const field = element as HTMLInputElement;
    expect(field.form === form).toBe(true);
    expect([field.willValidate, field.validationMessage]).toEqual([true, 'Choose a month.']);
    expect(field.checkValidity()).toBe(false);
  });

  it('[UI-06] starts with the state that the browser restored, and a reset discards it', async () => {
    const element = elementOf('psp-sample', { 'data-label': 'Month' });
    const { form } = await formWith(element);
    (element as unknown as { formStateRestoreCallback(state: string): void }).formStateRestoreCallback(
      '2026-08',
    );
    await waitFor(() => expect(within(insideOf(element)).getByRole('textbox')).toHaveValue('2026-08'));
    expect(postedBy(form)).toEqual([['month', '2026-08']]);
    form.reset();
    await waitFor(() => expect(within(insideOf(element)).getByRole('textbox')).toHaveValue(''));
  });

  it('[UI-06] is named by a label of the page, which also focuses it', async () => {
    const element = elementOf('psp-sample', { 'data-label': 'Month', id: 'month' });
    const label = document.createElement('label');
    label.htmlFor = 'month';
    label.textContent = ' Month of the visit ';
    document.body.append(label);
    await formWith(element);
    const field = within(insideOf(element)).getByRole('textbox', { name: 'Month of the visit' });
    label.click();
    expect(insideOf(element)).toHaveProperty('activeElement', field);
    (document.activeElement as HTMLElement).blur();
    element.focus();
    expect(insideOf(element)).toHaveProperty('activeElement', field);
  });

  it('[UI-06] posts the fallback’s fields only while the fallback is shown', async () => {
    const element = elementOf('psp-sample', { 'data-label': 'Month' });
    const inside = document.createElement('input');
    Object.assign(inside, { name: 'month', value: '2026-01', required: true });
    element.append(inside);
    const { form } = await formWith(element);
    expect(postedBy(form)).toEqual([['month', '']]);
    element.remove();
    await settled();
    form.append(element.firstElementChild ?? '');
    expect(postedBy(form)).toEqual([['month', '2026-01']]);
  });
});
