import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const ofSite = '/direct/site/12/units/';

const units = (page: Page) => page.locator('psp-activity-units');
const figures = (page: Page) => page.locator('psp-unit-recognition');

/** What a table of units counts. */
async function countIn(page: Page): Promise<number> {
  const text = await units(page).locator('.count').textContent();
  return Number(/of (\d+)/.exec(text ?? '')?.[1]);
}

async function openUnits(page: Page): Promise<void> {
  await page.goto(ofSite);
  await expect(units(page).locator('.count')).toHaveText(/^1–10 of \d+$/);
}

test('[AU-01] [AU-02] shows the surcharges of an activity and removes it with a reason, exactly once', async ({
  page,
  portal,
}) => {
  await openUnits(page);
  const before = await countIn(page);
  await units(page).getByRole('button', { name: 'Airport transfer', exact: true }).first().click();
  const conditions = page.getByRole('dialog', { name: 'Surcharge Conditions - Activity: Airport transfer' });
  await expect(conditions.getByText('After hours')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(conditions).toBeHidden();
  await units(page).getByRole('button', { name: 'Remove Airport transfer' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Remove Airport transfer' });
  await dialog.getByRole('textbox', { name: 'Removal Reason' }).fill('Entered twice');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).dblclick();
  await expect(units(page).locator('.count')).toHaveText(`1–10 of ${before - 1}`);
  const posts = Object.entries(await portal.requests()).filter(([call]) => call.startsWith('POST'));
  expect(posts.map(([, times]) => times)).toEqual([1]);
  await page.reload();
  await expect(units(page).locator('.count')).toHaveText(`1–10 of ${before - 1}`);
});

test('[UR-01] [UR-02] opens the months behind a figure of another year by keyboard alone', async ({
  page,
}) => {
  await page.goto(ofSite);
  const year = figures(page).getByRole('combobox', { name: 'Year' });
  const cell = figures(page).locator('tbody tr').first().locator('td').nth(1).getByRole('button');
  await expect(cell).toBeVisible();
  const thisYear = await cell.textContent();
  await year.focus();
  await year.selectOption('2025');
  await expect(cell).not.toHaveText(thisYear ?? '');
  const sum = await cell.textContent();
  await cell.press('Enter');
  const months = page.getByRole('dialog', { name: /^Airport transfer · Recognised$/ });
  await expect(months.getByText('January 2025')).toBeVisible();
  const december = months.getByRole('row', { name: /December 2025/ });
  await expect(december.getByRole('cell').last()).toHaveText(sum ?? '');
  await page.keyboard.press('Escape');
  await expect(months).toBeHidden();
  await expect(cell).toBeFocused();
});

test('[UI-08] [UI-10] shows the sponsor’s logo and asks about cookies once', async ({ page, context }) => {
  await context.clearCookies({ name: 'cookieConsent' });
  await page.goto('/study/508/units/');
  await expect(page.locator('psp-sponsor-logo').getByRole('img')).toBeVisible();
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner.getByRole('link', { name: 'Cookie policy' })).toBeVisible();
  await banner.getByRole('button', { name: 'Got it' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.locator('psp-cookie-consent')).toHaveCount(0);
});
