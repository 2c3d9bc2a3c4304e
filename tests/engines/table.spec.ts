import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './journey.ts';
import { typeDay } from './portal-steps.ts';
import type { Visitor } from './visitor.ts';

const settled = '/direct/site/12/settled/';
const list = '/direct/reimbursement/site/12/list/';
const table = 'psp-table, psp-reimbursement-list';
const count = { in: table, selector: '.count' };
const button = (name: string) => ({ in: table, role: 'button', name });

/** Limits a list to its first batch, for journeys that do not need 65,000 rows. */
const endsWithFirstBatch = { match: '/api/list/', fault: 'wrongTotal', value: 2500, times: 99 } as const;

const counts = (visitor: Visitor, text: string | RegExp) => visitor.expects(count, 'text').toMatch(text);

/** The ids of the rows that are shown. */
async function ids(visitor: Visitor): Promise<number[]> {
  const cells = await visitor.all({ in: table, selector: 'tbody tr > :first-child' });
  return cells.map(({ text }) => Number(/7\d{5}/.exec(text)?.[0]));
}

test('[TBL-01] [TBL-03] [TBL-05] [TBL-07] loads, sorts, turns the page, searches and exports a list', async ({
  visitor,
  portal,
  downloadFolder,
}) => {
  await portal.fault(endsWithFirstBatch);
  await visitor.open(list);
  await counts(visitor, /^1–10 of 2,500$/);
  await visitor.click(button('ID'));
  await visitor.sees({ in: table, selector: 'th[aria-sort=ascending]' });
  await expect.poll(async () => isAscending(await ids(visitor))).toBe(true);
  const [first = 0] = await ids(visitor);
  await visitor.click(button('Page 2'));
  await counts(visitor, /^11–20 of 2,500$/);
  expect((await ids(visitor))[0]).toBeGreaterThan(first);
  const search = { in: table, role: 'searchbox', name: 'Search' };
  await visitor.type(search, String(first));
  await counts(visitor, /^1–1 of 1, filtered from 2,500$/);
  await visitor.click(button('Export CSV'));
  await expect.poll(() => readdirSync(downloadFolder)).toEqual(['Exported List.csv']);
  const [titles = '', row = '', ...rest] = readFileSync(join(downloadFolder, 'Exported List.csv'), 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\r\n');
  expect(titles).toMatch(/^ID,Status,Total,Patient ID,Visit Type,Visit Date \(CT\),.*,Country$/);
  expect(row).toMatch(new RegExp(`^${first},`));
  expect(rest).toEqual(['']);
});

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.length === 10 && numbers.every((number, at) => number > (numbers[at - 1] ?? 0));

test('[TBL-33] Back finds a list at its page and in its order', async ({ visitor, portal }) => {
  await portal.fault(endsWithFirstBatch);
  await visitor.open(list);
  await counts(visitor, /^1–10 of 2,500$/);
  await visitor.click(button('ID'));
  await visitor.sees({ in: table, selector: 'th[aria-sort=ascending]' });
  await visitor.click(button('Page 3'));
  await counts(visitor, /^21–30 of 2,500$/);
  const before = await ids(visitor);
  await visitor.click({ role: 'link', name: 'Start', at: 0 });
  await visitor.sees({ selector: '#pages' });
  await visitor.back();
  await counts(visitor, /^21–30 of 2,500$/);
  await visitor.sees({ in: table, selector: 'th[aria-sort=ascending]' });
  expect(await ids(visitor)).toEqual(before);
});

test('[TBL-11] saves edited cells of two pages after an answer of status 500, and has them after a reload', async ({
  visitor,
  portal,
}) => {
  await visitor.open(settled);
  await visitor.expects(count, 'text').toMatch(/^1–10 of \d+$/);
  const note = { in: table, role: 'textbox', name: /^Note of/, at: 0 };
  await visitor.type(note, 'Paid with the invoice of March');
  await visitor.choose({ in: table, role: 'combobox', name: /^Payment method of/, at: 0 }, 'Check');
  await visitor.sees({ in: table, text: '2 unsaved changes' });
  await visitor.click(button('Page 2'));
  await visitor.expects(count, 'text').toMatch(/^11–20 of/);
  const day = { in: table, label: /^Pay On of/, at: 2 };
  await typeDay(visitor, day, '1', '2', '2026');
  await visitor.sees({ in: table, text: '3 unsaved changes' });
  await portal.fault({ match: settled, method: 'POST', fault: 'status', status: 500 });
  await visitor.click(button('Save'));
  await visitor.sees({ text: /^We couldn't confirm that this was saved\./ });
  await visitor.sees({ in: table, text: '3 unsaved changes' });
  await visitor.click(button('Save'));
  await visitor.sees({ text: 'Your changes were saved.' });
  await visitor.browser.reload();
  await visitor.expects(day, 'value').toBe('2026-01-02');
  await visitor.click(button('Page 1'));
  await visitor.expects(note, 'value').toBe('Paid with the invoice of March');
});
