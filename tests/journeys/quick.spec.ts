import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const dashboard = '/direct/site/12/dashboard';
const card = (page: Page) => page.locator('psp-quick-actions');

async function choose(page: Page, field: string, option: string | RegExp) {
  await expect(card(page).getByRole('combobox', { name: field })).toBeEnabled();
  await card(page).getByRole('combobox', { name: field }).click();
  await card(page).getByRole('option', { name: option }).first().click();
}

async function begin(page: Page) {
  await choose(page, 'Action', 'Create Reimbursement');
  await choose(page, 'Study', 'HORIZON-2');
  await card(page).getByRole('combobox', { name: 'Site' }).click();
  await page.keyboard.press('Enter');
  await choose(page, 'Patient', /^508-012-/);
  await card(page).getByRole('button', { name: 'Create Reimbursement' }).dblclick();
}

async function signInAs(page: Page, role: string) {
  const token = await page.locator('input[name="_token"]').first().getAttribute('value');
  await page.request.post('/role', { form: { role, _token: token ?? '' } });
}

test('[QA-01] starts an action once, and the form is usable after Back', async ({ page }) => {
  await page.goto(dashboard);
  await begin(page);
  await expect(page).toHaveURL(/\/quick\/action\/begun\//);
  await expect(page.locator('.begun')).toHaveCount(1);
  await expect(page.locator('.begun dt')).toHaveText(['action', 'study', 'site', 'patient']);
  await expect(page.locator('.begun dd').first()).toHaveText('createErr');
  await page.goBack();
  await choose(page, 'Action', 'Add Patient');
  await expect(card(page).getByRole('combobox', { name: 'Patient' })).toHaveCount(0);
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

for (const role of ['siteStaff', 'studyAdmin'])
  test(`[QA-02] ${role} adds a patient, which needs only a site`, async ({ page }) => {
    await page.goto(dashboard);
    await signInAs(page, role);
    await page.goto(dashboard);
    await choose(page, 'Action', 'Add Patient');
    await card(page).getByRole('combobox', { name: 'Site' }).click();
    await page.keyboard.press('Enter');
    await card(page).getByRole('button', { name: 'Add Patient' }).click();
    await expect(page.locator('.begun dt')).toHaveText(['action', 'site']);
  });

test('[QA-07] shows no card to a project manager without site and study', async ({ page }) => {
  await page.goto(dashboard);
  await signInAs(page, 'projectManager');
  await page.goto(dashboard);
  await expect(page.getByRole('button', { name: 'Create ERR' })).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('[UI-06] a phone code is posted by the page’s own form, shown again, and restored after Back', async ({
  page,
}) => {
  await page.goto('/contact/');
  const code = page.getByRole('combobox', { name: 'Phone code' });
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Select a country code.')).toBeVisible();
  await code.focus();
  await page.keyboard.type('+44');
  await page.keyboard.press('Enter');
  await expect(page.getByText('United Kingdom (+44)', { exact: true })).toBeVisible();
  await page.getByLabel('Telephone').fill('20 7946 0000');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('The contact details were saved.')).toBeVisible();
  await expect(page.getByText('United Kingdom (+44)', { exact: true })).toBeVisible();
  await code.focus();
  await page.keyboard.type('canada');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Start' }).first().click();
  await page.goBack();
  await expect(page.getByText('Canada (+1)', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('United Kingdom (+44)', { exact: true })).toBeVisible();
});
