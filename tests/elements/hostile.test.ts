import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { element as createErr } from '../../src/elements/create-err/index.ts';
import { element as table } from '../../src/elements/table/index.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { allowLogged, expectLogged } from '../support/console.ts';
import { watched } from '../support/hostile.ts';
import { hostile } from '../support/hostile-texts.ts';
import { type Screen, shown } from '../support/screen.ts';

/** The names in table order; the table merges rows with the same id. */
const distinctNames = [...new Set(hostile)];

/** Opens the menu of the study field. */
function openStudies(screen: Screen) {
  const field = screen.getByRole('combobox', { name: 'Study' });
  field.focus();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
  return screen.findAllByRole('option');
}

it('[SD-01] psp-create-err offers every hostile study name, and makes no call', async () => {
  const expectHarmless = watched();
  const sent = answering();
  const names = hostile.slice(-80);
  const screen = await shown(createErr, {
    'data-site-id': '12',
    'data-studies': names.map((studyName, id) => ({ id: `n${id}`, studyName })),
  });
  const options = await openStudies(screen);
  expect(options.map(option => option.textContent)).toEqual(names);
  expect(sent).toEqual([]);
  expectHarmless(screen);
});

/** Uses every hostile text as a cell, a link, an id or a column title. */
const hostileBatch = () => ({
  columns: [
    { data: 'name', title: 'Name' },
    ...hostile.slice(-20).map((title, index) => ({ data: `c${index}`, title })),
  ],
  data: hostile.map((text, index) => ({
    id: text,
    name: index % 2 ? text : { display: text, sort: text, class: text, preview: text },
    c0: { display: text, type: 'link', href: text },
    c1: { display: text, type: 'email' },
    c2: { display: text, type: text },
  })),
  total: hostile.length,
});

it('[TBL-18] psp-table shows every hostile cell and column title as plain text, page by page', async () => {
  // Hostile texts serve as ids here, and some of them occur twice.
  allowLogged();
  expectLogged('rows repeat the id of another');
  const expectHarmless = watched();
  answering(to(tableBatch, hostileBatch()));
  const screen = await shown(table, { 'data-endpoint': '/hostile/', 'data-page-size': '100' });
  const { root } = screen;
  const names: (string | null | undefined)[] = [];
  await waitFor(() =>
    expect(root.querySelector('tbody td a, tbody td .badge, tbody td[data-title]')).not.toBeNull(),
  );
  for (;;) {
    const rows = [...root.querySelectorAll(`tbody tr`)];
    names.push(...rows.map(row => row.querySelector('.name')?.textContent));
    expectHarmless(screen);
    const next = screen.getByRole('button', { name: 'Next page' });
    if (next.getAttribute('aria-disabled') === 'true') break;
    next.click();
    await waitFor(
      () => expect(root.querySelector(`tbody .name`)?.textContent).toBe(distinctNames[names.length]),
      { interval: 1 },
    );
  }
  expect(names).toEqual(distinctNames);
  for (const link of root.querySelectorAll('a')) expect(link.href).toMatch(/^(mailto:|http:\/\/localhost)/);
});

it.each(['..', '.', 'a/b', '?x', '#y', '%2e%2e', 'null', 'undefined'])(
  '[SD-01] [NET-01] psp-create-err makes no call for a study with the id %j',
  async id => {
    expectLogged('ERR_ID');
    const sent = answering();
    const screen = await shown(createErr, {
      'data-site-id': '12',
      'data-studies': [{ id, studyName: 'ODD' }],
    });
    const [option] = await openStudies(screen);
    option?.click();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ERR_ID: studyId is missing or cannot be part of an address. Use an id without / \\ ? # or %.',
    );
    expect(sent).toEqual([]);
  },
);
