import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const list = '/direct/reimbursement/all/';
const call = `GET ${list}api/list/`;
const count = (page: Page) => page.locator('.count').filter({ visible: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' }).filter({ visible: true });
const pageButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = (page: Page) => page.locator('tbody .name');
const range = (first: string, last: string) => `${first}–${last} of 65,000`;

test('[TBL-24] searches, sorts, filters and pages 65,000 rows, one page at a time', async ({ page, portal }) => {
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

test('[TBL-24] [TBL-33] Back comes to the page, the page size, the order and the filters, but not to the search', async ({
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

test('[TBL-24] a page that cannot be loaded is told, and the pager stays', async ({ page, portal }) => {
  await page.goto(list);
  await expect(count(page)).toHaveText(range('1', '10'));
  await portal.fault({ match: '/all/api/list', fault: 'status', status: 500, times: 3 });
  await pageButton(page, 'Page 5').click();
  await expect(page.getByText('This page could not be loaded.').filter({ visible: true }).first()).toBeVisible();
  await expect(count(page)).toHaveText(range('1', '10'));
  await expect(pageButton(page, 'Page 1')).toHaveAttribute('aria-current', 'page');
});
