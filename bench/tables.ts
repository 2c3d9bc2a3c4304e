import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Browser } from 'playwright';
import { desktop, machineText, type Plan } from './browser.ts';
import { type ExpectedViews, expectedViews } from './expected.ts';
import { type Library, libraries } from './libraries.ts';
import type { Findings } from './measures.ts';
import type { Watch } from './pages/stopwatch.ts';
import { ratiosOf, reportOf } from './report.ts';
import { rowsOf } from './rows.ts';
import { startServer } from './server.ts';
import { tableIn, type Visit, visitsOf } from './steps.ts';

/** Milliseconds after which a step fails. */
const timeout = 60_000;

/**
 * Our table beside one written by hand and other libraries, on the same rows. All libraries make a visit one after the
 * other, so that a temporary disturbance of the machine affects all of them, in an order that differs each time.
 */
export async function tables(browser: Browser, plan: Plan): Promise<string> {
  const rows = rowsOf(plan.rows);
  const server = await startServer(rows);
  const stopwatch = await stopwatchScript();
  const visits = visitsOf(plan.rows).map(visit => ({
    visit,
    views: expectedViews(rows.slice(0, visit.rows)),
  }));
  const results = new Map<string, Findings[]>(libraries.map(({ name }) => [name, []]));
  for (let round = 1; round <= plan.rounds; round += 1)
    for (const { visit, views } of visits) {
      for (const library of shuffled(libraries)) {
        const found: Findings = {};
        await openPage(browser, server.url, { library, visit, views, stopwatch, found }).catch(error =>
          console.error(`${library.name}, ${visit.rows} rows: ${String(error).slice(0, 500)}`),
        );
        results.get(library.name)?.push(found);
      }
      console.log(`round ${round}, ${visit.tables} × ${visit.rows} rows`);
    }
  server.close();
  await mkdir('reports', { recursive: true });
  const found = { machine: machineText(), ...plan, ratios: ratiosOf(results) };
  await writeFile('reports/bench.json', `${JSON.stringify(found, null, 2)}\n`);
  return reportOf(results);
}

interface Opened {
  readonly library: Library;
  readonly visit: Visit;
  readonly views: ExpectedViews;
  readonly stopwatch: string;
  readonly found: Findings;
}

/** Opens a page in a new browser context, so that nothing is cached, and measures its tables. */
async function openPage(browser: Browser, url: string, opened: Opened): Promise<void> {
  const { library, visit, views, stopwatch, found } = opened;
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    const { surface, name } = library;
    const watch: Watch = { surface, allRows: views.all, tables: visit.tables, timeout };
    await page.addInitScript(`globalThis.watch = ${JSON.stringify(watch)};\n${stopwatch}`);
    const session = await context.newCDPSession(page);
    // Counts the CPU time of the main thread, so that other processes on a busy machine do not distort it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${url}/${name}?rows=${visit.rows}&tables=${visit.tables}`, { waitUntil: 'commit' });
    await visit.run(found, tableIn(page, session), surface, views);
  } finally {
    await context.close();
  }
}

/** The script that is injected into each page before its own scripts. */
async function stopwatchScript(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'pages/stopwatch.ts'), 'utf8');
  return (await transform(source, { loader: 'ts', format: 'iife' })).code;
}

const shuffled = (items: readonly Library[]): Library[] =>
  items
    .map(item => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
