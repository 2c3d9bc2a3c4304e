import naughty from 'big-list-of-naughty-strings';
import { afterEach, expect, it, vi } from 'vitest';
import { element as copyText } from '../../src/elements/copy-text/index.ts';
import { element as createErr } from '../../src/elements/create-err/index.ts';
import { element as depositForm } from '../../src/elements/deposit-form/index.ts';
import { define } from '../../src/embed/define.ts';
import { answering } from '../support/answering.ts';
import { elementOf, insideOf, shownElement } from '../support/element.ts';

for (const element of [copyText, createErr, depositForm]) define(element as Parameters<typeof define>[0]);

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

afterEach(() => document.body.replaceChildren());

/** Nothing that a text says is done: no dialog, no element of its own, no property of all objects. */
function watched(): () => void {
  const alerts = [vi.spyOn(window, 'alert'), vi.spyOn(window, 'prompt'), vi.spyOn(window, 'confirm')];
  const known = Object.getOwnPropertyNames(Object.prototype).length;
  return () => {
    for (const alert of alerts) expect(alert).not.toHaveBeenCalled();
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(known);
    for (const shown of document.querySelectorAll('psp-deposit-form, psp-create-err, psp-copy-text'))
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
