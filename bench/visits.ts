import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { createPortal } from '../tests/host/server.ts';
import type { Plan } from './browser.ts';
import { medianOf } from './measures.ts';
import { aligned } from './report.ts';
import { type Delivery, serveAs } from './visited-host.ts';

/** A page, its main element, and a selector for what it shows once it is usable: its first row, or its form. */
interface VisitedPage {
  readonly name: string;
  readonly path: string;
  readonly tag: string;
  readonly usable: string;
}

const pages: readonly VisitedPage[] = [
  {
    name: 'Reimbursement list',
    path: '/direct/reimbursement/site/12/list/',
    tag: 'psp-reimbursement-list',
    usable: '.name',
  },
  {
    name: 'Review queue',
    path: '/direct/reimbursement/site/12/review/',
    tag: 'psp-review-queue',
    usable: '.name',
  },
  { name: 'Report form', path: '/report/site/', tag: 'psp-report-form', usable: 'form' },
  {
    name: 'Reimbursement detail',
    path: '/request/790002/view',
    tag: 'psp-reimbursement-detail',
    usable: '[part~="card"]',
  },
  {
    name: 'Site dashboard',
    path: '/direct/site/12/dashboard',
    tag: 'psp-pending-actions',
    usable: '[part~="badge"]',
  },
];

/** The viewport of Lighthouse's mobile runs. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Times in milliseconds from the navigation; bytes as transferred, headers included, until the page was usable. */
interface Visited {
  readonly firstContent: number;
  /** `psp:ready` of the main element: its screen is shown. */
  readonly ready: number;
  readonly usable: number;
  readonly bytes: number;
  /** Of files of the library. */
  readonly ownBytes: number;
}

const deliveries: Readonly<Record<string, Delivery>> = {
  '': { compresses: true, preloads: false },
  'preload links': { compresses: true, preloads: true },
  uncompressed: { compresses: false, preloads: false },
  'uncompressed, preload links': { compresses: false, preloads: true },
};

/**
 * A cold and a warm visit to five pages of the portal on a slow phone, with and without compression and preload links:
 * each page in its own browser context, first with an empty cache, then with what the first visit left in it.
 */
export async function visits(browser: Browser, { rounds }: Plan): Promise<string> {
  const dataFile = resolve('.data/visits.sqlite');
  rmSync(dataFile, { force: true });
  const portal = await createPortal({ dataFile, distFolder: resolve('dist') });
  const lines: string[][] = [];
  for (const [name, delivery] of Object.entries(deliveries)) {
    const host = await serveAs(delivery, portal.url);
    for (const page of pages) {
      const cold: Visited[] = [];
      const warm: Visited[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext(phone);
        for (const visited of [cold, warm]) visited.push(await visit(context, host.url, page));
        await context.close();
      }
      console.log(`visited: ${page.name} ${name}`);
      lines.push([page.name, name, 'cold', ...cells(cold)], [page.name, name, 'warm', ...cells(warm)]);
    }
    host.close();
  }
  await portal.close();
  const head = [
    '',
    'served',
    'visit',
    'first content',
    'psp:ready',
    'usable',
    'received',
    'of it the library',
  ];
  return aligned([head, ...lines]);
}

function cells(visited: readonly Visited[]): string[] {
  const median = (name: keyof Visited) => (medianOf(visited.map(each => each[name])) / 1000).toFixed(1);
  const times = (['firstContent', 'ready', 'usable'] as const).map(name => `${median(name)} s`);
  return [...times, ...(['bytes', 'ownBytes'] as const).map(name => `${median(name)} kB`)];
}

async function visit(context: BrowserContext, origin: string, { path, tag, usable }: VisitedPage) {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  const received = await countBytes(session);
  await slowDown(session);
  await page.addInitScript(watchElement, { tag, usable });
  await page.goto(origin + path, { waitUntil: 'commit' });
  const { bytes, ownBytes } = await page.waitForFunction(isComplete).then(() => ({ ...received }));
  const times = await page.evaluate(() => globalThis.visited);
  await page.close();
  return { firstContent: Number.NaN, ready: Number.NaN, usable: Number.NaN, ...times, bytes, ownBytes };
}

/**
 * Lighthouse's "slow 4G" (150 ms round trips, 1.6 Mbit/s) as Lighthouse configures it in Chromium, which delays
 * requests rather than packets: 3.75 round trips per request, 90 % of the rate. The processor is six times slower, like
 * a mid-range phone compared with a server.
 */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1638.4 * 0.9 * 1000) / 8,
    uploadThroughput: (750 * 0.9 * 1000) / 8,
  });
}

/** Counts the received bytes from now on; answers from the cache count as 0. */
async function countBytes(session: CDPSession) {
  const received = { bytes: 0, ownBytes: 0 };
  const own = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/psp/')) own.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.bytes += encodedDataLength;
    if (own.has(requestId)) received.ownBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return received;
}

declare global {
  var visited: { firstContent?: number; ready?: number; usable?: number };
}

const isComplete = () => Boolean(globalThis.visited.usable && globalThis.visited.firstContent);

/** Runs in the page before its scripts; checks once per frame. */
function watchElement({ tag, usable }: { readonly tag: string; readonly usable: string }): void {
  globalThis.visited = {};
  new PerformanceObserver(list => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) globalThis.visited.firstContent = paint.startTime;
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('psp:ready', ({ target }) => {
    if (target instanceof Element && target.localName === tag) globalThis.visited.ready ??= performance.now();
  });
  const look = () => {
    const root = document.querySelector(tag)?.shadowRoot;
    if (globalThis.visited.ready && root?.querySelector(usable))
      globalThis.visited.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
