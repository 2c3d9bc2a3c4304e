import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const ofSite = '/direct/site/12/units/';

const units = (page: Page) => page.locator('psp-activity-units');

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
