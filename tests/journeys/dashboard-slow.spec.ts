import type { Page } from '@playwright/test';
import { expect, layoutShifts, test } from './portal.ts';

/** A slow mobile network: 280 kbit/s with a latency of most of a second. */
const slow = { offline: false, latency: 800, downloadThroughput: 35_000, uploadThroughput: 35_000 };

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
  await page.setViewportSize({ width: 375, height: 740 });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', slow);
  await page.goto('/dashboard/');

  // The pointer keeps the message open: its closing is not a layout shift that loading causes.
  await page.locator('psp-flash-message').getByRole('status').hover();
  await expect(page.locator('psp-sponsor-logo').getByRole('img')).toHaveJSProperty('complete', true);
  await expect(page.locator('psp-copy-text').getByRole('button')).toBeVisible();
  await expect(page.locator('psp-month-picker').getByRole('combobox')).toHaveCount(2);
  await expect(page.locator('psp-study-list').getByRole('listitem')).toHaveCount(5);
  await expect(page.locator('psp-my-studies').getByRole('listitem')).toHaveCount(2 + 2);
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
  // The others are behind "Show all".
  await expect(payments.getByRole('listitem')).toHaveCount(3);
  expect(await layoutShifts(page)).toEqual([]);
  await appointments.getByRole('button', { name: 'Retry' }).click();
  await expect(appointments.getByRole('listitem')).toHaveCount(3);
});
