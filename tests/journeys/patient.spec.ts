import { become, expect, test } from './portal.ts';
import { settled } from './settled.ts';

const phone = { width: 375, height: 740 };

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
