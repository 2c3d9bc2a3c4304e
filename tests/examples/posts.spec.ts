import { settled } from '../journeys/settled.ts';
import { expect, post, signIn, test } from './example.ts';

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

test('a post without the right token is refused', async ({ page }) => {
  await signIn(page);
  const response = await page.request.post('/report/', {
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': 'wrong' },
    multipart: { type: 'visits' },
  });
  expect(response.status()).toBe(403);
  expect(await response.json()).toMatchObject({
    message: 'The form has expired. Please reload the page and try again.',
    token: expect.stringMatching(/./),
  });
});

test('approves a payment once: the same key gets the same answer, another key is refused', async ({
  page,
}) => {
  await signIn(page, '/direct/reimbursement/site/12/review/');
  const approve = (key: string) =>
    post(page, '/direct/reimbursement/700409/view/', key, { data: { quickApprove: true } });
  const first = await approve('a'.repeat(32));
  expect(first).toEqual({ status: 200, answer: { result: 'success' } });
  expect(await approve('a'.repeat(32))).toEqual(first);
  expect((await approve('b'.repeat(32))).status).toBe(409);
});

test('carries out a post once when the same key arrives several times at once', async ({ page }) => {
  await signIn(page, '/direct/site/12/report/');
  const multipart = { type: 'visits', site: '12', dateStart: '2026-01-01', dateEnd: '2026-01-31' };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post(page, '/report/', 'c'.repeat(32), { multipart })),
  );
  const answer = { success: true, result: 'success', redirect: '/direct/report/list/' };
  expect(answers).toEqual(answers.map(() => ({ status: 200, answer })));
  const rows = await (await page.request.get('/report/api/list/')).json();
  expect(rows.data.filter((row: { from: string }) => row.from === '2026-01-01')).toHaveLength(1);
});

test('does not keep a refusal: the same key may be posted again', async ({ page }) => {
  await signIn(page, '/direct/site/12/deposit/');
  const save = (funds: string) =>
    post(page, '/direct/site/12/deposit/', 'd'.repeat(32), {
      multipart: { 508: funds, '508Threshold': '10.00', 509: '100.00', '509Threshold': '10.00' },
    });
  expect((await save('99999.00')).status).toBe(422);
  expect((await save('200.00')).status).toBe(200);
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
