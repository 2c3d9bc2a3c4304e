import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { shown } from '../support/screen.ts';
import { loadedTable } from '../support/table-screen.ts';

const emulate = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media });
afterEach(() => emulate(''));

describe('on paper', () => {
  it.each([375, 1200])(
    '[TBL-34] a page is a table with all its columns, %s wide, without controls',
    async width => {
      await page.viewport(width, 740);
      answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
      const screen = await shown(element, { 'data-endpoint': '/review/list/' });
      await screen.findByText('ERR-700001', { selector: '.name' });
      await emulate('print');
      const { root } = screen;
      const seen = (selector: string) =>
        [...root.querySelectorAll<HTMLElement>(selector)].filter(found => found.getClientRects().length);
      expect(seen('thead th').map(title => title.innerText)).toEqual([
        'Reference',
        'Total (USD)',
        ...['Status', 'Patient ID', 'Study', 'Visit Type', 'Visit Date (CT)', 'Submitted On', 'Pay Type'],
        ...['Pay Currency', 'Country'],
      ]);
      const rows = seen('tbody tr');
      expect(rows).toHaveLength(10);
      expect(rows.map(row => getComputedStyle(row).display)).toEqual(rows.map(() => 'table-row'));
      expect(rows[0]?.innerText.replace(/\s+/g, ' ')).toMatch(/^ERR-700001 91.69 In Review 508-1037 AURORA/);
      expect(seen('.more, .actions, .toolbar *, .pager *, select, .skip')).toEqual([]);
      expect(seen('.count').map(count => count.innerText)).toEqual(['1–10 of 30']);
      expect(root.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  it.each([375, 1200])('[TBL-34] what is selected and edited prints as texts, %s wide', async width => {
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
    const screen = await loadedTable({ 'data-save-url': '/save/', 'data-selection': '{}' });
    await screen.findByLabelText('day of ERR-1');
    await emulate('print');
    const seen = (selector: string) =>
      [...screen.root.querySelectorAll<HTMLElement>(selector)].filter(found => found.getClientRects().length);
    expect(seen('input, select, button:not(thead button), .selection, .selection-bar, .saving')).toEqual([]);
    const [first] = seen('tbody tr');
    expect([...(first?.children ?? [])].filter(cell => cell.getClientRects().length)).toHaveLength(3);
    const printed = seen('tbody tr:first-child .editing').map(
      cell => getComputedStyle(cell, '::after').content,
    );
    expect(printed).toEqual(['"Check"', '"31 Dec 2026"']);
  });
});
