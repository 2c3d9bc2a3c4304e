import { globSync, readFileSync } from 'node:fs';
import { docsPage, expect, handbookEntries, test } from './handbook.ts';

const entries = await handbookEntries();
const pages = entries.filter(({ type }) => type === 'docs');
const elements = pages.filter(({ title }) => /\/psp-/.test(title));

test('begins with the front page', () => {
  expect(entries[0]).toMatchObject({ title: 'Guide/Welcome', type: 'docs' });
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
  const sources = globSync('stories/{handbook/guidance.ts,guide/*.mdx}').map(path =>
    readFileSync(path, 'utf8'),
  );
  const named = sources.flatMap(text => text.match(/(?<![-/\w])psp-[a-z]+(?:-[a-z]+)*/g) ?? []);
  expect([...new Set(named)].filter(tag => !tags.has(tag))).toEqual([]);
});

for (const { id, title } of elements)
  test(`shows ${title.split('/')[1]} ready at the top of its page`, async ({ page, errors }) => {
    const tag = title.split('/')[1] ?? '';
    await page.goto(docsPage(id));
    await expect(page.getByRole('heading', { name: 'Attributes, events and parts' })).toBeVisible();
    const frame = page.locator('.docs-story iframe');
    const element = (await frame.count()) ? frame.contentFrame().locator(tag) : page.locator(tag);
    // It shows its screen: not a failure, not an error card, not nothing.
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
