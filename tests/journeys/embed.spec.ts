import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsIn } from './audit.ts';
import { downloaded, expect, layoutShifts, test } from './portal.ts';
import { settled, steady } from './settled.ts';

const pages = [
  '/direct/site/12/dashboard',
  '/direct/site/12/deposit/',
  '/patient/20001/',
  '/direct/site/12/workbench/',
  '/direct/reimbursement/site/12/review/',
  '/direct/site/12/tables/',
];

/** Limits lists to their first batch, which is enough to look at. */
const endsWithFirstBatch = { match: '/api/list/', fault: 'wrongTotal', value: 2500, times: 99 } as const;

/** Every element shows its screen, and has all its rows. */
async function shown(page: Page) {
  test.slow(); // 62,000 of them
  const elements = page.locator(
    'psp-copy-text, psp-create-err, psp-deposit-form, psp-table, psp-review-queue',
  );
  await expect(elements.first()).toBeVisible();
  for (const element of await elements.all())
    await expect(element.locator('.root > *').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
}

for (const path of pages) {
  for (const width of [375, 1200])
    test(`[ROOM-01] there is no layout shift on ${path} at ${width}px`, {
      tag: width === 1200 ? '@slow' : [],
    }, async ({ page, portal }) => {
      // All rows are loaded in the full run only.
      if (width === 375) await portal.fault({ ...endsWithFirstBatch, value: 5000 });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await shown(page);
      expect(await layoutShifts(page)).toEqual([]);
    });
}

for (const path of pages) {
  test(`[ACC-01] the elements of ${path} have no accessibility violation`, { tag: '@slow' }, async ({
    page,
    portal,
  }) => {
    await portal.fault(endsWithFirstBatch);
    await page.goto(path);
    await shown(page);
    const tags = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('*')].map(one => one.localName).filter(name => name.startsWith('psp-')),
      ),
    ]);
    expect(await violationsIn(page, tags)).toEqual([]);
  });

  test(`[EMB-09] no style of the legacy page affects the elements of ${path}`, { tag: '@slow' }, async ({
    page,
    portal,
  }) => {
    await portal.fault(endsWithFirstBatch);
    const looks = async () => {
      await page.goto(path);
      await shown(page);
      return steady(() => page.evaluate(looksOfElements));
    };
    const onOldPage = await looks();
    await page.route('**/public/legacy.css', route => route.fulfill({ contentType: 'text/css', body: '' }));
    expect(onOldPage).toEqual(await looks());
    expect(onOldPage.length).toBeGreaterThan(0);
  });
}

/**
 * The computed styles of every node inside the elements, except for those that follow the page: the font family, sizes
 * inside a line of text, and the colour of text on the page's background.
 */
function looksOfElements(): Record<string, string>[] {
  const ours = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('psp-'));
  const names = (
    'color background-color border-top-width border-top-color border-radius font-size font-style font-weight line-height ' +
    'letter-spacing word-spacing text-transform text-align text-indent text-shadow text-decoration-line white-space ' +
    'padding-top padding-left margin-top margin-bottom box-shadow opacity visibility cursor float display list-style-type'
  ).split(' ');
  const host = (node: Element) => (node.getRootNode() as ShadowRoot).host.localName;
  return ours.flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('*') ?? [])].map(node => {
      const style = getComputedStyle(node);
      const inLine = host(node) === 'psp-copy-text';
      const onPage = node.matches('.root, .on-page, .on-page *');
      const compared = names.filter(
        name => !(inLine && /^(font|line|white)-/.test(name)) && !(onPage && /color$/.test(name)),
      );
      return Object.fromEntries(compared.map(name => [name, style.getPropertyValue(name)]));
    }),
  );
}

test('[EMB-02] downloads only what a page needs, and on a second page only what is new', async ({ page }) => {
  const { tags } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const needed = (tag: string) => tags[tag].map((file: string) => file.replace(/\..*/, '')).toSorted();
  await page.goto('/patient/20001/');
  await expect(page.locator('psp-copy-text').first().getByRole('button')).toBeVisible();
  expect(await downloaded(page)).toEqual(needed('psp-copy-text'));
  await page.goto('/direct/site/12/deposit/');
  await expect(page.getByRole('button', { name: 'Save balances' })).toBeVisible();
  expect(await downloaded(page)).toEqual(needed('psp-deposit-form'));
  await page.goto('/direct/reimbursement/site/12/review/');
  await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible();
  // The query engine is loaded by itself, after the rows.
  const afterRows = [...needed('psp-review-queue'), 'query-engine'].toSorted();
  await expect.poll(() => downloaded(page)).toEqual(afterRows);
});

/** Serves a modified file of the library, `times` times, and never from the cache. */
async function changeOnTheWay(page: Page, name: string, change: (text: string) => string, times = Infinity) {
  let asked = 0;
  await page.route(new RegExp(`/psp/${name}\\.\\w+\\.js`), async route => {
    asked += 1;
    const response = await route.fetch();
    const body = await response.text();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: asked > times ? body : change(body) });
  });
  return () => asked;
}

const planted = (text: string) => `globalThis.planted = true; ${text}`;
const hasRun = (page: Page) => page.evaluate(() => 'planted' in globalThis);

test('[EMB-05] hides the fallback for two seconds, and shows it at once when loading fails', async ({
  page,
}) => {
  let fail = () => {};
  const failure = new Promise<void>(resolve => {
    fail = resolve;
  });
  await page.route(/\/psp\/actions\.\w+\.js/, async route => {
    await failure;
    await route.abort();
  });
  // The two seconds must not pass before a slow machine has looked.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/direct/site/12/workbench/', { waitUntil: 'commit' });
  const fallback = page.locator('psp-create-err .fallback').first();
  await expect(fallback).toBeAttached();
  await expect(fallback).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(fallback).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(fallback).toBeHidden();
  fail();
  await expect(page.locator('psp-create-err').first().getByRole('alert')).toContainText(
    'could not be loaded',
  );
  expect(await fallback.isVisible()).toBe(true);
});

for (const name of ['actions', 'select', 'core', 'react'])
  test(`[EMB-11] never runs a tampered ${name}.js; the fallback stays with a message`, async ({ page }) => {
    await changeOnTheWay(page, name, planted);
    await page.goto('/direct/site/12/workbench/');
    const first = page.locator('psp-create-err').first();
    await expect(first.getByRole('alert')).toContainText('could not be loaded');
    await expect(first.locator('.fallback')).toBeVisible();
    await first.getByRole('button', { name: 'Retry' }).click();
    await expect(first.getByRole('alert')).toContainText('Please reload the page.');
    expect(await hasRun(page)).toBe(false);
  });

test('[EMB-11] asks for a page reload, without Retry, when a deployment has removed a script', async ({
  page,
}) => {
  const own = /\/psp\/deposit-form\.\w+\.js/;
  await page.route(own, route => route.fulfill({ status: 404, body: '<h1>Not found</h1>' }));
  await page.goto('/direct/site/12/workbench/');
  const element = page.locator('psp-deposit-form');
  await expect(element.getByRole('alert')).toHaveText(
    'This part of the page could not be loaded. Please reload the page.',
  );
  await expect(element.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Study' }).first()).toBeEnabled();
  await page.unroute(own);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save balances' })).toBeVisible();
});

test('[EMB-14] lets a page read the version of an element', async ({ page }) => {
  await page.goto('/direct/site/12/workbench/');
  const versionOf = (tag: string) =>
    page.evaluate(async name => Reflect.get(await customElements.whenDefined(name), 'version'), tag);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await versionOf('psp-deposit-form')).toBe(version);
  await page.goto('/elements/psp-legacy-report-form/');
  expect(await versionOf('psp-legacy-report-form')).toBe(version);
});

test('[EMB-11] runs the preloaded file even if the server answers differently the second time', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/psp\/actions\.\w+\.js/, async route => {
    asked += 1;
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    const body = await response.text();
    await route.fulfill({ response, headers, body: asked === 1 ? body : planted(body) });
  });
  await page.goto('/direct/site/12/workbench/');
  await expect(page.getByRole('combobox', { name: 'Study' }).first()).toBeEnabled();
  expect(asked).toBe(1);
  expect(await hasRun(page)).toBe(false);
});

for (const [what, change] of [
  ['was changed', planted],
  ['was cut off', (text: string) => text.slice(0, text.length / 2)],
] as const)
  test(`[EMB-11] Retry loads all tags that wait for a shared or own file that ${what}`, async ({ page }) => {
    const core = await changeOnTheWay(page, 'core', change, 1);
    await changeOnTheWay(page, 'deposit-form', change, 1);
    await page.goto('/direct/site/12/workbench/');
    const waiting = page.getByText('This part of the page could not be loaded.');
    await expect(waiting).not.toHaveCount(0);
    await expect(page.locator('psp-deposit-form').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.locator('psp-create-err').first().getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.locator('psp-create-err').first().getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Save balances' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Study' }).first()).toBeEnabled();
    await expect(page.locator('psp-copy-text').first().getByRole('button')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    expect(core()).toBeGreaterThan(1);
    expect(await hasRun(page)).toBe(false);
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

test('[EMB-05] elements that are added, moved and removed leave no listener, timer or request behind', async ({
  page,
}) => {
  await page.goto('/direct/site/12/dashboard');
  await settled(page);
  await expect(page.locator('psp-create-err').getByRole('combobox', { name: 'Study' })).toBeEnabled();
  await expect(page.locator('psp-pending-actions').getByRole('link', { name: /^View / })).not.toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  const cycle = (times: number) =>
    page.evaluate(async count => {
      for (let round = 0; round < count; round += 1) {
        const element = document.createElement('psp-create-err');
        element.dataset.siteId = '12';
        document.body.append(element);
        await new Promise(requestAnimationFrame);
        document.body.prepend(element);
        element.remove();
        await new Promise(requestAnimationFrame);
      }
    }, times);
  const counters = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return session.send('Memory.getDOMCounters');
  };
  await cycle(20);
  const before = await steady(counters);
  await cycle(49);
  for (const counter of ['nodes', 'jsEventListeners'] as const)
    await expect.poll(async () => (await counters())[counter], counter).toBeLessThanOrEqual(before[counter]);
});

test('[EMB-01] shows the screen on a page with one script and one tag', async ({ page }) => {
  await page.route('**/bare', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Bare</title><script type="module" src="/psp/psp.js"></script>
        <psp-create-err data-site-id="12"></psp-create-err>`,
    }),
  );
  await page.goto('/bare');
  const element = page.locator('psp-create-err');
  await element.getByRole('combobox', { name: 'Study' }).click();
  await element.getByRole('option', { name: 'HORIZON-2' }).click();
  await expect(element.getByRole('combobox', { name: 'Patient' })).toBeEnabled();
});

test('[EMB-05] a second script of any version does nothing', async ({ page }) => {
  await page.goto('/direct/site/12/deposit/');
  await page.evaluate(async () => {
    await import(`${location.origin}/psp/psp.js?v=2`);
  });
  await expect(page.getByRole('button', { name: 'Save balances' })).toHaveCount(1);
});
