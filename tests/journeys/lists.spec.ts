import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const list = '/direct/reimbursement/site/12/list/';
const count = (page: Page) => page.locator('.count').filter({ visible: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' }).filter({ visible: true });
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });
const all = /^1–10 of 65,\d{3}$/;

test('[RL-01] [RL-02] [TBL-07] finds one reimbursement among 65,000 and exports the paid ones', {
  tag: '@slow',
}, async ({ page, portal }) => {
  await page.goto(list);
  await expect(status(page).locator('option')).toHaveText([
    'All',
    'Approved',
    'Correction Required',
    'Denied',
    'In Review',
    'Paid',
    'Processing Payment',
    'Returned',
    'Submitted',
  ]);
  await expect(count(page)).toHaveText(all, { timeout: 60_000 });
  // 2,500 rows at first, then a 25th of the total at a time.
  expect((await portal.requests())['GET /direct/reimbursement/site/12/api/list/']).toBe(26);
  await search(page).fill('731415');
  await expect(count(page)).toHaveText(/^1–1 of 1, filtered from 65,\d{3}$/);
  await status(page).selectOption('Paid');
  await expect(page.getByText('No entries with these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters?' }).click();
  await expect(count(page)).toHaveText(/^1–1 of 1, /);
  await search(page).fill('horizon-2');
  await status(page).selectOption('Paid');
  await expect(count(page)).toHaveText(/^1–10 of \d{3}, filtered from 65,\d{3}$/);
  const found = Number(/of (\d+),/.exec((await count(page).textContent()) ?? '')?.[1]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Exported List.csv');
  const [titles = '', ...rows] = readFileSync(await file.path(), 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\r\n');
  expect(titles).toMatch(/^ID,Status,Total,Patient ID,Visit type,Visit date \(CT\),.*,Country$/);
  expect(rows.pop()).toBe('');
  expect(rows).toHaveLength(found);
  expect(rows.filter(row => !/^7\d{5},Paid,"?[\d,.]+"?,.*HORIZON-2/.test(row))).toEqual([]);
});
