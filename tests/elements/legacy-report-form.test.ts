import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { element } from '../../src/elements/legacy-report-form/legacy-report-form.tsx';
import { expectLogged, logged } from '../support/console.ts';
import { type Attributes, elementWith } from '../support/markup.ts';

const records = {
  'data-sponsors': [{ id: 3, name: 'Acme Pharma' }],
  'data-studies': [{ id: 7, name: 'BREATHE-2' }],
};
const names = ['sponsor', 'study', 'site', 'deliveryEmail', 'deliveryEmailConfirm'] as const;

/** A form as the server renders it; two fields have names that shadow properties of the form. */
function serverForm(): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of [...names, 'elements', 'querySelector']) {
    const input = document.createElement('input');
    Object.assign(input, { name, ariaLabel: name });
    form.append(input);
  }
  const send = document.createElement('button');
  send.textContent = 'Generate';
  form.append(send);
  return form;
}

const submitted = vi.fn((event: Event) => event.preventDefault());
afterEach(() => submitted.mockClear());

function showForm(attributes: Attributes = records, form = serverForm()) {
  element.define();
  const host = elementWith('psp-legacy-report-form', attributes);
  host.append(form);
  document.body.append(host);
  form.addEventListener('submit', submitted);
  return { host, form };
}

const field = (host: HTMLElement, name: string) => within(host).getByRole('textbox', { name });
const send = (host: HTMLElement) => userEvent.click(within(host).getByRole('button', { name: 'Generate' }));

/** The element's own alert and dialog, in the shadow root beside the form. */
function messages(host: HTMLElement) {
  const root = [...host.children].find(child => child.shadowRoot)?.shadowRoot;
  return within((root ?? document.createElement('div')) as unknown as HTMLElement);
}
const alertText = (host: HTMLElement) => messages(host).queryByRole('alert')?.querySelector('p')?.textContent;

async function type(host: HTMLElement, name: string, text: string) {
  await userEvent.clear(field(host, name));
  await userEvent.type(field(host, name), text);
  await userEvent.tab();
}

describe('the delivery addresses', () => {
  it('[RPT-20] are not sent while they differ: the field is focused and has an alert', async () => {
    const { host } = showForm();
    await type(host, 'deliveryEmail', 'a@clinic.test');
    await type(host, 'deliveryEmailConfirm', 'b@clinic.test');
    await send(host);
    expect(submitted).not.toHaveBeenCalled();
    expect(alertText(host)).toBe('Email address values do not match');
    expect(messages(host).getByRole('alert')).toBeVisible();
    expect(document.activeElement === field(host, 'deliveryEmailConfirm')).toBe(true);
    await type(host, 'deliveryEmailConfirm', 'a@clinic.test');
    expect(alertText(host)).toBeUndefined();
    await send(host);
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('[RPT-20] lose their alert by Escape and by its Close button', async () => {
    const { host } = showForm();
    await type(host, 'deliveryEmail', 'a@clinic.test');
    await send(host);
    await userEvent.keyboard('{Escape}');
    expect(alertText(host)).toBeUndefined();
    await send(host);
    await userEvent.click(messages(host).getByRole('button', { name: 'Close' }));
    expect(alertText(host)).toBeUndefined();
  });
});

describe('a sponsor or study that is not in the records', () => {
  const warning = 'This sponsor is not in the records. A wrong entry may cause unexpected report results.';

  it('[RPT-21] causes an alert as soon as it has been typed', async () => {
    const { host } = showForm();
    await type(host, 'sponsor', 'Acne Pharma');
    expect(alertText(host)).toBe(warning);
    await type(host, 'sponsor', ' acme pharma ');
    expect(alertText(host)).toBeUndefined();
    await type(host, 'study', '7');
    expect(alertText(host)).toBeUndefined();
  });

  it('[RPT-21] causes an alert again once the element has been put back into the page', async () => {
    const { host } = showForm();
    await type(host, 'sponsor', 'Acne Pharma');
    host.remove();
    document.body.append(host);
    expect(alertText(host)).toBeUndefined();
    await userEvent.click(field(host, 'sponsor'));
    await userEvent.tab();
    expect(alertText(host)).toBe(warning);
  });

  it('[RPT-21] must be confirmed before it is sent: Cancel returns to the field, Ok sends the form once', async () => {
    const { host } = showForm();
    await type(host, 'sponsor', 'Acne');
    await type(host, 'study', 'BREATH');
    await send(host);
    const dialog = messages(host).getByRole('dialog', { name: 'Please Confirm' });
    expect(dialog).toHaveTextContent('The sponsor and the study are not in the records.');
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(messages(host).getByRole('button', { name: 'Cancel' }));
    expect(messages(host).queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement === field(host, 'sponsor')).toBe(true));
    expect(submitted).not.toHaveBeenCalled();
    await send(host);
    await userEvent.click(messages(host).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    await send(host);
    expect(submitted).toHaveBeenCalledOnce();
    expect(messages(host).getByRole('dialog')).toBeVisible();
  });

  it('[RPT-21] is not confirmed or cancelled by an Enter key that is still held', async () => {
    const { host } = showForm();
    await type(host, 'sponsor', 'Acne');
    await browser.click(field(host, 'sponsor'));
    await browser.keyboard('{Enter>20/}');
    expect(messages(host).getByRole('dialog')).toBeVisible();
    await browser.keyboard('{Enter}');
    expect(messages(host).queryByRole('dialog')).toBeNull();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('[RPT-21] is not sent if the element is removed while its dialog is open', async () => {
    const { host } = showForm();
    await type(host, 'sponsor', 'Acne');
    await send(host);
    host.remove();
    document.body.append(host);
    expect(messages(host).queryByRole('dialog')).toBeNull();
    expect(submitted).not.toHaveBeenCalled();
    await send(host);
    expect(messages(host).getByRole('dialog')).toBeVisible();
  });
});

it.each([
  ['[RPT-22] a site before the study', ['site', '12'], ['study', 'BREATHE-2']],
  [
    '[RPT-20] a differing address',
    ['deliveryEmailConfirm', 'a@clinic.test'],
    ['deliveryEmail', 'a@clinic.test'],
  ],
] as const)(
  '%s keeps its alert until the other field is filled in',
  async (_, [name, text], [otherName, otherText]) => {
    const { host } = showForm();
    await type(host, name, text);
    await send(host);
    expect(alertText(host)).toBeDefined();
    await type(host, otherName, otherText);
    expect(alertText(host)).toBeUndefined();
  },
);

describe('the form of the server', () => {
  it('[RPT-20] [RPT-21] is checked inside a table, where its fields are not its descendants', async () => {
    const { host, form } = showForm();
    const table = document.createElement('table');
    host.replaceChildren(table);
    table.innerHTML = '<form id="server"><tr><td></td></tr></form>';
    const server = table.querySelector('form') as HTMLFormElement;
    server.addEventListener('submit', submitted);
    table.querySelector('td')?.append(...form.children);
    for (const control of table.querySelectorAll('input, button')) control.setAttribute('form', 'server');
    await type(host, 'deliveryEmail', 'a@clinic.test');
    await send(host);
    expect(submitted).not.toHaveBeenCalled();
    expect(alertText(host)).toBe('Email address values do not match');
    await type(host, 'sponsor', 'Acne');
    expect(alertText(host)).toMatch(/^This sponsor is not in the records/);
  });

  it('[RPT-20] is not changed by an alert', async () => {
    const form = serverForm();
    const before = form.outerHTML;
    const { host } = showForm(records, form);
    await type(host, 'sponsor', 'Acne');
    expect(form.outerHTML).toBe(before);
    expect(host.shadowRoot).toBeNull();
  });

  it('[RPT-20] is checked even if it was inserted later in place of another form', async () => {
    const { host, form } = showForm();
    const other = serverForm();
    other.addEventListener('submit', submitted);
    host.replaceChildren(other);
    expect(form.isConnected).toBe(false);
    await type(host, 'deliveryEmail', 'a@clinic.test');
    await send(host);
    expect(submitted).not.toHaveBeenCalled();
    expect(alertText(host)).toBe('Email address values do not match');
  });

  it('[RPT-20] is sent without checks if the attributes are invalid, which is logged', async () => {
    expectLogged('psp-legacy-report-form: data-studies has an unexpected value');
    const { host } = showForm({ 'data-studies': { id: 1 } });
    await type(host, 'study', 'Anything');
    await send(host);
    expect(submitted).toHaveBeenCalledOnce();
    await waitFor(() => expect(logged()).toHaveLength(1));
  });
});
