import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const dashboard = '/direct/site/12/dashboard';

/** The dashboard has quick actions beside it. */
const shortcut = (page: Page) => page.locator('psp-create-err');

test('[SD-01] starts a request for one of thousands of patients', async ({ page }) => {
  await page.goto(dashboard);
  const create = shortcut(page).getByRole('button', { name: 'Create ERR' });
  await expect(create).toBeDisabled();
  await shortcut(page).getByRole('combobox', { name: 'Study' }).click();
  await page.getByRole('option', { name: 'HORIZON-2' }).click();
  await shortcut(page).getByRole('combobox', { name: 'Patient' }).fill('508-012-24');
  await page.getByRole('option', { name: '508-012-2403' }).click();
  await create.click();
  await expect(page).toHaveURL(/\/direct\/reimbursement\/assignedPatient\/[\w-]+\/create$/);
  await expect(page.getByText('508-012-2403').first()).toBeVisible();
});

test('[SD-01] by keyboard alone', async ({ page }) => {
  await page.goto(dashboard);
  const study = shortcut(page).getByRole('combobox', { name: 'Study' });
  await expect(study).toBeEnabled();
  await study.focus();
  await page.keyboard.type('horizon');
  await page.keyboard.press('Enter');
  await expect(shortcut(page).getByRole('combobox', { name: 'Patient' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2403');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('508-012-2403').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('[SD-01] by touch', async ({ page }) => {
    await page.goto(dashboard);
    await shortcut(page).getByRole('combobox', { name: 'Study' }).tap();
    await page.getByRole('option', { name: 'HORIZON-2' }).tap();
    await expect(shortcut(page).getByRole('combobox', { name: 'Patient' })).toBeEnabled();
    await shortcut(page).getByRole('combobox', { name: 'Patient' }).tap();
    await page.locator('psp-create-err').getByRole('option').first().tap();
    await shortcut(page).getByRole('button', { name: 'Create ERR' }).tap();
    await expect(page).toHaveURL(/\/create$/);
  });
});

test('[NET-04] reports a failed lookup, retries it, and keeps the selections', async ({ page, portal }) => {
  await page.goto(dashboard);
  await portal.fault({
    match: '/api/dashboard/patient/study',
    fault: 'status',
    status: 403,
    message: 'Closed today.',
  });
  await shortcut(page).getByRole('combobox', { name: 'Study' }).click();
  await page.getByRole('option', { name: 'HORIZON-2' }).click();
  await expect(page.getByRole('alert').getByText('Closed today.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(shortcut(page).getByRole('combobox', { name: 'Patient' })).toBeEnabled();
  await expect(page.getByText('HORIZON-2')).toBeVisible();
});

test('[NET-11] reports an expired session once on a page of many elements', async ({ page, portal }) => {
  await portal.fault({ match: '/api/lookup', fault: 'redirect', location: '/login', times: 20 });
  await page.goto('/direct/site/12/workbench/');
  const alerts = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
  await expect(alerts).toHaveCount(1);
  await expect(page.getByText('Your session has ended.').nth(1)).toBeVisible();
});

test('[EMB-02] sends the first request before the code has loaded, and only once', async ({
  page,
  portal,
}) => {
  await page.goto(dashboard);
  await expect(shortcut(page).getByRole('combobox', { name: 'Study' })).toBeEnabled();
  const [asked, arrived] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const asked = entries.find(({ name }) => name.includes('/api/lookup'))?.startTime ?? 0;
    return [
      asked,
      Math.max(...entries.filter(({ name }) => name.includes('/psp/')).map(entry => entry.responseEnd)),
    ];
  });
  expect(asked).toBeLessThan(Number(arrived));
  expect((await portal.requests())['GET /direct/site/12/api/lookup/']).toBe(1);
});
