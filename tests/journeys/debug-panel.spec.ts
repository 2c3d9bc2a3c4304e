import type { Page } from '@playwright/test';
import { violationsIn } from './audit.ts';
import { expect, test } from './portal.ts';
import { settled } from './settled.ts';

/** Writes `data-psp-debug` on the script tag of each page. */
const askForPanel = (page: Page, value = '') =>
  page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('<script type="module"', `$& data-psp-debug="${value}"`);
    return route.fulfill({ response, body });
  });

const panel = (page: Page) => page.locator('[data-psp-debug-panel] .panel');
const title = (page: Page) => panel(page).locator('> summary');
const section = (page: Page, tag: string) => panel(page).locator('details').filter({ hasText: tag }).first();

async function opened(page: Page, path: string) {
  await askForPanel(page);
  await page.goto(path);
  await settled(page);
  await title(page).click();
}

test('[EMB-16] downloads nothing of the panel without data-psp-debug, or with "false"', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const open = async () => {
    await page.goto('/direct/site/12/workbench/');
    await settled(page);
    await expect(panel(page)).toHaveCount(0);
  };
  await open();
  await askForPanel(page, 'false');
  await open();
  expect(asked.filter(url => url.includes('debug'))).toEqual([]);
});

test('[EMB-16] lists each element with version, attributes, calls and keys, but no value of a record', async ({
  page,
}) => {
  await opened(page, '/direct/site/12/workbench/');
  await expect(title(page)).toHaveText(/^PSP debug \d+\.\d+\.\d+$/);
  const create = section(page, 'psp-create-err');
  await expect(create.locator('summary')).toContainText(/\d+\.\d+\.\d+ · 1 call/);
  await create.locator('summary').click();
  await expect(create).toContainText('data-site-id (text): 12');
  await expect(create).toContainText(/GET \/direct\/site\/\{id\}\/api\/lookup\/ · 200 · \d+ ms · [\d.]+ k?B/);
  await expect(create).toContainText('Read: ');
  const deposit = section(page, 'psp-deposit-form');
  await deposit.locator('summary').click();
  await expect(deposit).toContainText(/data-parent \(json\): \d keys: id/);
  await expect(deposit).toContainText('data-token (text): present');
  const token = await page.locator('psp-deposit-form').getAttribute('data-token');
  const records = await page.evaluate(() =>
    [...document.querySelectorAll('psp-deposit-form')].flatMap(element =>
      (element as unknown as { parent: object }).parent
        ? Object.values((element as unknown as { parent: object }).parent)
        : [],
    ),
  );
  const shown = await panel(page).innerText();
  for (const secret of [token, ...records].map(String)) expect(shown).not.toContain(secret);
});

test('[EMB-16] has no accessibility fault', async ({ page }) => {
  await opened(page, '/direct/site/12/workbench/');
  for (const details of await panel(page).locator('details > summary').all()) await details.click();
  expect(await violationsIn(page, ['[data-psp-debug-panel]'])).toEqual([]);
});

test('[EMB-16] opens where something is wrong, with what the element warns of and how it understood its columns', async ({
  page,
}) => {
  await page.route('**/cards/api/list/**', async route => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, total: undefined, totla: answer.total } });
  });
  await askForPanel(page);
  await page.goto('/direct/site/12/cards/');
  await settled(page);
  const list = section(page, 'psp-card-list');
  await expect(list).toContainText('"totla" is ignored. Use "total".');
  await expect(list).toBeVisible();
  await expect(list).toContainText(/lastEightDigits: "[^"]+" · \w+/);
  await expect(list.locator('summary')).toContainText('1 warning');
});
