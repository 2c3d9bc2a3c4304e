import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumPath } from '../scripts/chromium.ts';
import { launchOptions } from '../tests/support/chromium.ts';
import { allOf } from './expected.ts';
import { addressOf, stopwatchScript } from './files.ts';
import type { Library } from './libraries.ts';
import type { Watch } from './pages/stopwatch.ts';
import type { Visit } from './visit.ts';

/** The Chromium that `npm test` finds, too. */
export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({ ...launchOptions, executablePath: await chromiumPath() });

/** A page under the stopwatch, not yet gone to. */
export interface Watched {
  readonly page: Page;
  readonly session: CDPSession;
  go(): Promise<void>;
}

/** Opens the page of a visit in a browser profile of its own, so that nothing is known from before. */
export async function inFreshPage<Result>(
  browser: Browser,
  url: string,
  { library, visit }: { readonly library: Library; readonly visit: Visit },
  use: (watched: Watched) => Promise<Result>,
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
      whole: allOf(visit.rows),
      tables: visit.tables,
      patience: patienceFor(visit),
    };
    await page.addInitScript(`globalThis.watch = ${JSON.stringify(watch)};\n${await stopwatchScript()}`);
    const session = await context.newCDPSession(page);
    // The time that its thread has worked, however long others kept it from the processor.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const go = async () => void (await page.goto(url + addressOf(library, visit), { waitUntil: 'commit' }));
    return await use({ page, session, go });
  } finally {
    await context.close();
  }
}

/** Milliseconds after which a step is given up. */
export const patienceFor = ({ rows }: Visit): number => (rows > 100_000 ? 300_000 : 60_000);
