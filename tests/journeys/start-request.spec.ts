import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const dashboard = '/direct/site/12/dashboard';
const shortcut = (page: Page) => page.locator('psp-create-err');
const card = (page: Page) => page.locator('psp-quick-actions');

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

test('[QA-01] [QA-02] starts a reimbursement by keyboard alone; missing fields get the focus', async ({
  page,
}) => {
  await page.goto(dashboard);
  const field = (name: string) => card(page).getByRole('combobox', { name });
  await expect(field('Action')).toBeVisible();
  await field('Action').focus();
  await page.keyboard.type('reimb');
  await page.keyboard.press('Enter');
  await expect(field('Site')).toBeEnabled();
  await field('Site').focus();
  await page.keyboard.type('S-0012');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await card(page).getByRole('button', { name: 'Create Reimbursement' }).focus();
  await page.keyboard.press('Enter');
  await expect(field('Study')).toBeFocused();
  await page.keyboard.type('horizon');
  await page.keyboard.press('Enter');
  await expect(field('Patient')).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(field('Patient')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.begun dd').first()).toHaveText('createErr');
});
