import type { Page } from '@playwright/test';
import { menuPages } from '../host/pages.ts';
import { expect, test } from './portal.ts';

/** The portal's flash message, shown once after an action. */
const flash = (page: Page) => page.locator('psp-flash-message').getByRole('status');

test('[EMB-08] every page of the menu opens without a CSP violation', { tag: '@slow' }, async ({ page }) => {
  for (const { path } of menuPages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.locator('#content h1')).toBeVisible();
  }
});

test('a visitor who is signed out signs in and then sees the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/direct/site/12/deposit/');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Sign in as').selectOption('internal');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/direct/site/12/deposit/');
});

test('the expense form names the patient, and answers 404 for an unknown one', async ({ page }) => {
  await page.goto('/direct/reimbursement/assignedPatient/20001/create');
  await expect(page.locator('#patient')).toHaveText('508-012-0001');
  await expect(page.locator('#study')).toHaveText('HORIZON-2');
  await page.getByLabel('Visit date').fill('2026-05-06');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(flash(page)).toHaveText('The expense request for 508-012-0001 was begun.');
  await page.reload();
  await expect(flash(page)).toHaveCount(0);
  for (const id of ['1', '99999999', 'x', '..%2f20001'])
    expect((await page.goto(`/direct/reimbursement/assignedPatient/${id}/create`))?.status(), id).toBe(404);
});
