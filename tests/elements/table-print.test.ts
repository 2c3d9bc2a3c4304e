import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { shown } from '../support/screen.ts';

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
});
