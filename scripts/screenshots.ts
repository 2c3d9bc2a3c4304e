import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createPortal } from '../tests/host/server.ts';
import { launchOptions } from '../tests/support/chromium.ts';

// `npm run screenshots [folder]`: every page of the portal, on a desktop, on a phone and dark, to be looked at.
const folder = resolve(process.argv[2] ?? 'shots');
const dataFile = resolve('.data/screenshots.sqlite');
rmSync(dataFile, { force: true });
const portal = await createPortal({ dataFile, distFolder: resolve('dist') });
const browser = await chromium.launch(launchOptions);

const pages = {
  start: '/',
  dashboard: '/direct/site/12/dashboard',
  deposit: '/direct/site/12/deposit/',
  overdrawn: '/direct/site/14/deposit/',
  patient: '/patient/20001/',
  review: '/direct/reimbursement/site/12/review/',
  tables: '/direct/site/12/tables/',
  workbench: '/direct/site/12/workbench/',
};
const views = {
  desktop: { viewport: { width: 1200, height: 900 } },
  phone: { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  dark: { viewport: { width: 1200, height: 900 } },
};

for (const [view, settings] of Object.entries(views)) {
  const page = await browser.newPage(settings);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(portal.url + path);
    if (view === 'dark') await page.evaluate(goDark);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}/${name}-${view}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();
await portal.close();
console.log(`The screenshots are in ${folder}`);

// The old page stays light; its elements stand on the ground that they are made for.
function goDark(): void {
  document.documentElement.dataset.pspTheme = 'dark';
  for (const element of document.querySelectorAll<HTMLElement>(
    'psp-create-err, psp-deposit-form, psp-review-queue, psp-table',
  ))
    Object.assign((element.parentElement as HTMLElement).style, { background: '#14171d' });
}
