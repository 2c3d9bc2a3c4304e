import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const payments = '/direct/site/12/settled/';
const table = (page: Page) => page.locator('psp-table');
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
