import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { later } from '../support/later.ts';
import { expect, layoutShifts, test } from './portal.ts';
import { settled } from './settled.ts';

/** A page with many elements. */
const workbench = '/direct/site/12/workbench/';
const cards = '/direct/site/12/cards/';
const review = '/direct/reimbursement/site/12/review/';
const posting = /\/psp\/posting\.\w+\.js/;
const queryEngine = /\/psp\/query-engine\.\w+\.js/;
const hostPages = /\/psp\/host-pages\.\w+\.js/;

/** The names of the files of the library that the page has downloaded, without their hashes. */
const downloaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/psp\/([\w-]+)(?:\.\w+)?\.js/.exec(name)?.[1])
      .filter(name => name !== undefined)
      .sort(),
  );

/** Adds a line to a file of the library in the first answer; counts all answers. */
async function changeOnTheWay(page: Page, name: string) {
  let asked = 0;
  await page.route(new RegExp(`/psp/${name}\\.\\w+\\.js`), async route => {
    asked += 1;
    const response = await route.fetch();
    const body = await response.text();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    const changed = `globalThis.planted = true; ${body}`;
    await route.fulfill({ response, headers, body: asked === 1 ? changed : body });
  });
  return () => asked;
}

const hasRun = (page: Page) => page.evaluate(() => 'planted' in globalThis);

test('[EMB-02] downloads only what a page needs, and on a second page only what is new', async ({ page }) => {
  const { tags } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const needed = (tag: string) => tags[tag].map((file: string) => file.replace(/\..*/, '')).toSorted();
  await page.goto('/patient/20001/');
  await expect(page.locator('psp-copy-text').first().getByRole('button')).toBeVisible();
  expect(await downloaded(page)).toEqual(needed('psp-copy-text'));
  await page.goto('/direct/site/12/deposit/');
  // What a press needs is loaded by itself, after the form or the rows.
  await expect.poll(() => downloaded(page)).toEqual([...needed('psp-deposit-form'), 'posting'].toSorted());
  await page.goto(review);
  const afterRows = [...needed('psp-review-queue'), 'posting', 'query-engine'].toSorted();
  await expect.poll(() => downloaded(page)).toEqual(afterRows);
});

test('[EMB-02] sends the first request before the code has loaded, and only once', async ({
  page,
  portal,
}) => {
  await page.goto('/direct/site/12/dashboard');
  await expect(page.locator('psp-create-err').getByRole('combobox', { name: 'Study' })).toBeEnabled();
  const [asked, arrived] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const asked = entries.find(({ name }) => name.includes('/api/lookup'))?.startTime ?? 0;
    return [
      asked,
      Math.max(...entries.filter(({ name }) => name.includes('/psp/')).map(entry => entry.responseEnd)),
    ];
  });
  expect(asked).toBeLessThan(Number(arrived));
  expect((await portal.requests())['GET /direct/site/12/api/lookup/']).toBe(1);
});

for (const width of [375, 1200])
  test(`[ROOM-01] a page of many elements does not move while they load, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(workbench);
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
  });

test('[EMB-05] hides the fallback for two seconds, and shows it at once when loading fails', async ({
  page,
}) => {
  const failure = later<void>();
  await page.route(/\/psp\/actions\.\w+\.js/, async route => {
    await failure.promise;
    await route.abort();
  });
  // The two seconds must not pass before a slow machine has looked.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(workbench, { waitUntil: 'commit' });
  const fallback = page.locator('psp-create-err .fallback').first();
  await expect(fallback).toBeAttached();
  await expect(fallback).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(fallback).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(fallback).toBeHidden();
  failure.resolve();
  await expect(page.locator('psp-create-err').first().getByRole('alert')).toContainText(
    'could not be loaded',
  );
  expect(await fallback.isVisible()).toBe(true);
});

test('[EMB-11] never runs files that were changed on the way, and Retry loads all tags that wait for them', async ({
  page,
}) => {
  const core = await changeOnTheWay(page, 'core');
  await changeOnTheWay(page, 'deposit-form');
  await page.goto(workbench);
  const waiting = page.getByText('This part of the page could not be loaded.');
  const create = page.locator('psp-create-err').first();
  await expect(create.locator('.fallback')).toBeVisible();
  await expect(page.locator('psp-deposit-form').getByRole('button', { name: 'Retry' })).toBeVisible();
  await create.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Save balances' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Study' }).first()).toBeEnabled();
  await expect(page.locator('psp-copy-text').first().getByRole('button')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(core()).toBeGreaterThan(1);
  expect(await hasRun(page)).toBe(false);
});

test('[RQ-05] [RQ-06] sends the decision that was pressed first, once, when its lazy chunk arrives after the press', async ({
  page,
}) => {
  const held = later<void>();
  await page.route(posting, async route => {
    await held.promise;
    await route.continue();
  });
  const posted: (string | null)[] = [];
  page.on('request', request => request.method() === 'POST' && posted.push(request.postData()));
  await page.goto(review);
  const payment = page.getByRole('row').nth(1);
  await payment.getByRole('button', { name: /^Approve / }).click();
  const sending = payment.getByRole('button', { name: /^Approving… / });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  await expect(payment.getByRole('button', { name: /^Deny / })).toBeHidden();
  expect(posted).toEqual([]);
  held.resolve();
  await expect(page.getByText(/^ERR-\d+ approved: /)).toBeVisible();
  expect(posted).toEqual(['{"quickApprove":true}']);
});

test('[NET-12] [RQ-03] says in the row that a decision was not sent when its lazy chunk fails; it can be pressed again', async ({
  page,
}) => {
  let isLost = true;
  await page.route(posting, route => (isLost ? route.abort() : route.continue()));
  const posted: string[] = [];
  page.on('request', request => request.method() === 'POST' && posted.push(request.url()));
  await page.goto(review);
  const approve = page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Approve / });
  await approve.click();
  await expect(page.getByRole('alert')).toContainText('ERR_NETWORK: Network Error');
  await expect(page.getByRole('alert')).not.toContainText('confirm');
  expect(posted).toEqual([]);
  isLost = false;
  await approve.click();
  await expect(page.getByText(/^ERR-\d+ approved: /)).toBeVisible();
  expect(posted).toHaveLength(1);
});

test('[TBL-03] keeps the rows and says so when the search chunk fails to load; Retry answers the search', async ({
  page,
}) => {
  let isLost = true;
  await page.route(queryEngine, route => (isLost ? route.abort() : route.continue()));
  await page.goto(cards);
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

test('[TBL-24] says that a host-paged list could not be loaded when its lazy chunk fails; Retry shows the first page', async ({
  page,
}) => {
  let isLost = true;
  await page.route(hostPages, route => (isLost ? route.abort() : route.continue()));
  await page.goto('/direct/reimbursement/all/');
  await expect(page.locator('.failed').getByText('The list could not be loaded.')).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1–10 of 65,000').first()).toBeVisible();
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
  expect(told).toContain('psp-copy-text: data-txet is unknown. Use data-text.');
});

test('[EMB-10] shows what is wrong without an explanation if the diagnostics cannot be loaded', async ({
  page,
}) => {
  await page.route('**/psp/diagnostics.*.js', route => route.abort());
  await page.goto('/elements/psp-copy-text/');
  await page.evaluate(() => document.body.append(document.createElement('psp-copy-text')));
  await page.getByText('Details for staff').click();
  await expect(page.getByText('data-text is missing or not valid.')).toBeVisible();
});

test('[EMB-05] a second script of any version does nothing', async ({ page }) => {
  await page.goto('/direct/site/12/deposit/');
  await page.evaluate(async () => {
    await import(`${location.origin}/psp/psp.js?v=2`);
  });
  await expect(page.getByRole('button', { name: 'Save balances' })).toHaveCount(1);
});

test('[EMB-09] keeps the wide layout on a page that makes everything inline, and can still be hidden', async ({
  page,
}) => {
  // Applied from the first paint on, since browsers remember the width that a box had before it became inline.
  await page.route('**/public/legacy.css', route =>
    route.fulfill({
      contentType: 'text/css',
      body: '* { display: inline !important } .hidden, [hidden] { display: none !important }',
    }),
  );
  await page.goto('/direct/site/12/deposit/');
  const form = page.locator('psp-deposit-form');
  const save = page.getByRole('button', { name: 'Save balances' });
  await expect(save).toBeVisible();
  expect(await form.evaluate(element => getComputedStyle(element).display)).toBe('inline');
  const line = form.locator('li').first();
  const columns = () => line.evaluate(one => getComputedStyle(one).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(3);
  for (const hide of ['hidden', 'class']) {
    await form.evaluate((element, name) => element.setAttribute(name, 'hidden'), hide);
    await expect(save).toBeHidden();
    await form.evaluate((element, name) => element.removeAttribute(name), hide);
    await expect(save).toBeVisible();
  }
});
