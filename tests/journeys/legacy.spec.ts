import { expect, test } from './portal.ts';

test('[RPT-20] [RPT-21] [RPT-22] blocks an old form with a wrong address, an unknown study or a site that starts too late, then submits it', async ({
  page,
}) => {
  await page.goto('/report/legacy/');
  const send = page.getByRole('button', { name: 'Schedule' });
  await page.waitForFunction(() => customElements.get('psp-legacy-report-form'));
  await page.getByLabel('Site').selectOption('12');
  await expect(page.getByRole('alert')).toContainText('Please select a study before selecting a site.');
  await page.getByLabel('Study').fill('HORIZON-3');
  await page.getByLabel('Delivery email', { exact: true }).fill('a@clinic.test');
  await expect(page.getByRole('alert')).toContainText('This study is not in the records.');
  await page.getByLabel('Confirm delivery email').fill('b@clinic.test');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Email address values do not match');
  await page.getByLabel('Confirm delivery email').fill('a@clinic.test');
  await send.click();
  await page.getByRole('dialog', { name: 'Please Confirm' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Study')).toBeFocused();
  await send.click();
  await page.getByRole('dialog', { name: 'Please Confirm' }).getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByText('The report was scheduled.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Study')).toHaveValue('HORIZON-3');
});

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
