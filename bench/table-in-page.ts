import type { CDPSession, Page } from 'playwright';
import type { ExpectedView } from './expected.ts';

const megabyte = 2 ** 20;

/** Drives the tables of a page; the page's own stopwatch measures. */
export function tableIn(page: Page, session: CDPSession) {
  /** Waits for deferred work of a step, so that it does not run while the next step is measured. */
  const idle = () => page.evaluate(() => stopwatch.idle());

  return {
    painted: () => page.evaluate(() => stopwatch.painted),
    loaded: () => page.evaluate(() => stopwatch.loaded),
    /** The time that the main thread has worked so far, in milliseconds. */
    async work(): Promise<number> {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
    longTasks: () => page.evaluate(() => stopwatch.longTasks()),
    async press(control: string, view: ExpectedView): Promise<number> {
      await idle();
      return page.evaluate(([press, right]) => stopwatch.time({ press }, right), [control, view] as const);
    },
    async type(text: string, view: ExpectedView): Promise<number> {
      await idle();
      return page.evaluate(([type, right]) => stopwatch.time({ type }, right), [text, view] as const);
    },
    async exportCsv(control: string, rows: number): Promise<number> {
      await idle();
      const { milliseconds, lines } = await page.evaluate(press => stopwatch.exportCsv(press), control);
      // Some notes contain line breaks, so there may be more lines than rows.
      if (lines < rows)
        throw new Error(`The exported file has ${lines} lines in place of more than ${rows}.`);
      return milliseconds;
    },
    /** The live heap in megabytes, after garbage collection: JavaScript objects, DOM nodes and array buffers. */
    async heap(): Promise<number> {
      await idle();
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, embedderHeapUsedSize, backingStorageSize } =
        await session.send('Runtime.getHeapUsage');
      return (usedSize + embedderHeapUsedSize + backingStorageSize) / megabyte;
    },
  };
}

export type TableInPage = ReturnType<typeof tableIn>;
