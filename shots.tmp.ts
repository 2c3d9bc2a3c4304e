import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { createPortal } from './tests/host/server.ts';
import { launchOptions } from './tests/support/chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
const portal = await createPortal({
  dataFile: join(folder, 'p.sqlite'),
  distFolder: resolve('dist'),
  isForTests: true,
});
const browser = await chromium.launch(launchOptions);
const pages: [string, string, string?][] = [
  ['reimb', '/direct/reimbursement/site/12/list/'],
  ['cards', '/direct/site/12/cards/'],
  ['payments', '/patient/20001/payments/'],
  ['travel', '/patient/20001/travel/'],
  ['sitetravel', '/direct/site/12/travel/'],
  ['dash', '/direct/site/12/dashboard'],
  ['empty', '/direct/site/14/dashboard'],
  ['review', '/direct/reimbursement/site/12/review/'],
];
const only = process.argv[2]?.split(',');
for (const [w, h] of [
  [1280, 900],
  [375, 740],
] as const) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, baseURL: portal.url });
  const page = await ctx.newPage();
  for (const [name, path] of pages) {
    if (only && !only.includes(name)) continue;
    await page.goto(path);
    await page.waitForTimeout(name === 'reimb' || name === 'review' ? 6000 : 1200);
    await page.screenshot({
      path: `/tmp/wt-lists/${name}-${w}.png`,
      fullPage: true,
      clip: { x: 0, y: 0, width: w, height: w < 500 ? 1500 : 1250 },
    });
    if (name === 'payments') {
      await page.getByRole('tab', { name: /Expense/ }).click();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/wt-lists/${name}2-${w}.png`, fullPage: true });
    }
    if (name === 'reimb') {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Paid');
      await page.getByRole('searchbox').fill('zzz');
      await page.waitForTimeout(900);
      await page.screenshot({ path: `/tmp/wt-lists/${name}2-${w}.png` });
    }
  }
  await ctx.close();
}
await browser.close();
await portal.close();
