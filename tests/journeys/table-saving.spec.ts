import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const settled = '/direct/site/12/settled/';
const list = `${settled}api/list/`;
const table = (page: Page) => page.locator('psp-table');
const count = (page: Page) => table(page).locator('.count');
const button = (page: Page, name: string) => table(page).getByRole('button', { name, exact: true });
const unsaved = (page: Page, text: string) => table(page).getByText(text, { exact: true });

test('[TBL-11] [NET-12] keeps three edited cells on two pages when the connection is lost; saving again stores them', async ({
  page,
  portal,
}) => {
  await page.goto(settled);
  await expect(count(page)).toHaveText(/^1–10 of \d+$/);
  const notes = table(page).getByRole('textbox', { name: /^Note of/ });
  await notes.first().fill('Paid with the invoice of March');
  await table(page)
    .getByRole('combobox', { name: /^Payment method of/ })
    .first()
    .selectOption('Check');
  await button(page, 'Page 2').click();
  const days = table(page).getByLabel(/^Pay On of/);
  const day = (await days.nth(2).getAttribute('aria-label')) ?? '';
  await days.nth(2).fill('2026-05-06');
  await expect(unsaved(page, '3 unsaved changes')).toBeVisible();
  await portal.fault({ match: settled, method: 'POST', fault: 'reset' });
  await button(page, 'Save').click();
  await expect(
    page.getByText("We couldn't confirm that this was saved. Save again to retry safely."),
  ).toBeVisible();
  await expect(unsaved(page, '3 unsaved changes')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
  await expect(unsaved(page, 'No unsaved changes')).toBeVisible();
  await page.reload();
  // The list is found at the page where it was left.
  await button(page, 'Page 1').click();
  await expect(notes.first()).toHaveValue('Paid with the invoice of March');
  await button(page, 'Page 2').click();
  await expect(table(page).getByLabel(day, { exact: true })).toHaveValue('2026-05-06');
});

test('[TBL-11] asks before leaving with unsaved changes, and not after saving', async ({ page }) => {
  await page.goto(settled);
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

test('[NET-15] keeps edited cells when the session expires; they are saved after signing in again', async ({
  page,
  portal,
}) => {
  await page.goto(settled);
  await table(page)
    .getByRole('textbox', { name: /^Note of/ })
    .first()
    .fill('Still here');
  await portal.fault({ match: settled, method: 'POST', fault: 'expired' });
  await button(page, 'Save').click();
  const [signIn] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in' }).first().click(),
  ]);
  await signIn.getByLabel('Sign in as').selectOption('internal');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.waitForURL(/\/$/);
  await signIn.close();
  await button(page, 'Save').click();
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
});

test('[TBL-08] [TBL-09] loads all rows while those of the last 90 days are still loading', async ({
  page,
  portal,
}) => {
  await portal.fault({ match: 'timeframe=ninety-days', fault: 'held' });
  await page.goto(settled);
  await expect(table(page).getByText('Showing the last 90 days')).toBeVisible();
  await button(page, 'Load All').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
  await expect(table(page).getByText('Showing all time')).toBeVisible();
  await expect(count(page)).toHaveText(/^1–10 of [\d,]+$/);
  const all = await count(page).textContent();
  await portal.release();
  await button(page, 'Page 2').click();
  await expect(table(page).getByText('Showing all time')).toBeVisible();
  await expect(count(page)).toHaveText((all ?? '').replace('1–10', '11–20'));
  expect((await portal.requests())[`GET ${list}`]).toBeGreaterThanOrEqual(2);
});
