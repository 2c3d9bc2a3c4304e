import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { createPortal, type Portal } from '../host/server.ts';

/** A portal with 2,000,000 reimbursements; seeding it takes a minute, once. */
const test = base.extend<object, { host: Portal }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that it needs here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-'));
      const dataFile = join(folder, 'portal.sqlite');
      const host = await createPortal({ dataFile, distFolder: resolve('dist'), isLarge: true });
      await use(host);
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});

const list = '/direct/reimbursement/all/';
const count = (page: Page) => page.locator('.count').filter({ visible: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' }).filter({ visible: true });

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test('[TBL-24] pages, searches and sorts 2,000,000 rows, with less than 10 MB more than ten rows take', {
  tag: '@slow',
}, async ({ page }) => {
  await page.route('**/all/api/list/*', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: 10, totalAll: 10 } });
  });
  await page.goto(list);
  await expect(count(page)).toHaveText('1–10 of 10');
  const few = await heapOf(page);
  await page.unroute('**/all/api/list/*');
  await page.goto(list);
  await expect(count(page)).toHaveText('1–10 of 2,000,000');
  for (let turned = 2; turned <= 20; turned += 1) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(count(page)).toHaveText(`${turned * 10 - 9}–${turned * 10} of 2,000,000`);
  }
  await page.getByRole('textbox', { name: 'Go to page' }).fill('100000');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('999,991–1,000,000 of 2,000,000');
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(count(page)).toHaveText('1–10 of 2,000,000');
  await search(page).fill('horizon paid');
  await expect(count(page)).toHaveText(/^1–10 of [\d,]+, filtered from 2,000,000$/);
  expect(await heapOf(page)).toBeLessThan(few + 10_000_000);
});
