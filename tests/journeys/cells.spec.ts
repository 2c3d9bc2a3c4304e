import { expect, test } from './portal.ts';
import { settled } from './settled.ts';

const cells = '/direct/site/12/cells/';

test('[TBL-21] [UI-11] removes a row with a reason, exactly once', async ({ page, portal }) => {
  await page.goto(cells);
  await settled(page);
  const count = page.locator('psp-table .count');
  const before = Number(/of (\d+)/.exec((await count.textContent()) ?? '')?.[1]);
  const first = page.locator('psp-table tbody tr').first();
  const name = (await first.locator('.name').textContent()) ?? '';
  await first.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('textbox', { name: 'Removal Reason' }).fill('Entered twice');
  await page.getByRole('button', { name: 'Remove', exact: true }).dblclick();
  await expect(page.getByText(`${name} was removed.`)).toBeVisible();
  await expect(count).toContainText(`of ${before - 1}`);
  await page.reload();
  await settled(page);
  await expect(count).toContainText(`of ${before - 1}`);
  const posts = Object.entries(await portal.requests()).filter(([call]) =>
    call.startsWith('POST /direct/site/12/cells/'),
  );
  expect(posts.map(([, times]) => times)).toEqual([1]);
});

test('[TBL-16] [UI-02] navigates after an action was confirmed', async ({ page }) => {
  await page.goto(cells);
  await settled(page);
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Please Confirm' })).toContainText(
    'Leave this list for the payments',
  );
  await page.getByRole('button', { name: 'Ok', exact: true }).click();
  await expect(page).toHaveURL(/\/direct\/reimbursement\/site\/12\/review\/$/);
});

test('[UI-03] [TBL-16] shows the breadcrumbs and row actions of a server-rendered page', async ({ page }) => {
  await page.goto(cells);
  await settled(page);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    /^Site /,
    'Cells That Act',
  ]);
  await page
    .getByRole('link', { name: /^Patient ERR-/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/patient\/\d+\/$/);
});
