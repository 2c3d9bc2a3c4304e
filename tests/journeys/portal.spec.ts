import type { Page } from '@playwright/test';
import { menuPages } from '../host/pages.ts';
import { type Role, roles } from '../host/session.ts';
import { expect, test } from './portal.ts';

const everyRole = Object.keys(roles) as Role[];

/** What the portal says once of what was done. */
const flash = (page: Page) => page.locator('psp-flash-message').getByRole('status');

async function becomeRole(page: Page, role: Role): Promise<void> {
  await page.goto('/');
  await page.getByTitle('Signed in as').selectOption(role);
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect(flash(page)).toHaveText(`You are now ${roles[role]}.`);
}

test('[EMB-08] every page of the menu opens, and nothing on it violates the policy', async ({ page }) => {
  for (const { path } of menuPages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.locator('#content h1')).toBeVisible();
  }
});

for (const role of everyRole)
  test(`[EMB-01] ${roles[role]}: the pages of the menu that are theirs open, the others refuse`, async ({
    page,
  }) => {
    await becomeRole(page, role);
    for (const { path, roles: allowed } of menuPages)
      expect((await page.request.get(path)).status(), path).toBe(allowed.includes(role) ? 200 : 403);
  });

test('[EMB-01] the start page links every page that is open to the role', async ({ page }) => {
  await page.goto('/');
  for (const { title, path, hint } of menuPages) {
    const row = page.locator('#pages').getByRole('row', { name: hint });
    await expect(row.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', path);
  }
  await becomeRole(page, 'patient');
  const theirs = menuPages.filter(({ roles: allowed }) => allowed.includes('patient'));
  await expect(page.locator('#pages').getByRole('link')).toHaveCount(theirs.length);
});

test('[NET-10] who is signed out is asked to sign in, and then sees the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/direct/site/12/deposit/');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Sign in as').selectOption('internal');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/direct/site/12/deposit/');
});

for (const [path, form] of Object.entries<Record<string, string>>({
  '/direct/site/12/deposit/': { parentBalance: '250000.00' },
  '/direct/reimbursement/700001/view/': { quickApprove: 'true' },
  '/role': { role: 'patient' },
  '/logout': {},
}))
  test(`[DEP-04] a post to ${path} without the session's token is refused`, async ({ page }) => {
    await page.goto('/');
    for (const token of [undefined, 'guessed']) {
      const answer = await page.request.post(path, { form: token ? { ...form, _token: token } : form });
      expect(answer.status()).toBe(403);
    }
    await expect((await page.goto('/'))?.status()).toBe(200);
  });

test('[SD-01] the expense form says for whom it is begun, and refuses who is unknown', async ({ page }) => {
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

test('[TBL-18] names that look like markup are text', async ({ page }) => {
  await page.goto('/patient/20088/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Bold</b> Betty');
});

test('[DEP-03] the server itself refuses a cent too much, a threshold above its funds and another balance', async ({
  page,
}) => {
  const post = async (changed: Record<string, string>) => {
    const token = await tokenOf(page);
    const fields = { parentBalance: '0.30', '501': '0.10', '501Threshold': '0.00', ...changed };
    const multipart = { ...(await studiesOfDeposit(page)), ...fields, _token: token };
    const answer = await page.request.post('/direct/site/13/deposit/', {
      multipart,
      headers: { accept: 'application/json' },
      maxRedirects: 0,
    });
    return answer.status();
  };
  const [first = '', second = ''] = Object.keys(await studiesOfDeposit(page)).filter(name =>
    /^\d+$/.test(name),
  );
  expect(await post({ [first]: '0.10', [second]: '0.20' })).toBe(303);
  expect(await post({ [first]: '0.11', [second]: '0.20' })).toBe(422);
  expect(await post({ [first]: '0.10', [`${first}Threshold`]: '0.11' })).toBe(422);
  expect(await post({ [first]: '1e-1' })).toBe(422);
  expect(await post({ parentBalance: '0.31' })).toBe(409);
});

async function tokenOf(page: Page): Promise<string> {
  await page.goto('/direct/site/13/deposit/');
  return (await page.locator('psp-deposit-form').getAttribute('data-token')) ?? '';
}

/** The fields of a form that leaves the deposit as it is. */
async function studiesOfDeposit(page: Page): Promise<Record<string, string>> {
  await page.goto('/direct/site/13/deposit/');
  const children = JSON.parse((await page.locator('psp-deposit-form').getAttribute('data-children')) ?? '[]');
  return Object.fromEntries(
    children.flatMap((child: { id: string; depositBalance: number }) => [
      [child.id, child.depositBalance.toFixed(2)],
      [`${child.id}Threshold`, '0.00'],
    ]),
  );
}

test('[RQ-02] a payment is decided once; who comes later is told so', async ({ page }) => {
  await page.goto('/');
  const token = (await page.locator('[name=_token]').first().getAttribute('value')) ?? '';
  const decide = async (id: number, data: object) => {
    const headers = { 'x-csrf-token': token };
    const answer = await page.request.post(`/direct/reimbursement/${id}/view/`, { data, headers });
    return answer.status();
  };
  expect(await decide(700_001, { quickApprove: true })).toBe(200);
  expect(await decide(700_001, { quickDeny: true, reason: 'Twice' })).toBe(409);
  expect(await decide(700_002, { quickDeny: true, reason: ' ' })).toBe(422);
  expect(await decide(700_002, { quickDeny: true, reason: 'No receipt' })).toBe(200);
  expect(await decide(1, { quickApprove: true })).toBe(404);
});

test('[NET-06] the review queue arrives in batches: 62,000 rows, none twice', async ({ page }) => {
  await page.goto('/');
  const seen = new Set<string>();
  for (let skip = 0; skip < 62_000; skip += 10_000) {
    const answer = await page.request.get(
      `/direct/reimbursement/site/12/review/api/list/?limit=10000&skip=${skip}`,
    );
    const batch = await answer.json();
    expect(batch).toMatchObject({ total: 62_000, skip });
    for (const row of batch.data) seen.add(row.id);
  }
  expect(seen.size).toBe(62_000);
});

test('[EMB-02] hashed files are kept for ever, named files are asked for again', async ({ page }) => {
  const script = await page.request.get('/psp/psp.js');
  expect(script.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-encoding': 'br',
  });
  const { files } = await (await page.request.get('/psp/manifest.json')).json();
  const hashed = Object.keys(files).find(name => name.startsWith('react.')) ?? '';
  const chunk = await page.request.get(`/psp/${hashed}`);
  expect(chunk.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const name of ['..%2fpackage.json', '.env', 'missing.js'])
    expect((await page.request.get(`/psp/${name}`)).status(), name).toBe(404);
});
