import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { Database } from '../tests/host/database.ts';
import { allReimbursementsList } from '../tests/host/handlers/all-reimbursements.ts';
import type { Visit } from '../tests/host/visit.ts';
import { desktop, type Plan } from './browser.ts';
import { medianOf } from './measures.ts';
import { aligned } from './report.ts';
import { serve } from './serve.ts';

/** Selectors of the first cell and of the controls that are pressed. */
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
} as const;

type LibraryName = keyof typeof surfaces;
const names = Object.keys(surfaces) as LibraryName[];

/**
 * The list of 2,000,000 rows of the reference portal, one page at a time, in our table and in the server mode of
 * DataTables, on the same endpoint. Searches wait 200 ms in both.
 */
export async function hostPaging(browser: Browser, { rounds }: Plan): Promise<string> {
  const database = new Database('.data/portal-large.sqlite', true);
  const server = await startServer(database);
  const times = new Map<string, number[]>();
  // The first round only fills the caches of the database and of the row counts.
  for (let round = 0; round <= rounds; round += 1)
    for (const library of names) {
      const page = await browser.newPage(desktop);
      await page.goto(`${server.url}/${library}`);
      for (const step of ['first', 'next', 'search', 'sort'] as const) {
        const time = await timed(page, library, step);
        if (round) times.set(library + step, [...(times.get(library + step) ?? []), time]);
      }
      await page.close();
    }
  server.close();
  database.close();
  const line = (title: string, step: Step) => [
    title,
    ...names.map(library => `${medianOf(times.get(library + step) ?? []).toFixed(0)} ms`),
  ];
  return aligned([
    ['', ...names],
    line('first rows', 'first'),
    line('page change', 'next'),
    line('search, with the 200 ms', 'search'),
    line('sort of what was found', 'sort'),
  ]);
}

type Step = 'first' | 'next' | 'search' | 'sort';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};
const folders: Readonly<Record<string, string>> = {
  '/psp/': 'dist',
  '/page/': join(import.meta.dirname, 'pages'),
  '/lib/': join(import.meta.dirname, 'node_modules'),
};

/** Serves a page for each library, `/rows/` and the folders. */
const startServer = (database: Database) =>
  serve(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://bench');
    const [, folder = '', file = ''] = /^(\/\w+\/)(.+)/.exec(pathname) ?? [];
    if (pathname === '/rows/') {
      const answer = await allReimbursementsList(new Request(`http://bench${url}`), { database } as Visit);
      response.writeHead(200, { 'content-type': 'application/json' }).end(await answer.text());
    } else if (folders[folder]) {
      const content = await readFile(join(folders[folder], file)).catch(() => '');
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(content);
    } else {
      const title = '<!doctype html><meta charset="utf-8"><title>Bench</title>';
      response.writeHead(200, { 'content-type': 'text/html' }).end(title + markup(pathname.slice(1)));
    }
  });

const markup = (library: string): string =>
  library === 'psp'
    ? '<script type="module" src="/psp/psp.js"></script><psp-reimbursement-list data-paging="host" data-endpoint="/rows/"></psp-reimbursement-list>'
    : `<div id="place" data-list="/rows/"></div><script type="module" src="/page/host-paging.js"></script>`;

/** Milliseconds from an action until the first cell shows another row and the browser has painted it. */
const timed = (page: Page, library: LibraryName, step: Step): Promise<number> =>
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
