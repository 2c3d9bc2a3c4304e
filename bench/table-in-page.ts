import type { CDPSession, Page } from 'playwright';
import type { Sight } from './expected.ts';

const megabyte = 2 ** 20;

/** A page with tables, driven and timed by the page's own stopwatch. */
export function tableIn(page: Page, session: CDPSession) {
  /** What a step leaves to be done later does not run while the next is timed. */
  const rest = () => page.evaluate(() => stopwatch.idle());

  return {
    painted: () => page.evaluate(() => stopwatch.painted),
    loaded: () => page.evaluate(() => stopwatch.loaded),
    /** Milliseconds that the main thread has worked up to now, waiting left out. */
    async work(): Promise<number> {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
    longTasks: () => page.evaluate(() => stopwatch.longTasks()),
    async press(control: string, sight: Sight): Promise<number> {
      await rest();
      return page.evaluate(([press, right]) => stopwatch.time({ press }, right), [control, sight] as const);
    },
    async type(text: string, sight: Sight): Promise<number> {
      await rest();
      return page.evaluate(([type, right]) => stopwatch.time({ type }, right), [text, sight] as const);
    },
    async exportCsv(control: string, rows: number): Promise<number> {
      await rest();
      const { milliseconds, lines } = await page.evaluate(press => stopwatch.exportCsv(press), control);
      // A note of some rows has a line break of its own.
      if (lines < rows)
        throw new Error(`The exported file has ${lines} lines in place of more than ${rows}.`);
      return milliseconds;
    },
    /** Megabytes that live: objects, what the document holds, and array buffers, which are counted apart. */
    async heap(): Promise<number> {
      await rest();
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, embedderHeapUsedSize, backingStorageSize } =
        await session.send('Runtime.getHeapUsage');
      return (usedSize + embedderHeapUsedSize + backingStorageSize) / megabyte;
    },
  };
}

export type TableInPage = ReturnType<typeof tableIn>;
