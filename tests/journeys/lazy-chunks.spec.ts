import { later } from '../support/later.ts';
import { expect, test } from './portal.ts';

test('[EMB-11] never runs a lazy chunk that was tampered with; Retry loads it', async ({ page, portal }) => {
  await portal.fault({ match: '/review/api/list/', fault: 'wrongTotal', value: 2500 });
  let asked = 0;
  await page.route(/\/psp\/dialogs\.\w+\.js/, async route => {
    asked += 1;
    const response = await route.fetch();
    const body = await response.text();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: asked > 1 ? body : `globalThis.planted = true; ${body}` });
  });
  await page.goto('/direct/reimbursement/site/12/review/');
  await page
    .getByRole('button', { name: /^Deny / })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
});

test('[EMB-11] asks for a page reload, without Retry, when a deployment has removed a lazy chunk', async ({
  page,
}) => {
  const dialogs = /\/psp\/dialogs\.\w+\.js/;
  await page.route(dialogs, route => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/direct/reimbursement/site/12/review/');
  const deny = page.getByRole('button', { name: /^Deny / }).first();
  await deny.click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('This part could not be loaded. Please reload the page.');
  await expect(alert.getByRole('button')).toHaveCount(0);
  await page.unroute(dialogs);
  await page.reload();
  await deny.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[EMB-10] downloads diagnostics only for a template with a mistake', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const told: string[] = [];
  page.on('console', message => told.push(message.text()));
  await page.goto('/elements/psp-copy-text/');
  await expect(page.getByRole('button', { name: /Copy/ }).first()).toBeVisible();
  expect(asked.filter(url => url.includes('/diagnostics.'))).toEqual([]);
  await page.evaluate(() => {
    const element = document.createElement('psp-copy-text');
    element.setAttribute('data-txet', 'ERR-1');
    document.body.append(element);
  });
  await page.getByText('Details for staff').click();
  await expect(page.getByText('data-text is missing; the tag has data-txet.')).toBeVisible();
  expect(asked.filter(url => url.includes('/diagnostics.'))).toHaveLength(1);
  expect(told).toContain('psp-copy-text: data-txet is not one of our names. Write data-text.');
});

test('[EMB-04] names the missing attribute also when the diagnostics fail to load', async ({ page }) => {
  await page.route(/\/psp\/diagnostics\.\w+\.js/, route => route.abort());
  await page.goto('/elements/psp-copy-text/');
  await expect(page.getByRole('button', { name: /Copy/ }).first()).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('psp-copy-text')));
  await page.getByText('Details for staff').click();
  const problem = 'data-text is missing or not valid. The explanation could not be loaded.';
  await expect(page.getByText(problem)).toBeVisible();
});

const queryEngine = /\/psp\/query-engine\.\w+\.js/;

test('[TBL-03] answers a search that was typed before its lazy chunk had loaded', async ({ page }) => {
  const held = later<void>();
  await page.route(queryEngine, async route => {
    await held.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest(queryEngine);
  await page.goto('/direct/site/12/cards/');
  const named = page.getByRole('rowheader');
  await expect(named.first()).toBeVisible();
  await page.getByRole('searchbox').fill('nobody is called so');
  await isAsked;
  await expect(page.getByText('No matching records found')).toBeHidden();
  held.resolve();
  await expect(page.getByText('No matching records found')).toBeVisible();
});

test('[TBL-03] keeps the rows and says so when the search chunk fails to load; Retry answers the search', async ({
  page,
}) => {
  let isLost = true;
  await page.route(queryEngine, route => (isLost ? route.abort() : route.continue()));
  await page.goto('/direct/site/12/cards/');
  const named = page.getByRole('rowheader');
  await expect(page.getByText('1–10 of 480').first()).toBeVisible();
  await page.getByRole('searchbox').fill('nobody is called so');
  await expect(page.getByRole('alert')).toContainText('Search and sorting are unavailable right now.');
  await expect(named.first()).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No matching records found')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('[TBL-03] [EMB-11] keeps the rows and asks for a page reload when the search chunk was removed', async ({
  page,
}) => {
  await page.route(queryEngine, route => route.fulfill({ status: 404 }));
  await page.goto('/direct/site/12/cards/');
  await expect(page.getByText('1–10 of 480').first()).toBeVisible();
  await page.getByRole('searchbox').fill('nobody is called so');
  await expect(page.getByRole('alert')).toContainText('Please reload the page.');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('[NET-13] works without diagnostics of a faulty host when their chunk fails to load', async ({
  page,
  portal,
}) => {
  await portal.fault({ match: '/cards/api/list/', fault: 'repeatedIds' });
  await page.route(/\/psp\/diagnostics\.\w+\.js/, route => route.abort());
  const told: string[] = [];
  page.on('console', message => told.push(message.text()));
  const thrown: Error[] = [];
  page.on('pageerror', error => thrown.push(error));
  await page.goto('/direct/site/12/cards/');
  await expect(page.getByText(/^1–10 of/).first()).toBeVisible();
  await expect
    .poll(() => told.some(text => text.includes('a part of the library could not be loaded')))
    .toBe(true);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^11–20 of/).first()).toBeVisible();
  expect(thrown).toEqual([]);
});

for (const [outcome, isLost] of [
  ['loads', false],
  ['fails', true],
] as const)
  test(`[NET-11] [TBL-13] reads a very large batch when the lazy chunk for it ${outcome}`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(/\/psp\/parse-list-in-slices\.\w+\.js/, route => {
      asked += 1;
      return isLost ? route.abort() : route.continue();
    });
    await page.route(/\/api\/list\/\?.*skip=2500&/, async route => {
      const response = await route.fetch();
      const batch = await response.json();
      const data = batch.data.map((row: object) => ({ ...row, note: 'é'.repeat(800) }));
      await route.fulfill({ response, json: { ...batch, data, total: 2500 + data.length } });
    });
    await page.goto('/direct/reimbursement/site/12/list/');
    await expect(page.getByText('1–10 of 5,123').first()).toBeVisible();
    // After a failed download the loader asks for the status: a file that is gone needs a reload.
    expect(asked).toBe(isLost ? 2 : 1);
    await page.getByRole('button', { name: 'Page 513', exact: true }).click();
    await expect(page.getByText('5,121–5,123 of 5,123').first()).toBeVisible();
  });
