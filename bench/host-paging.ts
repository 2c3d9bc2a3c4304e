import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import { run } from '../scripts/run.ts';
import { Database } from '../tests/host/database.ts';
import { allReimbursementsList } from '../tests/host/handlers/all-reimbursements.ts';
import type { Visit } from '../tests/host/visit.ts';
import { startBrowser } from './browser.ts';
import { loadText } from './machine.ts';

// `node bench/host-paging.ts`: the list of 2,000,000 rows of the reference portal, one page at a time, in our table and in
// the server modes of DataTables and Tabulator, on the same endpoint. Searches wait 200 ms in all three.
const rounds = 5;
const libraries = ['psp', 'datatables', 'tabulator'] as const;
type LibraryName = (typeof libraries)[number];

const folder = import.meta.dirname;
if (!existsSync(join(folder, 'node_modules'))) await run(['npm', 'ci', '--prefix', folder]);
const database = new Database('.data/portal-large.sqlite', true);
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};
const folders = { psp: 'dist', page: join(folder, 'pages'), lib: join(folder, 'node_modules') };

const markup = (library: LibraryName, list: string): string =>
  library === 'psp'
    ? `<script type="module" src="/psp/psp.js"></script><psp-reimbursement-list data-paging="host" data-endpoint="/${list}/"></psp-reimbursement-list>`
    : `<div id="place" data-list="/${list}/"></div><script type="module" src="/page/host-${library}.js"></script>`;

const server = createServer(async ({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://bench');
  const [, first = '', ...rest] = pathname.split('/');
  if (first === 'many' || first === 'few') {
    const answer = await allReimbursementsList(new Request(`http://bench${url}`), { database } as Visit);
    const json = await answer.json();
    const shown = first === 'few' ? { ...json, total: 10, totalAll: 10 } : json;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(shown));
  } else if (first in folders) {
    const file = await readFile(join(folders[first as keyof typeof folders], ...rest)).catch(() => '');
    response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'text/plain' }).end(file);
  } else {
    const body = `<!doctype html><meta charset="utf-8"><title>Bench</title>${markup(rest[0] as LibraryName, rest[1] ?? '')}`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  }
});
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

/** Selectors of the first cell and of the controls that the bench presses. */
const surfaces = {
  psp: {
    cell: 'tbody .name',
    search: 'input[type=search]',
    sort: 'thead th:nth-child(6) button',
    next: '[aria-label="Next page"]',
  },
  datatables: {
    cell: 'tbody td',
    search: 'input[type=search]',
    sort: 'thead th:nth-child(6)',
    next: 'button.next',
  },
  tabulator: {
    cell: '.tabulator-row .tabulator-cell',
    search: '#search',
    sort: '#sort',
    next: '[data-page=next]',
  },
} as const satisfies Readonly<Record<LibraryName, object>>;

/** Milliseconds from an action until the first cell shows another row and the browser has painted it. */
const timed = (
  page: Page,
  library: LibraryName,
  step: 'first' | 'search' | 'sort' | 'next',
): Promise<number> =>
  page.evaluate(
    async ([{ cell, ...controls }, name]) => {
      // The shadow root exists only after the element has been defined.
      const rootNow = () => document.querySelector('psp-reimbursement-list')?.shadowRoot ?? document;
      const shown = () => rootNow().querySelector(cell)?.textContent ?? '';
      const root = rootNow();
      const before = shown();
      const start = name === 'first' ? 0 : performance.now();
      if (name === 'search') {
        const box = root.querySelector<HTMLInputElement>(controls.search) as HTMLInputElement;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'horizon');
        for (const type of ['input', 'keyup']) box.dispatchEvent(new Event(type, { bubbles: true }));
      } else if (name !== 'first') root.querySelector<HTMLElement>(controls[name])?.click();
      const isThere = () => /^\d{7}$/.test(shown().trim()) && (name === 'first' || shown() !== before);
      const end = performance.now() + 10_000;
      while (!isThere() && performance.now() < end)
        await new Promise(resolve => requestAnimationFrame(resolve));
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    },
    [surfaces[library], step] as const,
  );

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let count = 0; count < 2; count += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

const browser = await startBrowser();
const results: Record<string, Record<LibraryName, number[]>> = {};
const note = (measure: string, library: LibraryName, value: number): void => {
  results[measure] ??= { psp: [], datatables: [], tabulator: [] };
  results[measure][library].push(value);
};

/** The first round only fills the caches of the database and of the row counts. */
for (let round = 0; round <= rounds; round += 1)
  for (const library of libraries) {
    const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
    const page = await context.newPage();
    const record = (measure: string, value: number) => round && note(measure, library, value);
    await page.goto(`${origin}/bench/${library}/few`);
    await timed(page, library, 'first');
    record('heap with ten rows (MB)', await heapOf(page));
    await page.goto(`${origin}/bench/${library}/many`);
    record('first rows (ms)', await timed(page, library, 'first'));
    record('page change (ms)', await timed(page, library, 'next'));
    record('page change, second (ms)', await timed(page, library, 'next'));
    record('search (ms)', await timed(page, library, 'search'));
    record('sort of what was found (ms)', await timed(page, library, 'sort'));
    record('heap with 2,000,000 rows (MB)', await heapOf(page));
    await context.close();
  }

const median = (values: readonly number[]): string =>
  ([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(1);
console.log(`| | ${libraries.join(' | ')} |\n|---|---|---|---|`);
for (const [measure, values] of Object.entries(results))
  console.log(`| ${measure} | ${libraries.map(library => median(values[library])).join(' | ')} |`);
console.log(`Load of the machine: ${loadText()}. Chromium ${browser.version()}, ${rounds} rounds.`);
await browser.close();
server.close();
database.close();
