import { expect, test } from './portal.ts';

test('[QA-01] [QA-02] starts a reimbursement by keyboard alone; missing fields get the focus', async ({
  page,
}) => {
  const card = page.locator('psp-quick-actions');
  const field = (name: string) => card.getByRole('combobox', { name });
  await page.goto('/direct/site/12/dashboard');
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
  await card.getByRole('button', { name: 'Create Reimbursement' }).focus();
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
