import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { createPortal } from './tests/host/server.ts';
const portal = await createPortal({ dataFile: '/tmp/founder/p5.sqlite', distFolder: resolve('dist'), isForTests: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const width of [1200, 375]) {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  await context.addCookies([{ name: 'cookieConsent', value: '1', url: portal.url }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    (globalThis as any).shifts = [];
    new PerformanceObserver(l => { for (const e of l.getEntries() as any) (globalThis as any).shifts.push([e.value, e.startTime, ...e.sources.map((s: any) => `${s.node?.nodeName}.${(s.node as any)?.className ?? ''} ${JSON.stringify(s.previousRect)} -> ${JSON.stringify(s.currentRect)}`)]); }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const tag of process.argv.slice(2)) {
    await page.goto(portal.url + tag);
    await page.waitForTimeout(2500);
    console.log(width, tag, await page.evaluate(t => [...document.querySelectorAll(t)].map(e => [e.getBoundingClientRect().height, getComputedStyle(e).minHeight, e.outerHTML.slice(0, 90)]), tag));
    console.log(JSON.stringify(await page.evaluate(() => (globalThis as any).shifts), null, 1).slice(0, 1500));
  }
}
await browser.close(); await portal.close();
