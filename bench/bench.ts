import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../scripts/run.ts';
import { startBrowser } from './browser.ts';
import { filesFor } from './files.ts';
import { earlierBuild, type Library, named, ours } from './libraries.ts';
import { loadText, machineText } from './machine.ts';
import { profileText } from './profile.ts';
import { growthOf, legend, linesOf, tableOf } from './report.ts';
import { runRounds } from './rounds.ts';
import { startServer } from './server.ts';
import { eight, many, million, visitsOf } from './visit.ts';

// `npm run bench`: compares our table with one written by hand, with React and with other libraries, in several rounds.
// -- ours react        only these libraries and the baseline, in 3 rounds
// -- --page=eight      only one of the pages: many, few or eight
// -- --rounds=5        the number of rounds
// -- --before=folder   also an earlier build of ours, in a column of its own
// -- --million         compares 1,000,000 rows with 100,000
// -- --profile         where our own pages spend their time, by module and function
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string' },
    before: { type: 'string' },
    million: { type: 'boolean' },
    profile: { type: 'boolean' },
  },
});
const rounds = Number(values.rounds ?? (positionals.length || values.million ? 3 : 7));
const chosen = named(values.million && !positionals.length ? [ours] : positionals);
const visits = visitsOf(values.page);
const measured: readonly Library[] = [...chosen, ...(values.before ? [earlierBuild(values.before)] : [])];

if (!existsSync(join(import.meta.dirname, 'node_modules')))
  await run(['npm', 'ci', '--prefix', import.meta.dirname]);
if (!existsSync('dist/psp.js')) await run(['npm', 'run', 'build']);

const server = await startServer(await filesFor(measured, [many, eight, million, ...visits]));
for (const { rows } of values.million ? [many, million] : visits) server.prepare(rows);
const browser = await startBrowser();
try {
  const load = loadText();
  const report = await (values.profile ? profiles() : values.million ? growth() : standard());
  console.log(`\n${await machineText(browser.version(), measured)}, ${rounds} rounds\n\n${report}\n`);
  console.log(`Load of the machine: ${load} before, ${loadText()} after.`);
} finally {
  await browser.close();
  server.close();
}

async function standard(): Promise<string> {
  const load = loadText();
  const results = await runRounds(browser, server.url, { libraries: measured, visits, rounds });
  const isWhole = !positionals.length && !values.page.length && !values.before;
  if (isWhole) await writeReport(linesOf(results), load);
  return `${tableOf(results)}\n\n${legend}`;
}

/** Writes the report for `npm run evidence`. A partial run does not replace the report of the last complete one. */
async function writeReport(lines: readonly (readonly string[])[], load: string): Promise<void> {
  const machine = await machineText(browser.version(), measured);
  const report = { date: new Date().toISOString(), machine, load: [load, loadText()], rounds, lines };
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', `${JSON.stringify(report, null, 2)}\n`);
}

async function growth(): Promise<string> {
  const play = (visit: typeof many) =>
    runRounds(browser, server.url, { libraries: measured, visits: [visit], rounds });
  const few = { rows: many.rows, rounds: await play(many) };
  return growthOf(few, { rows: million.rows, rounds: await play(million) });
}

async function profiles(): Promise<string> {
  const library = measured.find(({ name }) => name === ours) as Library;
  const plans = [
    { title: 'First page', visit: many, until: 'painted' },
    { title: 'Eight tables of 2,500 rows, each', visit: eight, until: 'loaded' },
    { title: '100,000 rows', visit: many, until: 'loaded' },
  ] as const;
  const texts: string[] = [];
  for (const plan of plans)
    texts.push(await profileText(browser, server.url, { ...plan, library, runs: rounds }));
  return texts.join('\n\n');
}
