import type { Page } from '@playwright/test';
import { docsPage, expect, storyPage, test } from './handbook.ts';

const deposit = 'forms-psp-deposit-form--ready';

/** A computed style of what a selector finds in the story's element. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('a dark docs page has dark frames', async ({ page, errors }) => {
  await page.goto(docsPage('forms-psp-deposit-form--docs', 'theme:dark'));
  const frame = page.locator('.hb-stage iframe').contentFrame();
  await expect(frame.locator('html')).toHaveAttribute('data-psp-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-psp-theme', 'dark');
  expect(errors).toEqual([]);
});

test('shows a chosen state in a frame of its own', async ({ page, errors }) => {
  await page.goto(docsPage('forms-psp-deposit-form--docs'));
  await page.getByRole('button', { name: 'One cent too much' }).click();
  const frame = page.locator('.hb-stage iframe').contentFrame();
  await expect(frame.getByText(/^Total balance allocated must not exceed/)).toBeVisible();
  await expect(page.locator('.hb-live').getByText(/must not exceed/)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('anatomy numbers the parts that an element shows', async ({ page, errors }) => {
  await page.goto(docsPage('forms-psp-deposit-form--docs'));
  await page.getByRole('heading', { name: 'Anatomy' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.hb-mark')).toHaveCount(3);
  expect(errors).toEqual([]);
});

test('the tag is written for each template engine', async ({ page, errors }) => {
  await page.goto(docsPage('forms-psp-deposit-form--docs'));
  await page.getByRole('button', { name: 'Twig' }).click();
  await expect(page.locator('.hb-tag')).toContainText(
    "{{ children|json_encode(constant('JSON_THROW_ON_ERROR')) }}",
  );
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
