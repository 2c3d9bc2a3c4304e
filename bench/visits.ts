import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createPortal } from '../tests/host/server.ts';
import { startBrowser } from './browser.ts';
import { loadText, machineText } from './machine.ts';
import { medianOf } from './measures.ts';
import { aligned } from './report.ts';
import { phone, throttling, type Visited, visitPage } from './visits/visit-page.ts';

// `node bench/visits.ts [rounds]`: a cold and a warm visit to five pages of the portal on a slow phone. Writes
// reports/visits.json and prints its table; `npm run build` comes first.
const rounds = Number(process.argv[2] ?? 5);

/** A page, its main element, and a selector for what it shows once it is usable. */
const pages = [
  {
    name: 'Reimbursement list',
    path: '/direct/reimbursement/site/12/list/',
    tag: 'psp-reimbursement-list',
    usable: '.name',
  },
  {
    name: 'Review queue',
    path: '/direct/reimbursement/site/12/review/',
    tag: 'psp-review-queue',
    usable: '.name',
  },
  { name: 'Report form', path: '/report/site/', tag: 'psp-report-form', usable: 'form' },
  {
    name: 'Reimbursement detail',
    path: '/request/790002/view',
    tag: 'psp-reimbursement-detail',
    usable: '[part~="card"]',
  },
  {
    name: 'Site dashboard',
    path: '/direct/site/12/dashboard',
    tag: 'psp-pending-actions',
    usable: '[part~="badge"]',
  },
] as const;

type Kind = 'cold' | 'warm';
const measured = new Map<string, Visited[]>();

const dataFile = resolve('.data/visits.sqlite');
rmSync(dataFile, { force: true });
const portal = await createPortal({ dataFile, distFolder: resolve('dist') });
const browser = await startBrowser();
const load = loadText();
try {
  for (let round = 0; round < rounds; round += 1) await visitAll();
} finally {
  await browser.close();
  await portal.close();
}
await report();

/** Each page in its own browser context: the first visit has an empty cache, the second one a warm cache. */
async function visitAll(): Promise<void> {
  for (const { name, path, tag, usable } of pages) {
    const context = await browser.newContext(phone);
    for (const kind of ['cold', 'warm'] as const) {
      const visited = await visitPage(context, { url: portal.url + path, tag, usable });
      measured.set(keyOf(name, kind), [...(measured.get(keyOf(name, kind)) ?? []), visited]);
      console.log(`${name}, ${kind}: usable after ${Math.round(visited.usable)} ms`);
    }
    await context.close();
  }
}

function keyOf(name: string, kind: Kind): string {
  return `${name}, ${kind}`;
}

async function report(): Promise<void> {
  const visits = pages.map(({ name, path, tag }) => ({
    page: name,
    path,
    tag,
    cold: mediansOf(measured.get(keyOf(name, 'cold')) ?? []),
    warm: mediansOf(measured.get(keyOf(name, 'warm')) ?? []),
  }));
  const machine = await machineText(browser.version(), []);
  const result = {
    date: new Date().toISOString(),
    machine,
    load: [load, loadText()],
    rounds,
    throttling,
    visits,
  };
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/visits.json', `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\n${machine}, ${rounds} rounds, load ${load} before, ${loadText()} after.\n`);
  console.log(
    aligned([
      ['', 'visit', 'first content', 'psp:ready', 'usable', 'received', 'of it the library'],
      ...visits.flatMap(visit =>
        (['cold', 'warm'] as const).map(kind => [visit.page, kind, ...cells(visit[kind])]),
      ),
    ]),
  );
}

function mediansOf(all: readonly Visited[]): Visited {
  const median = (name: keyof Visited) => Math.round(medianOf(all.map(visited => visited[name])));
  return {
    firstContent: median('firstContent'),
    ready: median('ready'),
    usable: median('usable'),
    bytes: median('bytes'),
    ownBytes: median('ownBytes'),
  };
}

function cells({ firstContent, ready, usable, bytes, ownBytes }: Visited): string[] {
  const seconds = [firstContent, ready, usable].map(time => `${(time / 1000).toFixed(1)} s`);
  return [...seconds, ...[bytes, ownBytes].map(size => `${(size / 1000).toFixed(1)} kB`)];
}
