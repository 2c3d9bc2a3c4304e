import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { docsPage, expect, handbookEntries, test } from './handbook.ts';

const entries = await handbookEntries();
const pages = entries.filter(({ type }) => type === 'docs');
const elements = pages.filter(({ title }) => /\/psp-/.test(title));

test('begins with the front page', () => {
  expect(entries[0]).toMatchObject({ title: 'Guide/Welcome', type: 'docs' });
});

test('sorts pages by guide, foundations, task and piece', () => {
  const roots = [...new Set(pages.map(({ title }) => title.split('/')[0]))];
  expect(roots).toEqual([
    'Guide',
    'Foundations',
    'Lists',
    'Forms',
    'Details',
    'Dashboards',
    'Helpers',
    'Pieces',
  ]);
});

test('has a page for each of the 28 elements', () => {
  expect(elements).toHaveLength(28);
});

test('links only to existing pages', () => {
  const ids = new Set(entries.map(({ id }) => id));
  const sources = globSync('stories/**/*.{mdx,tsx}').map(path => readFileSync(path, 'utf8'));
  const links = sources.flatMap(text => [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)]);
  const named = links.map(([, id = '']) => id);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(id => !ids.has(id))).toEqual([]);
});

test('recommends only existing elements', () => {
  const tags = new Set(elements.map(({ title }) => title.split('/')[1]));
  const sources = globSync('stories/{handbook/guidance/*.ts,guide/*.mdx}').map(path =>
    readFileSync(path, 'utf8'),
  );
  const named = sources.flatMap(text => text.match(/(?<![-/\w])psp-[a-z]+(?:-[a-z]+)*/g) ?? []);
  expect([...new Set(named)].filter(tag => !tags.has(tag))).toEqual([]);
});

for (const { id, title } of elements)
  test(`shows ${title.split('/')[1]} ready at the top of its page`, async ({ page, errors }) => {
    await page.goto(docsPage(id));
    const tag = title.split('/')[1] ?? '';
    const live = page.locator('.hb-live');
    await live.waitFor();
    const isInFrame = (await live.locator('iframe').count()) > 0;
    const element = isInFrame ? live.frameLocator('iframe').locator(tag) : live.locator(tag);
    await expectReady(element);
    await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeVisible();
    expect(await page.locator('.sb-errordisplay:visible, pre:has-text("Error:")').count()).toBe(0);
    expect(errors).toEqual([]);
  });

for (const { id, title } of pages.filter(page => !elements.includes(page)))
  test(`shows ${title} without an error`, async ({ page, errors }) => {
    await page.goto(docsPage(id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.sb-errordisplay')).toBeHidden();
    expect(errors).toEqual([]);
  });

for (const { id, title } of pages.filter(({ title }) =>
  /Welcome|Tokens|quick-actions|review-queue/.test(title),
))
  test(`fits ${title} on a phone`, async ({ page, errors }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(docsPage(id));
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(errors).toEqual([]);
  });

test('shows an element on a phone as wide as on a page of that phone', async ({ page, errors }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const queue = entries.find(({ type, title }) => type === 'docs' && title === 'Lists/psp-review-queue');
  await page.goto(docsPage(queue?.id ?? ''));
  const live = page.locator('.hb-live psp-review-queue');
  await expectReady(live);
  expect((await live.boundingBox())?.width).toBeGreaterThan(340);
  expect((await page.locator('.hb-stage > iframe').boundingBox())?.width).toBe(375);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(errors).toEqual([]);
});

test('shows code on the background of the dark theme', async ({ page, errors }) => {
  const queue = entries.find(({ type, title }) => type === 'docs' && title === 'Lists/psp-review-queue');
  await page.goto(docsPage(queue?.id ?? '', 'theme:dark'));
  const code = page.locator('.hb-tag .docblock-source');
  await expect(code).toHaveCSS('background-color', 'rgb(21, 25, 32)');
  await expect(code.locator('.attr-name').first()).toHaveCSS('color', 'rgb(243, 195, 114)');
  expect(errors).toEqual([]);
});

test('folds the stories of psp-table by subject', async ({ page, errors }) => {
  const table = entries.find(({ type, title }) => type === 'docs' && title === 'Lists/psp-table');
  await page.goto(docsPage(table?.id ?? ''));
  const states = page.getByRole('navigation', { name: 'States' });
  await expect(states.getByRole('button')).toHaveCount(10);
  await states.getByText(/^All stories/).click();
  await expect(states.getByRole('heading', { name: 'Selecting, editing and saving' })).toBeVisible();
  expect(errors).toEqual([]);
});

/** Waits until an element shows its screen: not a failure, not an error card, not nothing. */
async function expectReady(element: Locator): Promise<void> {
  await expect(async () => {
    const shown = await element.first().evaluate(host => {
      const root = host.shadowRoot ?? host;
      return {
        isFailed: root.querySelector('[part~="failure"], [role="alert"]') !== null,
        isBusy: root.querySelector('[aria-busy="true"]') !== null,
        hasContent: Boolean(root.querySelector('img, input') ?? root.textContent?.trim()),
      };
    });
    expect(shown).toEqual({ isFailed: false, isBusy: false, hasContent: true });
  }).toPass();
}
