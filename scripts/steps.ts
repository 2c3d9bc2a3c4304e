import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.ts';

/** One thing that has to hold: a command that succeeds, and what its report counts if it runs tests. */
export interface Step {
  readonly title: string;
  readonly command: readonly string[];
  readonly count?: (report: string) => Count;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const reportFile = 'reports/tests.json';

export const build: Step = { title: 'build', command: ['rollup', '-c', '--silent'] };
export const types: Step = { title: 'types', command: ['tsc', '-p', '.'] };
export const lint: Step = { title: 'lint', command: ['biome', 'check', '.'] };
export const deadCode: Step = { title: 'dead code', command: ['knip'] };
export const sizes: Step = { title: 'sizes', command: ['node', 'scripts/size.ts'] };
export const units: Step = vitest('unit and contract tests', 'unit');
export const elements: Step = vitest('elements in Chromium', 'browser');
export const stories: Step = vitest('stories in Chromium', 'stories');
export const journeys: Step = {
  title: 'journeys in Chromium',
  command: ['playwright', 'test', '--reporter=list,json'],
  count: report => {
    const { stats } = JSON.parse(report);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
};

function vitest(title: string, project: string): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return {
    title,
    command: ['vitest', 'run', '--project', project, ...reporters],
    count: report => {
      const { numPassedTests, numFailedTests } = JSON.parse(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

interface Taken extends Count {
  readonly title: string;
  readonly seconds: number;
}

/** Takes the steps in turn, up to the first that fails; ends with the time of each and `N passed, N failed`, the tests of all of them. */
export async function runSteps(steps: readonly Step[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const taken: Taken[] = [];
  for (const step of steps) {
    const last = await runStep(step, environment);
    taken.push(last);
    if (last.failed) break;
  }
  console.log(`\n${summary(taken)}`);
  process.exitCode = sum(taken, 'failed') ? 1 : 0;
}

function summary(taken: readonly Taken[]): string {
  const times = taken.map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`);
  const all = `${sum(taken, 'seconds').toFixed(1).padStart(7)} s  in all`;
  return [...times, all, '', `${sum(taken, 'passed')} passed, ${sum(taken, 'failed')} failed`].join('\n');
}

const sum = (taken: readonly Taken[], what: 'seconds' | 'passed' | 'failed'): number =>
  taken.reduce((total, step) => total + step[what], 0);

async function runStep({ title, command, count }: Step, environment: NodeJS.ProcessEnv): Promise<Taken> {
  console.log(`\n== ${title}`);
  const begun = performance.now();
  rmSync(reportFile, { force: true });
  mkdirSync('reports', { recursive: true });
  const code = await run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, ...environment });
  const { passed, failed } = count ? counted(count) : { passed: 0, failed: 0 };
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    code || failed ? `FAILED: ${title} (${command.join(' ')})` : `ok: ${title}, ${seconds.toFixed(1)} s`,
  );
  // A run that fails without a failed test, such as a type error, counts as one.
  return { title, seconds, passed, failed: code ? Math.max(failed, 1) : failed };
}

function counted(count: NonNullable<Step['count']>): Count {
  try {
    return count(readFileSync(reportFile, 'utf8'));
  } catch {
    console.log('The run left no report.');
    return { passed: 0, failed: 1 };
  }
}
