import type { CDPSession, Page } from 'playwright';
import type { ExpectedView, ExpectedViews } from './expected.ts';
import type { Surface } from './libraries.ts';
import type { Findings } from './measures.ts';

/** A page that each round visits, and the steps on it: they add what they measure to `found`. */
export interface Visit {
  readonly rows: number;
  readonly tables: number;
  run(found: Findings, table: TableInPage, surface: Surface, views: ExpectedViews): Promise<void>;
}

/**
 * One table with all rows, the first pages of a short one, and eight tables on one page. Steps of a few milliseconds are
 * measured many times in each round, since one of them says little: the short table is opened five times.
 */
export const visitsOf = (rows: number): readonly Visit[] => [
  { rows, tables: 1, run: useAllRows },
  ...Array<Visit>(5).fill({ rows: Math.min(rows, 1000), tables: 1, run: turnFirstPages }),
  { rows: Math.min(rows, 2500), tables: 8, run: loadEightTables },
];

/** In the order in which a person would use the table. */
async function useAllRows(found: Findings, table: TableInPage, surface: Surface, views: ExpectedViews) {
  found.painted = await table.painted();
  found.loaded = await table.loaded();
  found.loadedWork = await table.work();
  const tasks = await table.longTasks();
  found.longest = Math.max(0, ...tasks);
  found.longTasks = tasks.length;
  found.heap = await table.heap();
  const keys: number[] = [];
  for (const { text, view } of views.keys) keys.push(await table.time({ type: text }, view));
  found.firstKey = keys[0];
  found.laterKeys = keys.slice(1);
  found.cleared = await clearSearch(table, views);
  found.numberSort = await table.time({ press: surface.amount }, views.byAmount);
  found.textSort = await table.time({ press: surface.patient }, views.byPatient);
  found.csv = await table.exportCsv(views.all.count);
  found.laterTurns = await turnPages(table, surface.next, views.laterPages);
  found.heapAtEnd = await table.heap();
}

/** Clears the search eight times, and types the last text again before each further time. */
async function clearSearch(table: TableInPage, { word, all }: ExpectedViews): Promise<number[]> {
  const times = [await table.time({ type: '' }, all)];
  while (times.length < 8) {
    await table.time({ type: word.text }, word.view);
    times.push(await table.time({ type: '' }, all));
  }
  return times;
}

async function turnFirstPages(found: Findings, table: TableInPage, surface: Surface, views: ExpectedViews) {
  await table.loaded();
  found.firstWork = await table.work();
  const turns = await turnPages(table, surface.next, views.earlyPages);
  found.firstTurn = turns[0];
  found.earlyTurns = turns;
}

async function loadEightTables(found: Findings, table: TableInPage) {
  found.eightTables = await table.loaded();
  found.eightWork = await table.work();
}

async function turnPages(table: TableInPage, next: string, pages: readonly ExpectedView[]) {
  const times: number[] = [];
  for (const page of pages) times.push(await table.time({ press: next }, page));
  return times;
}

type TableInPage = ReturnType<typeof tableIn>;

/** Drives the tables of a page; the page's own stopwatch measures. */
export function tableIn(page: Page, session: CDPSession) {
  /** Waits for deferred work of a step, so that it does not run while the next step is measured. */
  const idle = () => page.evaluate(() => stopwatch.idle());

  return {
    painted: () => page.evaluate(() => stopwatch.painted),
    loaded: () => page.evaluate(() => stopwatch.loaded),
    longTasks: () => page.evaluate(() => stopwatch.longTasks()),
    /** The time that the main thread has worked so far, in milliseconds. */
    async work(): Promise<number> {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
    async time(action: { press: string } | { type: string }, view: ExpectedView): Promise<number> {
      await idle();
      return page.evaluate(([act, right]) => stopwatch.time(act, right), [action, view] as const);
    },
    async exportCsv(rows: number): Promise<number> {
      await idle();
      const { milliseconds, lines } = await page.evaluate(() => stopwatch.exportCsv());
      // Some notes contain line breaks, so there may be more lines than rows.
      if (lines < rows) throw new Error(`The exported file has ${lines} lines for ${rows} rows.`);
      return milliseconds;
    },
    /** The live heap in megabytes, after garbage collection: JavaScript objects, DOM nodes and array buffers. */
    async heap(): Promise<number> {
      await idle();
      for (let count = 0; count < 2; count += 1) await session.send('HeapProfiler.collectGarbage');
      const heap = await session.send('Runtime.getHeapUsage');
      return (heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize) / 2 ** 20;
    },
  };
}
