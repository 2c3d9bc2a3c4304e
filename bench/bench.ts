import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumPath } from '../scripts/chromium.ts';
import { run } from '../scripts/run.ts';
import { launchOptions } from '../tests/support/chromium.ts';
import { allOf } from './expected.ts';
import { addressOf, filesFor, stopwatchScript } from './files.ts';
import { type Library, libraries } from './libraries.ts';
import type { Findings } from './measures.ts';
import type { Watch } from './pages/stopwatch.ts';
import { tableOf } from './report.ts';
import { makeRows } from './rows.ts';
import { startServer } from './server.ts';
import { tableIn } from './table-in-page.ts';
import { sightsOf, uses, type VisitName, visits } from './visit.ts';

// `npm run bench [-- --quick] [-- --only=name]`: our table and others beside one written by hand, in rounds of each.
const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const measured = libraries.filter(
  ({ name }, index) => index === 0 || (values.only ? name === values.only : !values.quick || index === 1),
);
const roundCount = values.quick ? 3 : 7;

if (!existsSync(join(import.meta.dirname, 'node_modules')))
  await run(['npm', 'ci', '--prefix', import.meta.dirname]);
if (!existsSync('dist/psp.js')) await run(['npm', 'run', 'build']);

const rows = makeRows(visits.many[0]);
const sights = sightsOf(rows);
const script = await stopwatchScript();
const server = await startServer(rows, await filesFor(measured, Object.values(visits)));
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchOptions.args });
const findings = new Map(measured.map(({ name }) => [name, [] as Findings[]]));
const givenUp = new Set<string>();

// Round by round, so that what disturbs the machine for a while disturbs all.
for (let round = 1; round <= roundCount; round++)
  for (const library of measured) {
    const begun = performance.now();
    findings.get(library.name)?.push(await oneRound(library));
    console.log(`round ${round}, ${library.name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }

console.log(`\n${await machine()}\n\n${tableOf(findings)}\n\n– : not within 30 seconds.\n`);
await browser.close();
server.close();

async function oneRound(library: Library): Promise<Findings> {
  const found: Findings = {};
  for (const name of Object.keys(uses) as VisitName[]) {
    const both = `${library.name}, ${name}`;
    if (givenUp.has(both)) continue;
    try {
      Object.assign(found, await visit(library, name));
    } catch (error) {
      givenUp.add(both);
      if (!library.packageName) process.exitCode = 1;
      console.error(`${both}: ${String(error).slice(0, 1000)}`);
    }
  }
  return found;
}

/** A page in a browser profile of its own, so that nothing is known from before. */
async function visit(library: Library, name: VisitName): Promise<Findings> {
  const [total, tables] = visits[name];
  const watch: Watch = { surface: library.surface, whole: allOf(rows.slice(0, total)), tables };
  const context = await browser.newContext({
    acceptDownloads: false,
    viewport: { width: 1600, height: 1000 },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(`globalThis.watch = ${JSON.stringify(watch)};\n${script}`);
    const session = await context.newCDPSession(page);
    await page.goto(server.url + addressOf(library, total, tables), { waitUntil: 'commit' });
    return await uses[name](tableIn(page, session), library.surface, sights);
  } finally {
    await context.close();
  }
}

/** On what this was measured, and which versions. */
async function machine(): Promise<string> {
  const versions = await Promise.all(
    measured.map(async ({ name, packageName }) => {
      if (!packageName) return name;
      const path = join(import.meta.dirname, 'node_modules', packageName, 'package.json');
      return `${name} ${JSON.parse(await readFile(path, 'utf8')).version}`;
    }),
  );
  const [processor] = cpus();
  return `${cpus().length} × ${processor?.model}, Chromium ${browser.version()}, ${roundCount} rounds: ${versions.join(', ')}`;
}
