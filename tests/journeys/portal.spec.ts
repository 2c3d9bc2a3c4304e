import { menuPages } from '../host/pages.ts';
import { expect, test } from './portal.ts';

test('[EMB-08] every page of the menu opens without a CSP violation', { tag: '@slow' }, async ({ page }) => {
  for (const { path } of menuPages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.locator('#content h1')).toBeVisible();
  }
});
