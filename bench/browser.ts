import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumPath } from '../scripts/chromium.ts';
import { launchOptions } from '../tests/support/chromium.ts';
import { allOf } from './expected.ts';
import { addressOf, stopwatchScript } from './files.ts';
import type { Library } from './libraries.ts';
import type { Watch } from './pages/stopwatch.ts';
import type { Visit } from './visit.ts';

/** Starts the same Chromium as `npm test`. */
export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({ ...launchOptions, executablePath: await chromiumPath() });

/** A page with the stopwatch installed, before its navigation. */
export interface PageWithStopwatch {
  readonly page: Page;
  readonly session: CDPSession;
  go(): Promise<void>;
}

/** Opens a page in a new browser context, so that nothing is cached. */
export async function inNewPage<Result>(
  browser: Browser,
  url: string,
  { library, visit }: { readonly library: Library; readonly visit: Visit },
  use: (watched: PageWithStopwatch) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    acceptDownloads: false,
    viewport: { width: 1600, height: 1000 },
  });
  try {
    const page = await context.newPage();
    const { surface } = library;
    const watch: Watch = {
      surface,
      allRows: allOf(visit.rows),
      tables: visit.tables,
      timeout: timeoutFor(visit),
    };
    await page.addInitScript(`globalThis.watch = ${JSON.stringify(watch)};\n${await stopwatchScript()}`);
    const session = await context.newCDPSession(page);
    // Counts the CPU time of the main thread, so that other processes on a busy machine do not distort it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const go = async () => void (await page.goto(url + addressOf(library, visit), { waitUntil: 'commit' }));
    return await use({ page, session, go });
  } finally {
    await context.close();
  }
}

/** Milliseconds after which a step fails. */
export const timeoutFor = ({ rows }: Visit): number => (rows > 100_000 ? 300_000 : 60_000);
