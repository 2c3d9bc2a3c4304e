import { expect, test } from './portal.ts';

test('[RPT-20] submits the form without the library', async ({ page }) => {
  await page.route('**/psp/**', route => route.abort());
  await page.goto('/report/legacy/');
  await page.getByLabel('Study').fill('HORIZON-3');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('The report was scheduled.')).toBeVisible();
});
