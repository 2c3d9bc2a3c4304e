import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const list = '/direct/reimbursement/all/';
const call = `GET ${list}api/list/`;
const count = (page: Page) => page.locator('.count').filter({ visible: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' }).filter({ visible: true });
const pageButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = (page: Page) => page.locator('tbody .name');
const range = (first: string, last: string) => `${first}–${last} of 65,000`;

test('[TBL-24] searches, sorts, filters and pages 65,000 rows, one page at a time', async ({
  page,
  portal,
}) => {
  await page.goto(list);
  await expect(count(page)).toHaveText(range('1', '10'));
  expect((await portal.requests())[call]).toBe(1);
  await expect(names(page).first()).toHaveText('1065000');

  await pageButton(page, 'Next page').click();
  await expect(count(page)).toHaveText(range('11', '20'));
  await pageButton(page, 'Page 6,500').click();
  await expect(count(page)).toHaveText(range('64,991', '65,000'));
  await expect(names(page).last()).toHaveText('1000001');

  await page.getByRole('button', { name: 'Total' }).click();
  await expect(count(page)).toHaveText(range('1', '10'));
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');

  await search(page).fill('1065000');
  await expect(count(page)).toHaveText('1–1 of 1, filtered from 65,000');
  await search(page).fill('');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('In Review');
  await expect(count(page)).toHaveText(/^1–10 of \d,\d{3}, filtered from 65,000$/);
  await expect(page.locator('tbody psp-badge, tbody .badge').first()).toHaveText('In Review');
});

test('[TBL-24] [TBL-33] Back restores the page, the page size, the order and the filters, but not the search', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('button', { name: 'Patient ID' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Paid');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await expect(count(page)).toHaveText(/^1–25 of/);
  await pageButton(page, 'Page 3').click();
  await expect(count(page)).toHaveText(/^51–75 of/);
  const third = await names(page).allTextContents();
  await page.getByRole('link', { name: 'Load the whole list' }).click();
  await expect(count(page)).toHaveText(range('1', '10'), { timeout: 60_000 });
  await page.goBack();
  await expect(count(page)).toHaveText(/^51–75 of/);
  expect(await names(page).allTextContents()).toEqual(third);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('paid');
});

test('[TBL-24] reports a page that cannot be loaded, and keeps the pager', async ({ page, portal }) => {
  await page.goto(list);
  await expect(count(page)).toHaveText(range('1', '10'));
  await portal.fault({ match: 'skip=40', fault: 'status', status: 500, times: 3 });
  await pageButton(page, 'Page 5').click();
  await expect(
    page.getByText('This page could not be loaded.').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(count(page)).toHaveText(range('1', '10'));
  await expect(pageButton(page, 'Page 1')).toHaveAttribute('aria-current', 'page');
});

test('[TBL-24] [RQ-02] [RQ-05] approves payments of the third page; the next ones fill it up when the hand has left the rows', async ({
  page,
  portal,
}) => {
  await page.goto('/direct/reimbursement/site/12/review/?paged');
  await expect(count(page)).toHaveText('1–10 of 62,000');
  await pageButton(page, 'Page 3').click();
  await expect(count(page)).toHaveText('21–30 of 62,000');
  const before = await names(page).allTextContents();
  await page.getByRole('button', { name: `Approve ${before[2]}` }).click();
  await page.getByRole('button', { name: `Approve ${before[4]}` }).click();
  await expect(count(page)).toHaveText('21–30 of 61,998');
  const kept = before.filter((_, index) => index !== 2 && index !== 4);
  await expect.poll(() => names(page).allTextContents()).toEqual(kept);
  await search(page).click();
  await expect(names(page)).toHaveCount(10);
  expect((await names(page).allTextContents()).slice(0, 8)).toEqual(kept);
  await page.getByRole('button', { name: 'Total (USD)' }).click();
  await search(page).fill('horizon bank');
  await expect(count(page)).toHaveText(/^1–10 of [\d,]+, filtered from 61,998$/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('In Review');
  await expect(page.locator('tbody').getByText('Submitted', { exact: true })).toHaveCount(0);
  const decided = await names(page).first().textContent();
  await page.getByRole('button', { name: `Deny ${decided}` }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Receipt is missing.');
  await page.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
  await expect(count(page)).toHaveText(/, filtered from 61,997$/);
  expect(Object.keys(await portal.requests()).filter(path => path.startsWith('POST'))).toHaveLength(3);
});

test('[TBL-24] [TBL-07] exports all rows that match, in batches', async ({ page, portal }) => {
  await page.goto(list);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Paid');
  await expect(count(page)).toHaveText(/^1–10 of \d,\d{3}, filtered from 65,000$/);
  const matching = Number(
    /of ([\d,]+),/.exec((await count(page).textContent()) ?? '')?.[1]?.replace(',', ''),
  );
  const asked = (await portal.requests())[call] ?? 0;
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const [titles = '', ...rows] = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(titles).toMatch(/^\uFEFFID,Status,Total,/);
  expect(rows.pop()).toBe('');
  expect(rows).toHaveLength(matching);
  expect(rows.filter(row => !/^10\d{5},Paid,/.test(row))).toEqual([]);
  expect((await portal.requests())[call]).toBe(asked + Math.ceil(matching / 2500));
});
