import { settled } from '../journeys/settled.ts';
import { expect, signIn, test } from './example.ts';

test('a call without a session is refused with 401, a page leads to the sign-in form', async ({ page }) => {
  const call = await page.request.get('/dashboard/study/api/list/user/12/', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(call.status()).toBe(401);
  await page.goto('/me/');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a wrong password and an address of another site lead nowhere', async ({ page }) => {
  await page.goto('/login?next=//elsewhere.test/');
  await page.getByLabel('Name').fill('demo');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Name or password is wrong.').first()).toBeVisible();
  await signIn(page);
  await page.goto('/login?next=//elsewhere.test/');
  await page.getByLabel('Name').fill('demo');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(url => url.pathname === '/' && url.hostname === '127.0.0.1');
});

test('[RQ-02] refuses a decision that neither approves nor denies with a reason', async ({ page }) => {
  await signIn(page, '/direct/reimbursement/site/12/review/');
  const token = await page.locator('psp-review-queue').getAttribute('data-token');
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': String(token) };
  for (const data of [{}, { reason: 'Late' }, { quickDeny: true, reason: ' ' }]) {
    const answer = await page.request.post('/direct/reimbursement/700412/view/', { headers, data });
    expect(answer.status()).toBe(422);
  }
});

test('allocates a deposit and shows the message once', async ({ page }) => {
  await signIn(page, '/direct/site/12/deposit/');
  await page.getByRole('textbox', { name: 'Funds of BREATHE-2' }).fill('1500.00');
  await page.getByRole('button', { name: 'Save balances' }).click();
  await expect(page.locator('psp-flash-message')).toContainText('The deposit was allocated.');
  await expect(page.getByRole('textbox', { name: 'Funds of BREATHE-2' })).toHaveValue('1,500.00');
  await page.reload();
  await settled(page);
  await expect(page.locator('psp-flash-message')).toHaveCount(0);
});

test('denies a payment with a reason', async ({ page }) => {
  await signIn(page, '/direct/reimbursement/site/12/review/');
  await page.getByRole('button', { name: /Deny.*700412/ }).click();
  await page.getByRole('textbox', { name: 'Why is this request being denied?' }).fill('No receipt');
  await page.getByRole('dialog').getByRole('button', { name: /Deny/ }).click();
  await expect(page.getByRole('button', { name: /Deny.*700412/ })).toHaveCount(0);
  await page.goto('/request/700412/view');
  await expect(page.getByText('No receipt', { exact: true })).toBeVisible();
});

test('requests a report', async ({ page }) => {
  await signIn(page, '/direct/site/12/report/');
  const form = page.locator('psp-report-form');
  await form.getByRole('combobox', { name: 'Report type' }).click();
  await form.getByRole('option', { name: 'Visits' }).click();
  await form.getByLabel('Start date').fill('2026-02-01');
  await form.getByLabel('End date').fill('2026-02-28');
  await form.getByRole('combobox', { name: 'Study' }).click();
  await form.getByRole('option', { name: 'BREATHE-2' }).click();
  await form.getByRole('button', { name: 'Generate' }).click();
  await page.waitForURL('**/direct/report/list/');
  await expect(page.locator('psp-flash-message')).toContainText('Report requested: Visits.');
  await expect(page.getByRole('cell', { name: '28 Feb 2026' })).toBeVisible();
});

test('begins a reimbursement by a quick action, and creates it', async ({ page }) => {
  await signIn(page);
  const form = page.locator('psp-quick-actions');
  for (const [field, option] of [
    ['Action', 'Create Reimbursement'],
    ['Site', 'Riverside Clinic'],
    ['Study', 'HEART-1'],
    ['Patient', '509-012-0001'],
  ] as const) {
    await expect(form.getByRole('combobox', { name: field })).toBeEnabled();
    await form.getByRole('combobox', { name: field }).click();
    await form.getByRole('option', { name: option }).first().click();
  }
  await form.getByRole('button', { name: 'Create Reimbursement' }).click();
  await expect(page.getByText('For 山田 花子, 509-012-0001.')).toBeVisible();
  await page.getByLabel('Visit').fill('Week 16 "late" <b>');
  await page.getByLabel('Total in USD').fill('12.50');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('psp-flash-message')).toContainText('The reimbursement was created.');
  await expect(page.getByText('Week 16 "late" <b>').first()).toBeVisible();
});

test('saves an edited note', async ({ page }) => {
  await signIn(page, '/direct/reimbursement/site/12/notes/');
  const note = page.getByRole('row', { name: /ERR-700410/ }).getByRole('textbox');
  await note.fill('Übertrag "bezahlt" <i>');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /ERR-700410/ }).getByRole('textbox')).toHaveValue(
    'Übertrag "bezahlt" <i>',
  );
});
