import type { Browser, CDPSession, Page } from 'playwright';

/** How much a page has made the browser work. */
export interface PageWork {
  /** CPU time of its main thread in milliseconds. */
  readonly cpu: number;
  /** How often a script made the browser lay out the page before the next frame would have. */
  readonly forcedLayouts: number;
}

/** Measures what the browser does on a page during `work`. */
export async function workOf(browser: Browser, page: Page, work: () => Promise<void>): Promise<PageWork> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const trace = await startTrace(browser);
  const before = await threadTime(session);
  await work();
  const cpu = (await threadTime(session)) - before;
  const events = await trace.end();
  return { cpu, forcedLayouts: events.filter(isForcedLayout).length };
}

/** The CPU time of the page's main thread in milliseconds. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
  if (seconds === undefined) throw new Error('the browser does not state ThreadTime');
  return Math.round(seconds * 1000);
}

interface TraceEvent {
  readonly name?: string;
  readonly args?: { readonly beginData?: { readonly stackTrace?: unknown } };
}

/** Only a layout that a script has asked for has the stack of that script. */
const isForcedLayout = ({ name, args }: TraceEvent): boolean =>
  name === 'Layout' && Boolean(args?.beginData?.stackTrace);

async function startTrace(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
  await session.send('Tracing.start', { traceConfig: { includedCategories, excludedCategories: ['*'] } });
  return {
    async end(): Promise<readonly TraceEvent[]> {
      const complete = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()));
      await session.send('Tracing.end');
      await complete;
      await session.detach();
      return events;
    },
  };
}
