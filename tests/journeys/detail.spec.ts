import type { Page } from '@playwright/test';
import { later } from '../support/later.ts';
import { become, expect, test } from './portal.ts';

const isSideways = (page: Page, tag: string) =>
  page.locator(tag).evaluate(host => {
    const { left, right } = host.getBoundingClientRect();
    const inside = [...(host.shadowRoot?.querySelectorAll('*:not(.visually-hidden)') ?? [])];
    return inside
      .map(node => node.getBoundingClientRect())
      .some(box => box.width > 1 && (box.left < left - 1 || box.right > right + 1));
  });

test('[RD-01] [RD-03] on a phone, shows why a payment is delayed and opens the receipt', async ({ page }) => {
  await become(page, 'patient');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/patient/20001/payments/');
  await page.getByRole('tab', { name: 'Expense Reimbursements' }).click();
  await page.getByRole('button', { name: 'Filters' }).filter({ visible: true }).click();
  await page
    .getByRole('combobox', { name: 'Status' })
    .filter({ visible: true })
    .selectOption('Correction Required');
  const found = page.getByRole('link', { name: /^View/ }).filter({ visible: true });
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
  expect(await isSideways(page, 'psp-reimbursement-detail')).toBe(false);
  await page.getByRole('link', { name: 'parking.svg' }).click();
  await expect(page).toHaveURL(/\/reimbursement\/receipt\/\d+\/parking\.svg$/);
  await page.goBack();
  await expect(remarks).toBeVisible();
});

test('[RD-04] related requests load after the record, without layout shift', async ({ page, portal }) => {
  await become(page, 'patient');
  await page.setViewportSize({ width: 1200, height: 2400 });
  await portal.fault({ match: '/reimbursement/api/list/other/', fault: 'held' });
  const chunk = later<void>();
  await page.route(/\/psp\/related-requests\./, async route => {
    await chunk.promise;
    await route.continue();
  });
  await page.goto('/request/790001/view');
  await expect(page.getByRole('table', { name: 'Expenses' })).toBeVisible();
  const card = page
    .locator('psp-reimbursement-detail')
    .getByRole('article', { name: 'Other Related Requests' });
  const before = await card.boundingBox();
  chunk.resolve();
  await expect.poll(async () => Object.keys(await portal.requests()).join()).toContain('/list/other/');
  expect(await card.boundingBox()).toEqual(before);
  await portal.release();
  await expect(card.getByRole('row')).toHaveCount(10 + 1);
});

test('[RD-04] related requests link to their pages, and the host refuses another patient’s', async ({
  page,
}) => {
  await become(page, 'patient');
  await page.goto('/request/790001/view');
  const related = page.getByRole('table', { name: 'Other Related Requests' });
  await expect(related.getByRole('row')).toHaveCount(10 + 1);
  const [first] = await related.getByRole('link').all();
  const name = await first?.textContent();
  await first?.click();
  await expect(page.getByRole('heading', { name: `Reimbursement ERR-${name}` })).toBeVisible();
  for (const path of ['/request/700002/view', '/reimbursement/api/list/other/700002/'])
    expect((await page.request.get(path)).status(), path).toBe(403);
  expect((await page.request.get('/request/1/view')).status()).toBe(404);
});

test('[TR-04] hides passport, contact and TIN of a travel request from project managers', async ({
  page,
}) => {
  await page.goto('/request/TR-30504/view');
  await expect(page.getByText('CA831207')).toBeVisible();
  await become(page, 'projectManager');
  await page.goto('/request/TR-30504/view');
  await expect(page.getByText('Patient Details have not been provided yet.')).toBeVisible();
  await expect(page.getByText('No nuts')).toBeVisible();
  for (const hidden of ['CA831207', 'FX440918', '900-70-', '@mail.example', '+1 555', 'Plane'])
    expect(await page.content(), hidden).not.toContain(hidden);
  // Simulates a host that sends the fields all the same.
  await page.locator('psp-travel-request').evaluate(host => {
    const patient = {
      name: 'Ana',
      passport: { number: 'CA831207' },
      email: 'ana@mail.example',
      needTIN: true,
    };
    host.setAttribute(
      'data-patient',
      JSON.stringify({ ...patient, TIN: '900-70-1', seatingPreference: 'Bulkhead' }),
    );
    host.querySelector('[data-prop=patient]')?.remove();
  });
  await expect(page.getByText('Bulkhead')).toBeVisible();
  const rendered = await page.locator('psp-travel-request').evaluate(host => host.shadowRoot?.innerHTML);
  for (const hidden of ['CA831207', '900-70-', '@mail.example']) expect(rendered).not.toContain(hidden);
});

for (const path of ['/request/790002/view', '/request/TR-30504/view'])
  test(`[RD-02] [TR-02] ${path} prints as a clean record and is complete at 400% zoom`, async ({ page }) => {
    const tag = path.includes('TR') ? 'psp-travel-request' : 'psp-reimbursement-detail';
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect(await isSideways(page, tag)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(tag).getByRole('button').filter({ visible: true })).toHaveCount(0);
    // Seven expenses below their titles, on paper of any width.
    if (tag === 'psp-reimbursement-detail')
      await expect(page.getByRole('table', { name: 'Expenses' }).getByRole('row')).toHaveCount(8);
  });
