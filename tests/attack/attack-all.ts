import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { definitions } from '../../scripts/sources.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import { launchOptions } from '../support/chromium.ts';
import type { Attack, Outcome, Row, Tools } from './attack.ts';
import { crowd } from './crowd.ts';
import { extremes } from './extremes.ts';
import { everyFile, ownFile } from './files.ts';
import { manifest, startAttackHost } from './host.ts';
import { mounts } from './mounts.ts';
import { outcomes } from './outcomes.ts';
import { policy } from './policy.ts';
import { presses } from './presses.ts';
import { printTable } from './print-table.ts';
import { privacy } from './privacy.ts';
import { redirects } from './redirects.ts';
import { texts } from './texts.ts';
import { urls } from './urls.ts';

const attacks: readonly Attack[] = [
  everyFile,
  extremes,
  crowd,
  texts,
  urls,
  outcomes,
  redirects,
  presses,
  privacy,
  ownFile,
  mounts,
  policy,
];

/** A row of the report whose attack has not run yet. */
interface Job {
  readonly attack: string;
  readonly element: string;
  /** No other job may run at the same time. */
  readonly isAlone?: boolean;
  run(tools: Tools): Promise<Outcome>;
}

/** Runs the attacks on the elements of the build; writes reports/attack.json and resolves with the exit code. */
async function attackAll(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, element: { type: 'string', multiple: true } },
  });
  const jobs = (await allJobs()).filter(
    ({ attack, element }) =>
      (values.only?.includes(attack) ?? true) && (values.element?.includes(element) ?? true),
  );
  // Ends the process on a signal. Playwright alone would close its browsers, and the attacks would continue.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const startedAt = performance.now();
  const rows = await runJobs(jobs);
  printTable(
    rows,
    attacks.map(({ name, title }) => ({ name, title })),
  );
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const faultCount = rows.reduce((sum, { faults }) => sum + faults.length, 0);
  const caseCount = rows.reduce((sum, { cases }) => sum + cases, 0);
  console.log(`${caseCount} cases, ${faultCount} faults, ${seconds} s`);
  mkdirSync('reports', { recursive: true });
  const report = {
    commit: gitHash('HEAD'),
    sources: gitHash('HEAD:src'),
    date: new Date().toISOString(),
    seconds,
    attacks: attacks.map(({ name, title }) => ({ name, title })),
    rows,
  };
  writeFileSync('reports/attack.json', `${JSON.stringify(report, null, 2)}\n`);
  return faultCount > 0 || caseCount === 0 ? 1 : 0;
}

/** Every attack on every tag of the build, so that no tag can be forgotten. */
async function allJobs(): Promise<Job[]> {
  const known = new Map((await definitions()).map(definition => [definition.tag as string, definition]));
  const tags = Object.keys(manifest.tags);
  return attacks.flatMap(attack =>
    'runOnPage' in attack
      ? [
          {
            attack: attack.name,
            element: 'a page with all',
            isAlone: Boolean(attack.measuresTime),
            run: tools => attack.runOnPage(tools),
          } satisfies Job,
        ]
      : tags.flatMap(tag => jobOn(attack, tag, known.get(tag))),
  );
}

function jobOn(
  attack: Exclude<Attack, { runOnPage: unknown }>,
  tag: string,
  definition?: ElementDefinition,
): Job[] {
  const job = { attack: attack.name, element: tag };
  if (!definition)
    return [
      { ...job, run: async () => ({ cases: 1, faults: ['dist is not of these sources: build it again'] }) },
    ];
  if (attack.appliesTo?.(definition) === false) return [];
  return [{ ...job, run: tools => attack.run(tools, definition) }];
}

/** Runs the jobs: first those that measure time, then the others on all cores. */
async function runJobs(jobs: readonly Job[]): Promise<Row[]> {
  const alone = jobs.filter(({ isAlone }) => isAlone);
  const queue = jobs.filter(({ isAlone }) => !isAlone);
  const workers = () => Promise.all(Array.from({ length: availableParallelism() }, () => runQueue(queue)));
  const rows = [...(await runQueue(alone)), ...(await workers()).flat()];
  const order = (row: Row) => jobs.findIndex(job => job.attack === row.attack && job.element === row.element);
  return rows.toSorted((one, other) => order(one) - order(other));
}

/** Runs one job of the queue after the other, each with a host of its own, all in one browser. */
async function runQueue(queue: Job[]): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await chromium.launch(launchOptions);
  for (let job = queue.shift(); job; job = queue.shift()) rows.push(await runJob(job, browser));
  await browser.close();
  return rows;
}

async function runJob({ attack, element, run }: Job, browser: Browser): Promise<Row> {
  const startedAt = performance.now();
  const host = await startAttackHost(browser);
  const { cases, faults } = await Promise.race([run({ browser, host }), tooLong()]).catch(stopped);
  await host.close();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${attack}, ${element}: ${cases} cases, ${faults.length} faults, ${seconds} s`);
  for (const fault of faults) console.log(`  ${fault}`);
  return { attack, element, cases, faults };
}

/** Rejects after the time limit of an attack on one element. */
const tooLong = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('it takes longer than five minutes')), 300_000).unref();
  });

/** An attack that does not finish counts as a fault, too. */
const stopped = (error: Error): Outcome => ({
  cases: 1,
  faults: [`did not end: ${error.message.slice(0, 400)}`],
});

/** The commit hash of this Git revision; '' outside a repository. */
function gitHash(name: string): string {
  try {
    return execFileSync('git', ['rev-parse', name], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

// `node tests/attack/attack-all.ts [--only texts] [--element psp-table]`: runs every attack of a hostile host or page on
// each element.
process.exitCode = await attackAll();
