import naughty from 'big-list-of-naughty-strings';
import { afterEach, expect, it, vi } from 'vitest';
import { element as copyText } from '../../src/elements/copy-text/index.ts';
import { element as createErr } from '../../src/elements/create-err/index.ts';
import { element as depositForm } from '../../src/elements/deposit-form/index.ts';
import { element as reviewQueue } from '../../src/elements/review-queue/index.ts';
import { element as table } from '../../src/elements/table/index.ts';
import { define } from '../../src/embed/define.ts';
import { answering } from '../support/answering.ts';
import { elementOf, insideOf, shownElement } from '../support/element.ts';

const ours = [copyText, createErr, depositForm, reviewQueue, table];
for (const element of ours) define(element as Parameters<typeof define>[0]);
const tags = ours.map(({ definition }) => definition.tag).join();

const own = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '</template><script>alert(1)</script>',
  '\u202Egnp.exe\u202C \u2028 \u2029',
  '__proto__',
  'x'.repeat(100_000),
];
const hostile = [...(naughty as string[]), ...own].filter(text => text.trim() !== '');

/** The names in the order of the table: rows with the same id are one. */
const hostileNames = [...new Set(hostile)];

afterEach(() => document.body.replaceChildren());

/** Nothing that a text says is done: no dialog, no element of its own, no property of all objects. */
function watched(): () => void {
  const alerts = [vi.spyOn(window, 'alert'), vi.spyOn(window, 'prompt'), vi.spyOn(window, 'confirm')];
  const known = Object.getOwnPropertyNames(Object.prototype).length;
  return () => {
    for (const alert of alerts) expect(alert).not.toHaveBeenCalled();
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(known);
    for (const shown of document.querySelectorAll(tags))
      expect(insideOf(shown).querySelector('script, iframe, img, style, object')).toBeNull();
  };
}

it('[DEP-01] [TBL-18] every hostile name of a study is shown as it is', async () => {
  const harmless = watched();
  const children = hostile.map((name, id) => ({ id, name }));
  const form = elementOf('psp-deposit-form', {
    'data-site-id': '12',
    'data-parent': '{"id":1,"depositBalance":"1.00"}',
    'data-children': JSON.stringify(children),
  });
  await shownElement(form);
  const names = [...insideOf(form).querySelectorAll('li .name')].map(name => name.textContent);
  expect(names).toEqual(hostile);
  harmless();
});

it('[UI-04] every hostile text to copy is shown as it is', async () => {
  const harmless = watched();
  const form = elementOf('psp-copy-text');
  for (const text of hostile) {
    form.setAttribute('data-text', text);
    if (!form.isConnected) await shownElement(form);
    await vi.waitFor(() => expect(insideOf(form).querySelector('[part=text]')?.textContent).toBe(text), {
      interval: 1,
    });
  }
  harmless();
});

it('[SD-01] every hostile name of a study is a choice, and its id reaches no address', async () => {
  const harmless = watched();
  const sent = answering({});
  const screen = await shownElement(
    elementOf('psp-create-err', {
      'data-site-id': '12',
      'data-studies': JSON.stringify(
        hostile.slice(-80).map((studyName, id) => ({ id: `n${id}`, studyName })),
      ),
    }),
  );
  screen.getByRole('combobox', { name: 'Study' }).focus();
  screen
    .getByRole('combobox', { name: 'Study' })
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
  const options = await screen.findAllByRole('option');
  expect(options.map(option => option.textContent)).toEqual(hostile.slice(-80));
  expect(sent).toEqual([]);
  harmless();
});

/** Every hostile text as a cell, as a link, as an id and as the title of a column. */
const hostileBatch = () => ({
  columns: [
    { data: 'name', title: 'Name' },
    ...hostile.slice(-20).map((title, at) => ({ data: `c${at}`, title })),
  ],
  data: hostile.map((text, at) => ({
    id: text,
    name: at % 2 ? text : { display: text, sort: text, class: text, preview: text },
    c0: { display: text, type: 'link', href: text },
    c1: { display: text, type: 'email' },
    c2: { display: text, type: text },
  })),
  total: hostile.length,
});

it.each(['psp-table', 'psp-review-queue'])(
  '[TBL-18] %s shows every hostile cell and title as it is, page after page',
  async tag => {
    const harmless = watched();
    answering({ 'GET /hostile/': () => Response.json(hostileBatch()) });
    const host = elementOf(tag, { 'data-endpoint': '/hostile/', 'data-page-size': '100' });
    const screen = await shownElement(host);
    const root = insideOf(host);
    const shown: (string | null | undefined)[] = [];
    await vi.waitFor(() =>
      expect(root.querySelector('tbody td a, tbody td .badge, tbody td[data-title]')).not.toBeNull(),
    );
    for (;;) {
      shown.push(...[...root.querySelectorAll('tbody tr')].map(row => row.querySelector('td')?.textContent));
      harmless();
      const next = screen.getByRole('button', { name: 'Next page' });
      if (next.getAttribute('aria-disabled') === 'true') break;
      const before = shown.length;
      next.click();
      await vi.waitFor(() => expect(root.querySelector('tbody td')?.textContent).toBe(hostileNames[before]), {
        interval: 1,
      });
    }
    expect(shown).toEqual(hostileNames);
    for (const link of root.querySelectorAll('a')) expect(link.href).toMatch(/^(mailto:|http:\/\/localhost)/);
  },
);

it.each(['..', '.', 'a/b', '?x', '#y', '%2e%2e', 'null', 'undefined'])(
  '[SD-01] [NET-01] a study whose id is %j is asked for nowhere',
  async id => {
    vi.spyOn(console, 'error').mockReturnValue();
    const sent = answering({});
    const screen = await shownElement(
      elementOf('psp-create-err', {
        'data-site-id': '12',
        'data-studies': JSON.stringify([{ id, studyName: 'ODD' }]),
      }),
    );
    screen.getByRole('combobox', { name: 'Study' }).focus();
    screen
      .getByRole('combobox', { name: 'Study' })
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
    (await screen.findByRole('option', { name: 'ODD' })).click();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ERR_ID: studyId is missing or cannot be part of an address.',
    );
    expect(sent).toEqual([]);
  },
);
