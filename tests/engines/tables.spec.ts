import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './journey.ts';
import type { Visitor } from './visitor.ts';

const settled = '/direct/site/12/settled/';
const list = '/direct/reimbursement/site/12/list/';
const table = 'psp-table, psp-reimbursement-list';
const count = { in: table, selector: '.count' };
const button = (name: string) => ({ in: table, role: 'button', name });

/** A first batch is enough: these journeys do not need 65,000 rows. */
const endsWithFirstBatch = { match: '/api/list/', fault: 'wrongTotal', value: 2500, times: 99 } as const;

/** The ids of the rows that are shown. */
const ids = async (visitor: Visitor): Promise<(string | undefined)[]> =>
  (await visitor.all({ in: table, selector: 'tbody tr > :first-child' })).map(
    ({ text }) => /7\d{5}/.exec(text)?.[0],
  );

test('[TBL-01] [TBL-03] [TBL-05] [TBL-07] loads, sorts, turns the page, searches and exports a list', async ({
  visitor,
  portal,
}) => {
  await portal.fault(endsWithFirstBatch);
  await visitor.open(list);
  await visitor.expects(count, 'text').toBe('1–10 of 2,500');
  await visitor.click(button('ID'));
  await visitor.sees({ in: table, selector: 'th[aria-sort=ascending]' });
  // The header shows the order before the rows have it.
  const isSorted = async () => {
    const shown = await ids(visitor);
    return String(shown) === String(shown.toSorted());
  };
  await expect.poll(isSorted).toBe(true);
  const sorted = await ids(visitor);
  expect(sorted).toHaveLength(10);
  await visitor.click(button('Page 2'));
  await visitor.expects(count, 'text').toBe('11–20 of 2,500');
  const [id = ''] = await ids(visitor);
  expect([...sorted, id]).toEqual([...sorted, id].toSorted());
  await visitor.type({ in: table, role: 'searchbox', name: 'Search' }, id);
  await visitor.expects(count, 'text').toBe('1–1 of 1, filtered from 2,500');
  await visitor.click(button('Export CSV'));
  const file = join(visitor.browser.downloadFolder, 'Exported List.csv');
  // Firefox creates an empty file first.
  const written = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  await expect.poll(written).toMatch(/\r\n$/);
  const [titles, row, ...rest] = written().split('\r\n');
  expect(titles).toMatch(/^\uFEFFID,Status,Total,Patient ID,Visit type,Visit date \(CT\),.*,Country$/);
  expect(row).toMatch(new RegExp(`^${id},`));
  expect(rest).toEqual(['']);
});

test('[TBL-33] Back finds a list at its page and in its order', async ({ visitor, portal }) => {
  await portal.fault(endsWithFirstBatch);
  await visitor.open(list);
  await visitor.expects(count, 'text').toBe('1–10 of 2,500');
  await visitor.click(button('ID'));
  await visitor.sees({ in: table, selector: 'th[aria-sort=ascending]' });
  await visitor.click(button('Page 3'));
  await visitor.expects(count, 'text').toBe('21–30 of 2,500');
  const before = await ids(visitor);
  await visitor.click({ role: 'link', name: 'Start' });
  await visitor.sees({ selector: '#pages' });
  await visitor.back();
  await visitor.expects(count, 'text').toBe('21–30 of 2,500');
  await visitor.sees({ in: table, selector: 'th[aria-sort=ascending]' });
  expect(await ids(visitor)).toEqual(before);
});

test('[TBL-11] saves edited cells of two pages after an answer of status 500, and shows them when the list is opened again', async ({
  visitor,
  portal,
}) => {
  const note = { in: table, role: 'textbox', name: /^Note of/ };
  const day = { in: table, label: /^Pay on of/ };
  await visitor.open(settled);
  await visitor.expects(count, 'text').toMatch(/^1–10 of \d+$/);
  await visitor.type(note, 'Paid with the invoice of March');
  await visitor.type({ in: table, role: 'combobox', name: /^Payment method of/ }, 'Check');
  await visitor.sees({ in: table, text: '2 unsaved changes' });
  await visitor.click(button('Page 2'));
  await visitor.expects(count, 'text').toMatch(/^11–20 of/);
  await visitor.typeJanuary(day, 2, 2026);
  await visitor.sees({ in: table, text: '3 unsaved changes' });
  await portal.fault({ match: settled, method: 'POST', fault: 'status', status: 500 });
  await visitor.click(button('Save'));
  await visitor.sees({ text: /^We couldn't confirm this\. It is safe/ });
  await visitor.sees({ in: table, text: '3 unsaved changes' });
  await visitor.click(button('Save'));
  await visitor.sees({ text: 'Your changes were saved.' });
  await visitor.open('/');
  await visitor.open(settled);
  await visitor.expects(note, 'value').toBe('Paid with the invoice of March');
  await visitor.click(button('Page 2'));
  await visitor.expects(day, 'value').toBe('2026-01-02');
});
