import AxeBuilder from '@axe-core/playwright';
import { downloaded, expect, layoutShift, test } from './portal.ts';

const pages = [
  '/direct/site/12/dashboard',
  '/direct/site/12/deposit/',
  '/patient/20001/',
  '/direct/site/12/workbench/',
  '/direct/reimbursement/site/12/review/',
  '/direct/site/12/tables/',
];

for (const path of pages) {
  test(`[EMB-09] our part of ${path} has no accessibility violation`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const tags = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('*')].map(one => one.localName).filter(name => name.startsWith('psp-')),
      ),
    ]);
    const checking = tags.reduce((builder, tag) => builder.include(tag), new AxeBuilder({ page }));
    expect((await checking.analyze()).violations).toEqual([]);
  });

  for (const width of [375, 1200])
    test(`[EMB-01] nothing jumps on ${path} at ${width}px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBe(0);
    });

  test(`[EMB-09] no style of the old page gets into the elements of ${path}`, async ({ page }) => {
    const looks = async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      return page.evaluate(looksOfElements);
    };
    const onOldPage = await looks();
    await page.route('**/public/legacy.css', route => route.fulfill({ contentType: 'text/css', body: '' }));
    expect(onOldPage).toEqual(await looks());
    expect(onOldPage.length).toBeGreaterThan(0);
  });
}

/** What every node inside the elements looks like, but for what follows the page: the family, and sizes in a line of text. */
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
      const compared = inLine ? names.filter(name => !/^(font|line|white)-/.test(name)) : names;
      return Object.fromEntries(compared.map(name => [name, style.getPropertyValue(name)]));
    }),
  );
}

test('[EMB-02] a page with one tag downloads only what it needs; a second page only what is new', async ({
  page,
}) => {
  await page.goto('/patient/20001/');
  await page.waitForLoadState('networkidle');
  expect(await downloaded(page)).toEqual(['copy-text', 'core', 'psp', 'react']);
  await page.goto('/direct/site/12/deposit/');
  await page.waitForLoadState('networkidle');
  expect(await downloaded(page)).toEqual(['amounts', 'core', 'deposit-form', 'psp', 'react']);
  await page.goto('/direct/reimbursement/site/12/review/');
  await page.waitForLoadState('networkidle');
  expect(await downloaded(page)).toEqual(['amounts', 'core', 'psp', 'react', 'review-queue', 'table']);
});

test('[EMB-08] a file that was changed on the way is refused; the fallback and the rest of the page stay', async ({
  page,
}) => {
  await page.route('**/psp/create-err.*.js', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/direct/site/12/workbench/');
  await expect(page.locator('psp-create-err').first().getByRole('alert')).toContainText(
    'could not be loaded',
  );
  await expect(page.getByRole('button', { name: 'Save balances' })).toBeVisible();
});

test('[EMB-05] elements that are added, moved and removed leave nothing behind', async ({ page }) => {
  await page.goto('/direct/site/12/dashboard');
  await expect(page.getByRole('combobox', { name: 'Study' })).toBeEnabled();
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
  const before = await counters();
  await cycle(49);
  const after = await counters();
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
});

test('[EMB-05] a second script, of whatever version, is harmless', async ({ page }) => {
  await page.goto('/direct/site/12/deposit/');
  await page.evaluate(async () => {
    await import(`${location.origin}/psp/psp.js?v=2`);
  });
  await expect(page.getByRole('button', { name: 'Save balances' })).toHaveCount(1);
});
