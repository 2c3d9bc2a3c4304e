import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const payments = '/direct/site/12/settled/';
const table = (page: Page) => page.locator('psp-table');
const count = (page: Page) => table(page).locator('.count');
const button = (page: Page, name: string) => table(page).getByRole('button', { name, exact: true });

test('[TBL-11] asks before leaving with unsaved changes, and not after saving', async ({ page }) => {
  await page.goto(payments);
  const note = table(page)
    .getByRole('textbox', { name: /^Note of/ })
    .first();
  await note.fill('Not yet');
  // By a link: an address that is entered right after typing is opened before the browser knows that the page asks.
  const start = page.getByRole('link', { name: 'Start', exact: true });
  const asked = page.waitForEvent('dialog');
  const left = start.click();
  await (await asked).dismiss();
  await left;
  await expect(note).toHaveValue('Not yet');
  await button(page, 'Save').click();
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
  await start.click();
  await expect(page).toHaveURL('/');
});

test('[TBL-06] [TBL-11] selects ten payments across three pages, refuses an eleventh, and marks the ten as paid', async ({
  page,
}) => {
  await page.goto('/direct/site/12/sample/');
  const boxes = table(page).getByRole('checkbox', { name: /^Select ERR-/ });
  const names: string[] = [];
  for (const [index, picked] of [4, 4, 2].entries()) {
    await button(page, `Page ${index + 1}`).click();
    await expect(count(page)).toHaveText(new RegExp(`^${index * 10 + 1}–`));
    for (let row = 0; row < picked; row += 1) {
      names.push((await boxes.nth(row).getAttribute('aria-label')) ?? '');
      await boxes.nth(row).click();
      await expect(boxes.nth(row)).toBeChecked();
    }
  }
  await expect(table(page).getByText('10 selected')).toBeVisible();
  await boxes.nth(5).click();
  await expect(boxes.nth(5)).not.toBeChecked();
  await expect(table(page).getByRole('alert')).toHaveText('You can select up to 10 rows.');
  await button(page, 'Page 1').click();
  await expect(boxes.first()).toBeChecked();
  await button(page, 'Save').click();
  await expect(page.getByText('10 payments were marked for the audit.')).toBeVisible();
  const marked = await page.locator('.marked').allTextContents();
  expect(marked.sort()).toEqual(names.map(name => name.replace('Select ', '')).sort());
});
