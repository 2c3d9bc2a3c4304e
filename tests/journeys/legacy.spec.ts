import { expect, test } from './portal.ts';

test('[RPT-20] submits the form without the library', async ({ page }) => {
  await page.route('**/psp/**', route => route.abort());
  await page.goto('/report/legacy/');
  await page.getByLabel('Study').fill('HORIZON-3');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('The report was scheduled.')).toBeVisible();
});

test('[RPT-20] loads no React on its page', async ({ page }) => {
  await page.goto('/report/legacy/');
  await page.waitForFunction(() => customElements.get('psp-legacy-report-form'));
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()),
  );
  expect(files.filter(name => name?.startsWith('legacy-report-form.'))).toHaveLength(1);
  expect(files.filter(name => name?.startsWith('react.'))).toEqual([]);
});
