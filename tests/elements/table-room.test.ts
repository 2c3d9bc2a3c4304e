import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recognitionOfSite } from '../../src/api/activity-units.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element as unitRecognition } from '../../src/elements/unit-recognition/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchOf, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { recognitionIn } from '../support/answers/units.ts';
import { shown } from '../support/screen.ts';
import { cellsOf, loadedTable } from '../support/table-screen.ts';

const box = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? expect.fail('It is not there.');

// Columns enough to take the room that is left.
const others = Object.fromEntries(numbersTo(8).map(number => [`other${number}`, `Another text ${number}`]));

// Fonts of this kind are all equally wide: nothing here depends on which ones a machine has.
beforeEach(() => {
  document.body.style.fontFamily = 'monospace';
  return () => document.body.removeAttribute('style');
});

describe('a table that has little room', () => {
  beforeEach(() => page.viewport(800, 700));

  it('[TBL-17] cuts a name that opens something within itself, and shows its beginning', async () => {
    const name = 'A night in a hotel near the clinic, with the companion of the patient';
    const screen = await cellsOf({
      activity: { display: name, type: 'modal', details: { a: 1 } },
      ...others,
    });
    const opens = screen.button(name);
    // A box that stands out of its cell is put away for three dots.
    expect(box(opens).right).toBeLessThanOrEqual(box(opens.closest('th')).right);
    expect(box(opens).width).toBeGreaterThan(80);
  });

  it('[TBL-17] [UI-14] never cuts an amount, a number or a date with its hour', async () => {
    await page.viewport(600, 700);
    const whole = {
      date: { display: 'Wednesday, 23 September 2026, 10:30 AM', type: 'date' },
      amount: { display: '123456789012.34', type: 'amount', currency: 'USD' },
      number: { display: '1234567890123456789012', type: 'number' },
    };
    const screen = await cellsOf({ name: 'ERR-1', ...whole, ...others });
    for (const title of Object.keys(whole)) {
      const cell = screen.root.querySelector(`td[data-title="${title}"]`);
      expect([title, cell?.scrollWidth]).toEqual([title, cell?.clientWidth]);
      expect(box(cell).width).toBeGreaterThan(124); // where a text of this table would end
    }
  });

  it('[TBL-17] cuts what is called a date and is a novel', async () => {
    const screen = await cellsOf({ name: 'ERR-1', date: { display: 'x'.repeat(2000), type: 'date' } });
    expect(box(screen.root.querySelector('td[data-title="date"]')).width).toBeLessThanOrEqual(800);
  });

  it('[TBL-17] gives a text the more of it the fewer columns there are', async () => {
    const name = 'A night in a hotel, with a companion';
    const activity = { display: name, type: 'modal', details: { a: 1 } };
    const isCutBeside = async (cells: object) => {
      const screen = await cellsOf({ activity, ...cells });
      const { scrollWidth, clientWidth } = screen.button(name);
      screen.host.remove();
      return scrollWidth > clientWidth;
    };
    expect(await isCutBeside(others)).toBe(true);
    expect(await isCutBeside({ study: 'ARCADIA-3', type: 'lodging', units: '31' })).toBe(false);
  });

  it('[TBL-11] [TBL-17] leaves a field the room that a date takes', async () => {
    const day = { display: '2026-12-31', type: 'editable', editConfig: { type: 'date' } };
    const screen = await cellsOf({ name: 'ERR-1', day, ...others }, { 'data-save-url': '/save/' });
    expect(box(await screen.findByLabelText('day of ERR-1')).width).toBeGreaterThan(136);
  });

  it('[UI-16] [TBL-17] cuts a status within its badge', async () => {
    const status = 'Waiting for the second signature of the sponsor';
    const screen = await cellsOf({ name: 'ERR-1', status: { display: status, type: 'status' }, ...others });
    const badge = screen.getByText(status);
    expect(box(badge).right).toBeLessThanOrEqual(box(badge.closest('td')).right);
  });

  it('[TBL-16] [TBL-30] keeps what the host lets people do in sight while columns pass beneath', async () => {
    const titles = [...numbersTo(12).map(number => `Column ${number}`), 'Actions'];
    const columns = titles.map(title => ({ data: title, title }));
    const cells = Object.fromEntries(titles.map(title => [title, `A text of ${title}`]));
    const actions = [{ href: '/request/1/', title: 'View' }];
    answering(to(tableBatch, { columns, data: [{ id: 1, ...cells, Actions: actions }], total: 1 }));
    const screen = await loadedTable();
    const frame = box(screen.root.querySelector('.frame'));
    const link = screen.getByRole('link', { name: /^View/ });
    await expect.poll(() => box(link).right).toBeLessThanOrEqual(frame.right);
    expect(box(screen.getByRole('columnheader', { name: 'Actions' })).right).toBeLessThanOrEqual(frame.right);
    // What gets the focus comes out from beneath them.
    const sorting = screen.button('Column 8');
    sorting.focus();
    expect(box(sorting).right).toBeLessThanOrEqual(box(link.closest('td')).left);
  });
});

it('[UR-01] [TBL-32] on a phone, year and order each have room for what they say', async () => {
  await page.viewport(375, 800);
  answering(to(recognitionOfSite, request => batchOf(recognitionIn(2026), numbersTo(3), request)));
  const screen = await shown(unitRecognition, { 'data-mode': 'direct', 'data-id': '12' });
  await screen.findByText('1–3 of 3', { selector: '.count' });
  for (const name of ['Year', 'Sort by'])
    expect(box(screen.getByRole('combobox', { name })).width).toBeGreaterThan(120);
});

it('[TBL-01] [TBL-30] what finds no room beside the search stands at the end of its own line', async () => {
  await page.viewport(570, 700);
  answering(to(recognitionOfSite, request => batchOf(recognitionIn(2026), numbersTo(3), request)));
  const screen = await shown(unitRecognition, { 'data-mode': 'direct', 'data-id': '12' });
  await screen.findByText('1–3 of 3', { selector: '.count' });
  const [columns, exporting] = [
    screen.getByRole('button', { name: 'Columns' }),
    screen.getByText('Export CSV'),
  ];
  const bar = box(screen.root.querySelector('.toolbar'));
  expect(box(exporting.closest('button')).top).toBeGreaterThan(box(columns).bottom);
  expect(Math.round(box(exporting.closest('button')).right)).toBe(Math.round(bar.right));
});

it('[TBL-32] on the narrowest phone the order has room for what it says beside the export', async () => {
  await page.viewport(260, 700);
  const screen = await cellsOf({ name: 'ERR-1', ...others });
  const order = box(screen.getByRole('combobox', { name: 'Sort by' }));
  const exporting = box(screen.getByRole('button', { name: 'Export CSV' }));
  expect(order.width).toBeGreaterThan(112);
  expect(order.bottom).toBe(exporting.bottom);
});
