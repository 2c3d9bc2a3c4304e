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

const button = (page: Page) => page.getByRole('button', { name: 'PSP debug' });
const panel = (page: Page) => page.getByRole('dialog', { name: /^PSP debug/ });
const section = (page: Page, tag: string) => panel(page).locator('details').filter({ hasText: tag }).first();

async function opened(page: Page, path: string) {
  await askForPanel(page);
  await page.goto(path);
  await settled(page);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

for (const value of [undefined, 'false', '0'])
  test(`[EMB-16] downloads nothing of the panel with ${value === undefined ? 'no data-psp-debug' : `data-psp-debug="${value}"`}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    if (value !== undefined) await askForPanel(page, value);
    await page.goto('/direct/site/12/workbench/');
    await settled(page);
    await page.keyboard.press('Alt+Shift+KeyP');
    expect(asked.filter(url => url.includes('debug'))).toEqual([]);
    await expect(button(page)).toHaveCount(0);
  });

test('[EMB-16] lists each element with version, attributes, calls and keys, but no value of a record', async ({
  page,
}) => {
  await opened(page, '/direct/site/12/workbench/');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(/^PSP debug \d+\.\d+\.\d+$/);
  const create = section(page, 'psp-create-err');
  await expect(create.locator('summary')).toContainText(/\d+\.\d+\.\d+ · 1 call/);
  await create.locator('summary').click();
  await expect(create.getByRole('row', { name: 'data-site-id text 12' })).toBeVisible();
  await expect(
    create.getByRole('row', { name: /^GET \/direct\/site\/\{id\}\/api\/lookup\/ 200 \d+ ms [\d.]+ k?B$/ }),
  ).toBeVisible();
  await expect(create.getByText(/^Read \(\d+\)$/)).toBeVisible();
  const deposit = section(page, 'psp-deposit-form');
  await deposit.locator('summary').click();
  await expect(deposit.getByRole('row', { name: /^data-parent json \d keys: id/ })).toBeVisible();
  await expect(deposit.getByRole('row', { name: 'data-token text present' })).toBeVisible();
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

test('[EMB-16] names the keys of rows that columns read and those that nothing reads', async ({ page }) => {
  await page.route('**/cards/api/list/**', async route => {
    const response = await route.fetch();
    const answer = await response.json();
    const data = answer.data.map((row: object) => ({ ...row, internalNote: 'Do not show' }));
    await route.fulfill({ response, json: { ...answer, data, took: 12 } });
  });
  await opened(page, '/direct/site/12/cards/');
  const list = section(page, 'psp-card-list');
  await list.locator('summary').click();
  const ignored = list
    .locator('dt', { hasText: 'Ignored' })
    .first()
    .locator('xpath=following-sibling::dd[1]');
  await expect(ignored).toHaveText(/data\[\]\.internalNote ×\d+/);
  await expect(ignored).toContainText('took');
  await expect(list.locator('dd').first()).toContainText('data[].lastEightDigits ×480');
  expect(await panel(page).innerText()).not.toContain('Do not show');
});

test('[EMB-16] lists elements that are added later, and drops those that are removed', async ({ page }) => {
  await opened(page, '/direct/site/12/workbench/');
  await page.evaluate(() => {
    const added = document.createElement('psp-breadcrumbs');
    added.setAttribute('data-items', 'broken');
    document.body.append(added);
  });
  const added = section(page, 'psp-breadcrumbs');
  await expect(added.locator('summary')).toContainText('1 wrong attribute');
  await page.evaluate(() => document.querySelector('psp-breadcrumbs[data-items=broken]')?.remove());
  await expect(panel(page).locator('details', { hasText: '1 wrong attribute' })).toHaveCount(0);
});

test('[EMB-16] [UI-01] is opened and closed by keys, returns the focus, and has no accessibility fault', async ({
  page,
}) => {
  await opened(page, '/direct/site/12/workbench/');
  for (const details of await panel(page).locator('summary').all()) await details.click();
  expect(await violationsIn(page, ['[data-psp-debug-panel]'])).toEqual([]);
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  const field = page.getByRole('combobox', { name: 'Study' }).first();
  await field.focus();
  await page.keyboard.press('Alt+Shift+KeyP');
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Alt+Shift+KeyP');
  await expect(panel(page)).toBeHidden();
  await expect(field).toBeFocused();
});
