import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { elementPages } from '../tests/host/element-pages.ts';
import { menuPages } from '../tests/host/pages.ts';
import { createPortal } from '../tests/host/server.ts';
import { settled, watch } from '../tests/journeys/settled.ts';
import { launchOptions } from '../tests/support/chromium.ts';
import { chromiumPath } from './chromium.ts';

// `npm run screenshots [folder]`: takes pictures of every page of the portal, on a desktop, on a phone and dark.
const folder = resolve(process.argv[2] ?? 'shots');
const dataFile = resolve('.data/screenshots.sqlite');
rmSync(dataFile, { force: true });
const portal = await createPortal({ dataFile, distFolder: resolve('dist') });
const browser = await chromium.launch({ ...launchOptions, executablePath: await chromiumPath() });

const pages = [
  { name: 'start', path: '/' },
  ...menuPages.map(({ title, path }) => ({ name: title.toLowerCase().replace(/\W+/g, '-'), path })),
  ...elementPages.map(({ tag, path }) => ({ name: tag, path })),
];
const views = {
  desktop: { viewport: { width: 1200, height: 900 } },
  phone: { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  dark: { viewport: { width: 1200, height: 900 } },
};

for (const [view, settings] of Object.entries(views)) {
  const page = await browser.newPage(settings);
  await watch(page);
  for (const { name, path } of pages) {
    await page.goto(portal.url + path);
    if (view === 'dark') await page.evaluate(goDark);
    await settled(page);
    await page.screenshot({ path: `${folder}/${name}-${view}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();
await portal.close();
console.log(`The screenshots are in ${folder}`);

// The legacy page stays light; elements get the dark background that they are designed for.
function goDark(): void {
  document.documentElement.dataset.pspTheme = 'dark';
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    if (element.localName.startsWith('psp-') && getComputedStyle(element).display === 'block')
      Object.assign((element.parentElement as HTMLElement).style, { background: '#14171d' });
}
