import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { createPortal } from './tests/host/server.ts';
const portal = await createPortal({ dataFile: '/tmp/founder/p4.sqlite', distFolder: resolve('dist'), isForTests: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const paths = process.argv.slice(2);
for (const width of [1280, 375]) {
  const context = await browser.newContext({ viewport: { width, height: width === 375 ? 812 : 900 }, hasTouch: width === 375 });
  const page = await context.newPage();
  await context.addCookies([{ name: 'cookieConsent', value: '1', url: portal.url }]);
  page.on('console', m => { if (m.type() === 'error') console.log(width, m.text().slice(0, 200)); });
  for (const path of paths) {
    await page.goto(portal.url + path);
    await page.waitForTimeout(3500);
    await page.screenshot({ path: `/tmp/founder/s${path.replace(/\W+/g, '-')}${width}.png`, fullPage: false });
  }
}
await browser.close(); await portal.close();
