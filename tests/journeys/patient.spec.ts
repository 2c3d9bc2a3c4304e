import type { Page } from '@playwright/test';
import { become, expect, layoutShifts, test } from './portal.ts';
import { settled } from './settled.ts';

const phone = { width: 375, height: 740 };

/** A slow mobile network: 280 kbit/s with a latency of most of a second. */
const slowNetwork = { offline: false, latency: 800, downloadThroughput: 35_000, uploadThroughput: 35_000 };

/** Switches to the role of a patient; the next page shows a flash message about it. */
async function becomePatient(page: Page): Promise<void> {
  await page.goto('/');
  const token = await page.locator('[name=_token]').first().inputValue();
  await page.request.post('/role', { form: { _token: token, role: 'patient' }, maxRedirects: 0 });
}

test('[PD-03] [PD-04] [UI-15] on a slow phone with two network failures, each of nine elements loads or explains its failure, without layout shift', {
  tag: '@slow',
}, async ({ page, portal }) => {
  await becomePatient(page);
  await page.context().clearCookies({ name: 'cookieConsent' });
  await portal.fault({ match: 'recentlyUpdated', fault: 'status', status: 404, times: 2 });
  await portal.fault({ match: 'appointments/upcoming', fault: 'status', status: 503, times: 3 });
  await page.setViewportSize(phone);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', slowNetwork);
  await page.goto('/dashboard/');

  // The pointer keeps the message open: its closing is not a layout shift that loading causes.
  await page.locator('psp-flash-message').getByRole('status').hover();
  await expect(page.locator('psp-sponsor-logo').getByRole('img')).toHaveJSProperty('complete', true);
  await expect(page.locator('psp-copy-text').getByRole('button')).toBeVisible();
  await expect(page.locator('psp-month-picker').getByRole('combobox')).toHaveCount(2);
  await expect(page.locator('psp-study-list').getByRole('rowheader')).toHaveCount(5);
  await expect(page.locator('psp-my-studies').getByRole('rowheader')).toHaveCount(2 + 2);
  await expect(page.locator('psp-cookie-consent').getByRole('button').first()).toBeVisible();
  const payments = page.locator('psp-recent-payments');
  const appointments = page.locator('psp-upcoming-appointments');
  for (const failed of [payments, appointments])
    await expect(failed.getByRole('alert')).toContainText(
      'Something went wrong. If the issue persists please contact a system administrator.',
    );
  expect(await layoutShifts(page)).toEqual([]);

  await payments.getByRole('button', { name: 'Retry' }).click();
  await expect(payments.getByText('Looking up your payments...')).toBeAttached();
  await expect(payments.getByRole('alert')).toBeVisible();
  await payments.getByRole('button', { name: 'Retry' }).click();
  await expect(payments.getByRole('rowheader')).toHaveCount(3);
  expect(await layoutShifts(page)).toEqual([]);
  await appointments.getByRole('button', { name: 'Retry' }).click();
  await expect(appointments.getByRole('rowheader')).toHaveCount(3);
});

test('[PD-02] shows a caregiver only the permitted patients, on the page and in the answer of the host', async ({
  page,
}) => {
  await become(page, 'caregiver');
  await page.setViewportSize(phone);
  const answered: string[] = [];
  page.on('response', async response => {
    if (response.url().includes('/dashboard/patient/api/')) answered.push(await response.text());
  });
  await page.goto('/dashboard/');
  await settled(page);
  await expect(page.locator('psp-my-studies').getByRole('heading', { level: 2 })).toHaveText([
    'My Caregivers',
  ]);
  await expect(page.locator('psp-my-studies').getByText('Page 1 of 2')).toBeVisible();
  // The patient of the demonstration is at a site that is restricted for this caregiver.
  await expect(page.locator('psp-study-list').getByText('508-012-0002')).toBeVisible();
  await expect(page.locator('psp-study-list').getByText('508-012-0001')).toHaveCount(0);
  await expect.poll(() => answered.length).toBe(2);
  expect(answered.join()).not.toContain('508-012-0001');
  const own = await page.request.get('/patient/20002/');
  const others = await page.request.get('/patient/20001/');
  expect([own.status(), others.status()]).toEqual([200, 403]);
});

test('[RD-01] [RD-03] on a phone, shows why a payment is delayed and opens the receipt', async ({ page }) => {
  await become(page, 'patient');
  await page.setViewportSize(phone);
  await page.goto('/patient/20001/payments/');
  await page.getByRole('tab', { name: 'Expense Reimbursements' }).click();
  await page.getByRole('button', { name: 'Filters' }).filter({ visible: true }).click();
  await page
    .getByRole('combobox', { name: 'Status' })
    .filter({ visible: true })
    .selectOption('Correction Required');
  const found = page.getByRole('rowheader').getByRole('link').filter({ visible: true });
  await expect(found).toHaveCount(1);
  await found.click();
  const remarks = page.getByText('The receipt for parking cannot be read.');
  await expect(remarks).toBeInViewport();
  const expenses = page.getByRole('table', { name: 'Expenses' });
  await expect(expenses.getByRole('row')).toHaveCount(5);
  const pages = page.getByLabel('Pages of Expenses');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(expenses.getByRole('row')).toHaveCount(2);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await page
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  const picture = page.getByRole('dialog', { name: 'parking.svg' }).getByRole('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  expect((await picture.boundingBox())?.width).toBeLessThan(375);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'parking.svg' }).click();
  await expect(page).toHaveURL(/\/reimbursement\/receipt\/\d+\/parking\.svg$/);
  await page.goBack();
  await expect(remarks).toBeVisible();
});
