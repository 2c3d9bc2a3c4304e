import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { element } from '../../src/elements/legacy-report-form/index.ts';
import { define } from '../../src/embed/element/define.ts';
import type { ElementModule } from '../../src/embed/element/element-module.ts';
import { expectLogged, logged } from '../support/console.ts';
import { type Attributes, elementWith } from '../support/markup.ts';

const records = {
  'data-sponsors': [{ id: 3, name: 'Acme Pharma' }],
  'data-studies': [{ id: 7, name: 'BREATHE-2' }],
};
const names = ['sponsor', 'study', 'site', 'deliveryEmail', 'deliveryEmailConfirm'] as const;

/** The server's own form, with old scripts' names among its fields. */
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

const sent = vi.fn((event: Event) => event.preventDefault());
afterEach(() => sent.mockClear());

function shown(attributes: Attributes = records, form = serverForm()) {
  define(element as unknown as ElementModule);
  const host = elementWith('psp-legacy-report-form', attributes);
  host.append(form);
  document.body.append(host);
  form.addEventListener('submit', sent);
  return { host, form, page: within(host) };
}

const field = (host: HTMLElement, name: string) => within(host).getByRole('textbox', { name });
const send = (host: HTMLElement) => userEvent.click(within(host).getByRole('button', { name: 'Generate' }));

/** What the element itself says and asks: it stands beside the form, in a root of its own. */
function said(host: HTMLElement) {
  const root = [...host.children].find(child => child.shadowRoot)?.shadowRoot;
  return within((root ?? document.createElement('div')) as unknown as HTMLElement);
}
const alertIn = (host: HTMLElement) => said(host).queryByRole('alert')?.querySelector('p')?.textContent;

async function type(host: HTMLElement, name: string, text: string) {
  await userEvent.clear(field(host, name));
  await userEvent.type(field(host, name), text);
  await userEvent.tab();
}

describe('delivery addresses', () => {
  it('[RPT-20] that differ alert and are not sent, and the field is gone to', async () => {
    const { host } = shown();
    await type(host, 'deliveryEmail', 'a@clinic.test');
    await type(host, 'deliveryEmailConfirm', 'b@clinic.test');
    await send(host);
    expect(sent).not.toHaveBeenCalled();
    expect(alertIn(host)).toBe('Email address values do not match');
    expect(said(host).getByRole('alert')).toBeVisible();
    expect(document.activeElement === field(host, 'deliveryEmailConfirm')).toBe(true);
    await type(host, 'deliveryEmailConfirm', 'a@clinic.test');
    expect(alertIn(host)).toBeUndefined();
    await send(host);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('[RPT-20] that are disabled, and so not sent, are not compared', async () => {
    const { host } = shown();
    await type(host, 'deliveryEmail', 'a@clinic.test');
    (field(host, 'deliveryEmail') as HTMLInputElement).disabled = true;
    await send(host);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('[RPT-20] Escape and Close take the alert away', async () => {
    const { host } = shown();
    await type(host, 'deliveryEmail', 'a@clinic.test');
    await send(host);
    await userEvent.keyboard('{Escape}');
    expect(alertIn(host)).toBeUndefined();
    await send(host);
    await userEvent.click(said(host).getByRole('button', { name: 'Close' }));
    expect(alertIn(host)).toBeUndefined();
  });
});

describe('a sponsor or study that is not in the records', () => {
  const warning = 'This sponsor is not in the records. A wrong entry may cause unexpected report results.';

  it('[RPT-21] is warned of as soon as it is typed', async () => {
    const { host } = shown();
    await type(host, 'sponsor', 'Acne Pharma');
    expect(alertIn(host)).toBe(warning);
    await type(host, 'sponsor', ' acme pharma ');
    expect(alertIn(host)).toBeUndefined();
    await type(host, 'study', '7');
    expect(alertIn(host)).toBeUndefined();
  });

  it('[RPT-21] is asked about before it is sent: Cancel goes back to it, Ok sends once', async () => {
    const { host } = shown();
    await type(host, 'sponsor', 'Acne');
    await type(host, 'study', 'BREATH');
    await send(host);
    const dialog = said(host).getByRole('dialog', { name: 'Please Confirm' });
    expect(dialog).toHaveTextContent('The sponsor and the study are not in the records.');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(said(host).getByRole('button', { name: 'Cancel' }));
    expect(said(host).queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement === field(host, 'sponsor')).toBe(true));
    expect(sent).not.toHaveBeenCalled();
    await send(host);
    await userEvent.click(said(host).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await send(host);
    expect(sent).toHaveBeenCalledOnce();
    expect(said(host).getByRole('dialog')).toBeVisible();
  });

  it('[RPT-21] a key that is still held when it asks answers nothing', async () => {
    const { host } = shown();
    await type(host, 'sponsor', 'Acne');
    await browser.click(field(host, 'sponsor'));
    await browser.keyboard('{Enter>20/}');
    expect(said(host).getByRole('dialog')).toBeVisible();
    await browser.keyboard('{Enter}');
    expect(said(host).queryByRole('dialog')).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it('[RPT-21] an element that is taken out while it asks sends nothing', async () => {
    const { host } = shown();
    await type(host, 'sponsor', 'Acne');
    await send(host);
    host.remove();
    document.body.append(host);
    expect(said(host).queryByRole('dialog')).toBeNull();
    expect(sent).not.toHaveBeenCalled();
    await send(host);
    expect(said(host).getByRole('dialog')).toBeVisible();
  });

  it('[RPT-21] without records nothing is unknown', async () => {
    const { host } = shown({});
    await type(host, 'sponsor', 'Anybody');
    await send(host);
    expect(sent).toHaveBeenCalledOnce();
  });
});

it('[RPT-22] a site before a study alerts; after a study it does not', async () => {
  const { host } = shown();
  await type(host, 'site', '12');
  expect(alertIn(host)).toBe('Please select a study before selecting a site.');
  expect((field(host, 'site') as HTMLInputElement).value).toBe('12');
  await type(host, 'study', 'BREATHE-2');
  await type(host, 'site', '13');
  expect(alertIn(host)).toBeUndefined();
});

it.each([
  ['[RPT-22] a site', ['site', '12'], ['study', 'BREATHE-2']],
  ['[RPT-20] an address', ['deliveryEmailConfirm', 'a@clinic.test'], ['deliveryEmail', 'a@clinic.test']],
] as const)(
  '%s is said of until the other field is filled, too',
  async (_, [name, text], [other, mended]) => {
    const { host } = shown();
    await type(host, name, text);
    await send(host);
    expect(alertIn(host)).toBeDefined();
    await type(host, other, mended);
    expect(alertIn(host)).toBeUndefined();
  },
);

describe('the server’s form', () => {
  it('[RPT-20] [RPT-21] is checked where it stands in a table, with fields that it does not hold', async () => {
    const { host, form } = shown();
    const table = document.createElement('table');
    host.replaceChildren(table);
    table.innerHTML = '<form id="server"><tr><td></td></tr></form>';
    const server = table.querySelector('form') as HTMLFormElement;
    server.addEventListener('submit', sent);
    table.querySelector('td')?.append(...form.children);
    for (const one of table.querySelectorAll('input, button')) one.setAttribute('form', 'server');
    await type(host, 'deliveryEmail', 'a@clinic.test');
    await send(host);
    expect(sent).not.toHaveBeenCalled();
    expect(alertIn(host)).toBe('Email address values do not match');
    await type(host, 'sponsor', 'Acne');
    expect(alertIn(host)).toMatch(/^This sponsor is not in the records/);
  });

  it('[RPT-20] is not touched, whatever is said', async () => {
    const form = serverForm();
    const before = form.outerHTML;
    const { host } = shown(records, form);
    await type(host, 'sponsor', 'Acne');
    expect(form.outerHTML).toBe(before);
    expect(host.shadowRoot).toBeNull();
  });

  it('[RPT-20] is heard when it arrives later and when another takes its place', async () => {
    const { host, form } = shown();
    const other = serverForm();
    other.addEventListener('submit', sent);
    host.replaceChildren(other);
    expect(form.isConnected).toBe(false);
    await type(host, 'deliveryEmail', 'a@clinic.test');
    await send(host);
    expect(sent).not.toHaveBeenCalled();
    expect(alertIn(host)).toBe('Email address values do not match');
  });

  it('[RPT-20] is sent past all checks of ours when a record list cannot be read, which is told', async () => {
    expectLogged('psp-legacy-report-form: data-studies has an unexpected value');
    const { host } = shown({ 'data-studies': { id: 1 } });
    await type(host, 'study', 'Anything');
    await send(host);
    expect(sent).toHaveBeenCalledOnce();
    await waitFor(() => expect(logged()).toHaveLength(1));
  });
});
