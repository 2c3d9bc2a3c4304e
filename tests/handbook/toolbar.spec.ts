import type { Page } from '@playwright/test';
import { docsPage, expect, storyPage, test } from './handbook.ts';

const deposit = 'forms-psp-deposit-form--ready';

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the theme is that of the docs page, too', async ({ page, errors }) => {
  await page.goto(docsPage('forms-psp-deposit-form--docs', 'theme:dark'));
  await expect(page.locator('html')).toHaveAttribute('data-psp-theme', 'dark');
  await expect(page.locator('.sbdocs-wrapper')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(errors).toEqual([]);
});

for (const name of ['legacy', 'bootstrap', 'hostile'])
  test(`the ${name} style sheet reaches the page and not the element`, async ({ page, errors }) => {
    await page.goto(storyPage(deposit, ''));
    await expect(page.locator('psp-deposit-form form')).toBeVisible();
    const plain = [
      await styleOf(page, 'psp-deposit-form h2', 'font-size'),
      await styleOf(page, 'body', 'line-height'),
    ];
    await page.goto(storyPage(deposit, `page:${name}`));
    await expect(page.locator('psp-deposit-form form')).toBeVisible();
    await expect.poll(() => styleOf(page, 'body', 'line-height')).not.toBe(plain[1]);
    expect(await styleOf(page, 'psp-deposit-form h2', 'font-size')).toBe(plain[0]);
    expect(errors).toEqual([]);
  });
