import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { shown } from '../support/screen.ts';
import { renderCells, renderLoadedTable } from '../support/table-screen.ts';

const emulate = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media });
afterEach(() => emulate(''));

/** The words of an element that are printed on more than one line. */
function brokenWords(element: Element): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  return broken;
}

describe('printing', () => {
  const titles = [
    ...['Reference', 'Total (USD)', 'Status', 'Patient ID', 'Study', 'Submitted On', 'Visit Type'],
    ...['Visit Date (CT)', 'Payment method', 'Pay Currency', 'Country'],
  ];
  it.each([
    [375, 5],
    [700, 9],
    [1200, 11],
  ])(
    '[TBL-34] shows the page as a table without controls, with as many columns as can be read %s px wide',
    async (width, count) => {
      await page.viewport(width, 740);
      answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
      const screen = await shown(element, { 'data-endpoint': '/review/list/' });
      await screen.findByText('ERR-700001', { selector: '.name' });
      await emulate('print');
      const { root } = screen;
      const visible = (selector: string) =>
        [...root.querySelectorAll<HTMLElement>(selector)].filter(element => element.getClientRects().length);
      expect(visible('thead th').map(title => title.innerText)).toEqual(titles.slice(0, count));
      expect(visible('.print-hint')).toHaveLength(count < titles.length ? 1 : 0);
      const rows = visible('tbody tr');
      expect(rows).toHaveLength(10);
      expect(rows.map(row => getComputedStyle(row).display)).toEqual(rows.map(() => 'table-row'));
      expect(rows[0]?.innerText.replace(/\s+/g, ' ')).toMatch(/^ERR-700001 91.69 In Review 508-1037 AURORA/);
      expect(visible('.more, .actions, .toolbar *, .pager *, select, .skip-link')).toEqual([]);
      expect(visible('.count').map(count => count.innerText)).toEqual(['1–10 of 30']);
      expect(root.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  it.each([
    [420, 740, true],
    [800, 600, false],
  ])(
    '[TBL-34] recommends landscape only to those who print in portrait, %s × %s px',
    async (width, height, isPortrait) => {
      await page.viewport(width, height);
      const others = Object.fromEntries(numbersTo(12).map(number => [`other${number}`, `Text ${number}`]));
      const { getByText } = await renderCells({ name: 'ERR-1', ...others });
      await emulate('print');
      expect(getByText(/^Not all columns fit on this paper\. Export the list/)).toBeVisible();
      const advice = getByText('Landscape shows more.');
      expect(advice.getClientRects().length > 0).toBe(isPortrait);
    },
  );

  it.each([375, 1200])('[TBL-34] shows editable cells as text and no selection, %s px wide', async width => {
    await page.viewport(width, 740);
    const columns = ['name', 'type', 'day'].map(data => ({ data, title: data }));
    const options = [{ value: 'check', label: 'Check' }];
    const row = (number: number) => ({
      id: number,
      name: `ERR-${number}`,
      type: { display: 'Check', sort: 'check', type: 'select', editConfig: { type: 'select', options } },
      day: { display: '2026-12-31', type: 'editable', editConfig: { type: 'date' } },
    });
    answering(to(tableBatch, request => batchFrom({ columns, row }, numbersTo(3), request)));
    const screen = await renderLoadedTable({ 'data-save-url': '/save/', 'data-selection': '{}' });
    await screen.findByLabelText('day of ERR-1');
    await emulate('print');
    const visible = (selector: string) =>
      [...screen.root.querySelectorAll<HTMLElement>(selector)].filter(
        element => element.getClientRects().length,
      );
    expect(visible('input, select, button:not(thead button), .selection, .selection-bar, .saving')).toEqual(
      [],
    );
    const [first] = visible('tbody tr');
    expect([...(first?.children ?? [])].filter(cell => cell.getClientRects().length)).toHaveLength(3);
    const printed = visible('tbody tr:first-child .editing').map(
      cell => getComputedStyle(cell, '::after').content,
    );
    expect(printed).toEqual(['"Check"', '"31 Dec 2026"']);
  });

  it('[TBL-34] breaks no word, and no amount from its currency, on paper as wide as A4', async () => {
    await page.viewport(690, 740);
    const { root } = await renderCells({
      'Reference No': 'ERR-749796',
      status: { display: 'Correction Required', type: 'status' },
      total: { display: '2,103.79', type: 'amount' },
      'Patient ID': '508-012-1573',
      visit: { display: '2026-12-28', type: 'date' },
      activity: { display: '2026-12-28', type: 'date' },
      submitted: { display: '2026-12-28', type: 'date' },
      method: 'Bank Transfer',
      country: 'Netherlands',
    });
    await emulate('print');
    const shownCells = [...root.querySelectorAll<HTMLElement>('tbody tr > *')];
    expect(shownCells.filter(cell => cell.clientWidth > 0)).toHaveLength(9);
    expect(shownCells.flatMap(brokenWords)).toEqual([]);
    expect([...root.querySelectorAll('thead th')].flatMap(brokenWords)).toEqual([]);
    const amount = root.querySelector('.amount') as HTMLElement;
    expect(amount.getBoundingClientRect().height).toBeLessThan(20);
    const table = root.querySelector('table');
    expect(table?.scrollWidth).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
  });

  const actions = [{ title: 'View', href: '/1/' }];
  const removal = { display: '', type: 'delete', href: '/1/' };

  it.each([
    ['in the middle', { name: 'ERR-1', actions, units: '34' }, ['name', 'actions', 'units']],
    ['at the end', { name: 'ERR-1', units: '34', actions }, ['name', 'units']],
    ['before the removal at the end', { name: 'ERR-1', units: '34', actions, removal }, ['name', 'units']],
  ])('[TBL-34] leaves out row actions %s, and columns keep their titles', async (_, cells, titles) => {
    await page.viewport(1200, 740);
    const { root } = await renderCells(cells);
    const visible = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter(element => element.getClientRects().length);
    const controls = 'tbody :is(.row-actions a, .remove-row button)';
    const allTitles = Object.keys(cells);
    const isControl = (title: string) => title === 'actions' || title === 'removal';
    expect(visible('thead th').map(title => title.innerText.trim())).toEqual(allTitles);
    expect(visible(controls).map(control => control.closest('td')?.dataset.title)).toEqual(
      allTitles.filter(isControl),
    );
    await emulate('print');
    expect(visible('thead th').map(title => title.innerText.trim())).toEqual(titles);
    expect(visible('tbody tr > *').map(cell => cell.dataset.title)).toEqual(titles);
    expect(visible('tbody :is(a, button, .row-actions, .remove-row)')).toEqual([]);
    const end = (selector: string) => visible(selector).at(-1)?.getBoundingClientRect().right;
    expect(end('tbody td')).toBe(end('thead th'));
  });

  it.each([
    [400, ['Activity', 'Contracted', 'Recognised', 'Remaining']],
    [
      718,
      [
        ...['ID', 'Status', 'Total', 'Patient ID', 'Visit Type', 'Visit Date (CT)', 'Activity Date'],
        ...['Submitted On', 'Payment method', 'Pay Currency', 'Scout Number', 'Study', 'Site', 'Country'],
      ],
    ],
  ])('[TBL-34] does not break titles within a word, %s px wide', async (width, titles) => {
    await page.viewport(width, 740);
    const columns = titles.map((title, index) => ({ data: `c${index}`, title }));
    const long = { display: 'A night in a hotel near the clinic, with the companion of the patient' };
    const row = () => ({ id: 1, ...Object.fromEntries(columns.map(({ data }) => [data, '5'])), c0: long });
    answering(to(tableBatch, request => batchFrom({ columns, row }, numbersTo(1), request)));
    const { root } = await renderLoadedTable();
    await emulate('print');
    const { font } = getComputedStyle(root.querySelector('thead th') as Element);
    const measure = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    measure.font = font;
    const printed = [...root.querySelectorAll('thead th')].filter(title => title.clientWidth > 0);
    expect(printed).toHaveLength(Math.min(titles.length, 9));
    for (const title of printed) {
      const words = (title.textContent ?? '').split(' ').map(word => measure.measureText(word).width);
      expect(title.clientWidth - 8).toBeGreaterThanOrEqual(Math.floor(Math.max(...words)));
    }
    const table = root.querySelector('table');
    expect(table?.scrollWidth).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
  });
});
