import type { BrowserContext, CDPSession } from 'playwright';

/**
 * Lighthouse's "slow 4G" (150 ms round trips, 1.6 Mbit/s) as Lighthouse configures it in Chromium, which delays
 * requests rather than packets: 3.75 round trips per request, 90 % of the rate. The processor is six times slower, like
 * a mid-range phone compared with a server.
 */
export const throttling = {
  processor: 6,
  latency: 150 * 3.75,
  downloadKilobits: 1638.4 * 0.9,
  uploadKilobits: 750 * 0.9,
} as const;

/** The viewport of Lighthouse's mobile runs. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** Times in milliseconds from the navigation; bytes as transferred, headers included, until the page was usable. */
export interface Visited {
  /** First Contentful Paint. */
  readonly firstContent: number;
  /** `psp:ready` of the main element: its screen is shown. */
  readonly ready: number;
  /** Its first row, or its form, is shown. */
  readonly usable: number;
  readonly bytes: number;
  /** Requests for files of the library. */
  readonly ownBytes: number;
}

export interface VisitedPage {
  readonly url: string;
  /** The main element. */
  readonly tag: string;
  /** A selector for what the element shows once it is usable. */
  readonly usable: string;
}

const timeout = 120_000;

/** Opens a page in a new tab of the browser context. */
export async function visitPage(
  context: BrowserContext,
  { url, tag, usable }: VisitedPage,
): Promise<Visited> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const received = await countBytes(session);
    await slowDown(session);
    await page.addInitScript(watchElement, { tag, usable });
    await page.goto(url, { waitUntil: 'commit', timeout: timeout });
    await page.waitForFunction(isComplete, undefined, { timeout: timeout });
    const { bytes, ownBytes } = received;
    const times = await page.evaluate(() => ({
      ...globalThis.visit,
      firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
    const { firstContent = Number.NaN, ready = Number.NaN, usable: usableAt = Number.NaN } = times;
    return { firstContent, ready, usable: usableAt, bytes, ownBytes };
  } finally {
    await page.close();
  }
}

/** The browser reports a paint with some delay. */
const isComplete = () =>
  Boolean(globalThis.visit.usable) && performance.getEntriesByName('first-contentful-paint').length > 0;

async function slowDown(session: CDPSession): Promise<void> {
  const { processor, latency, downloadKilobits, uploadKilobits } = throttling;
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (downloadKilobits * 1000) / 8,
    uploadThroughput: (uploadKilobits * 1000) / 8,
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
  var visit: { ready?: number; usable?: number };
}

/** Runs in the page before its scripts; checks once per frame. */
function watchElement({ tag, usable }: { readonly tag: string; readonly usable: string }): void {
  globalThis.visit = {};
  document.addEventListener('psp:ready', ({ target }) => {
    if (target instanceof Element && target.localName === tag) globalThis.visit.ready ??= performance.now();
  });
  const look = () => {
    const root = document.querySelector(tag)?.shadowRoot;
    if (globalThis.visit.ready && root?.querySelector(usable)) globalThis.visit.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
