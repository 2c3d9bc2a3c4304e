import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/review-queue.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { type Screen, shown } from '../support/screen.ts';
import { renderCells, renderLoadedTable } from '../support/table-screen.ts';

const emulate = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media });
afterEach(() => emulate(''));

/** Emulates printing; the styles for it are loaded after the first rows. */
async function print({ root }: Screen) {
  await emulate('print');
  await expect.poll(() => root.querySelector('.toolbar')?.checkVisibility()).toBe(false);
}

const visibleIn =
  ({ root }: Screen) =>
  (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(element => element.getClientRects().length);

describe('printing', () => {
  const titles = [
    ...['Reference', 'Status', 'Total (USD)', 'Patient ID', 'Study', 'Submitted on', 'Visit type'],
    ...['Visit date (CT)', 'Payment method', 'Pay currency', 'Country'],
  ];
  it.each([
    [375, 5],
    [1200, 11],
  ])(
    '[TBL-34] shows the page as a table without controls, with as many columns as can be read %s px wide',
    async (width, count) => {
      await page.viewport(width, 740);
      answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
      const screen = await shown(element, { 'data-endpoint': '/review/list/' });
      await screen.findByText('ERR-700001', { selector: '.name' });
      await print(screen);
      const visible = visibleIn(screen);
      expect(visible('thead th').map(title => title.innerText)).toEqual(titles.slice(0, count));
      expect(visible('.print-hint')).toHaveLength(count < titles.length ? 1 : 0);
      const rows = visible('tbody tr');
      expect(rows).toHaveLength(10);
      expect(rows.map(row => getComputedStyle(row).display)).toEqual(rows.map(() => 'table-row'));
      expect(rows[0]?.innerText.replace(/\s+/g, ' ')).toMatch(/^ERR-700001 In Review 91.69 508-1037 AURORA/);
      expect(visible('.more, .actions, .toolbar *, .pager *, select, .skip-link')).toEqual([]);
      expect(visible('.count').map(count => count.innerText)).toEqual(['1–10 of 30']);
      expect(screen.root.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  it('[TBL-34] shows editable cells as text, and no selection', async () => {
    await page.viewport(375, 740);
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
    await page.viewport(1200, 740);
    await print(screen);
    const visible = visibleIn(screen);
    expect(visible('input, select, button:not(thead button), .selection, .selection-bar, .saving')).toEqual(
      [],
    );
    const [first] = visible('tbody tr');
    expect([...(first?.children ?? [])].filter(cell => cell.getClientRects().length)).toHaveLength(3);
    const printed = visible('tbody tr:first-child .editing').map(
      cell => getComputedStyle(cell, '::after').content,
    );
    expect(printed).toEqual(['"Check"', '"31 Dec 2026"']);
    const starts = visible('tbody tr:first-child .editing').map(cell => cell.getBoundingClientRect().left);
    expect(starts).toEqual(
      visible('thead th span')
        .slice(1)
        .map(title => title.getBoundingClientRect().left),
    );
  });

  it('[TBL-34] leaves out row actions and removals, and columns keep their titles', async () => {
    await page.viewport(1200, 740);
    const actions = [{ title: 'View', href: '/1/' }];
    const removal = { display: '', type: 'delete', href: '/1/' };
    const screen = await renderCells({ name: 'ERR-1', actions, units: '34', removal });
    const visible = visibleIn(screen);
    await print(screen);
    expect(visible('thead th').map(title => title.innerText.trim())).toEqual(['name', 'units']);
    expect(visible('tbody tr > *').map(cell => cell.dataset.title)).toEqual(['name', 'units']);
    expect(visible('tbody td :is(a, button, .row-actions, .remove-row)')).toEqual([]);
  });
});
