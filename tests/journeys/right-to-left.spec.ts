import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const isMirrored = (icon: Locator) =>
  icon.evaluate(svg => new DOMMatrix(getComputedStyle(svg).transform).a < 0);
const rightOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box ? box.x + box.width : 0;
};
const turn = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

test('[EMB-09] [TBL-02] a right-to-left page mirrors the arrows of the pager and no other icon', async ({
  page,
}) => {
  await page.goto('/direct/reimbursement/site/12/list/');
  const next = page.getByRole('button', { name: 'Next page' });
  await expect(next).toBeVisible();
  expect(await isMirrored(next.locator('svg'))).toBe(false);
  await turn(page);
  expect(await isMirrored(next.locator('svg'))).toBe(true);
  expect(await isMirrored(page.locator('.search svg').first())).toBe(false);
});

test('[EMB-09] [UI-14] amounts and their titles end at the same edge in both directions', async ({
  page,
}) => {
  await page.goto('/direct/reimbursement/site/12/list/');
  const title = page.getByRole('button', { name: 'Total', exact: true });
  const text = page.locator('td[data-title="Total"] .amount').first();
  const difference = async () => Math.abs((await rightOf(text)) - (await rightOf(title)) + 8);
  await expect(text).toBeVisible();
  await expect.poll(difference).toBeLessThan(1);
  await turn(page);
  await expect.poll(difference).toBeLessThan(1);
});
