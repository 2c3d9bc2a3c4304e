import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { hear } from './run.ts';

/** One thing that has to hold: a command that succeeds, and what its report counts if it runs tests. */
export interface Step {
  readonly title: string;
  readonly command: readonly string[];
  readonly report?: Report;
}

interface Report {
  readonly file: string;
  readonly count: (report: string) => Count;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

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
  report: {
    file: 'reports/journeys.json',
    count: report => {
      const { stats } = JSON.parse(report);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
};

function vitest(title: string, project: string): Step {
  const file = `reports/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    title,
    command: ['vitest', 'run', '--project', project, ...reporters],
    report: {
      file,
      count: report => {
        const { numPassedTests, numFailedTests } = JSON.parse(report);
        return { passed: numPassedTests, failed: numFailedTests };
      },
    },
  };
}

interface Taken extends Count {
  readonly step: Step;
  readonly seconds: number;
}

/**
 * Takes the stages in turn, and the steps of each beside each other, as many at a time as the machine has cores. After
 * the first that fails nothing more is begun. Each tells what it has said when it ends; at the end come the time of each
 * and `N passed, N failed`, the tests of all of them.
 */
export async function runSteps(
  stages: readonly (readonly Step[])[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const begun = performance.now();
  const taken: Taken[] = [];
  for (const stage of stages) await takeStage([...stage], environment, taken);
  console.log(`\n${summary(taken, secondsSince(begun))}`);
  process.exitCode = taken.some(({ failed }) => failed) ? 1 : 0;
}

async function takeStage(waiting: Step[], environment: NodeJS.ProcessEnv, taken: Taken[]): Promise<void> {
  const inTurn = async () => {
    while (!taken.some(({ failed }) => failed)) {
      const step = waiting.shift();
      if (!step) return;
      taken.push(await takeStep(step, environment));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, inTurn));
}

async function takeStep(step: Step, environment: NodeJS.ProcessEnv): Promise<Taken> {
  const { title, command, report } = step;
  const begun = performance.now();
  console.log(`begun: ${title}`);
  mkdirSync('reports', { recursive: true });
  if (report) rmSync(report.file, { force: true });
  const { code, said } = await hear(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report?.file, ...environment });
  const { passed, failed } = report ? counted(report) : { passed: 0, failed: 0 };
  const seconds = secondsSince(begun);
  const end = code || failed ? `FAILED: ${named(step)}` : `ok: ${title}, ${seconds.toFixed(1)} s`;
  console.log(`\n== ${title}\n${said}${end}\n`);
  // A run that fails without a failed test, such as a type error, counts as one.
  return { step, seconds, passed, failed: code ? Math.max(failed, 1) : failed };
}

function counted({ file, count }: Report): Count {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    console.log(`The run left no report in ${file}.`);
    return { passed: 0, failed: 1 };
  }
}

function summary(taken: readonly Taken[], seconds: number): string {
  const times = taken.map(
    ({ step, seconds, failed }) => `${shown(seconds)}  ${step.title}${failed ? ': FAILED' : ''}`,
  );
  const first = taken.find(({ failed }) => failed);
  const failure = first ? ['', `First to fail: ${named(first.step)}`] : [];
  const total = `${sum(taken, 'passed')} passed, ${sum(taken, 'failed')} failed`;
  return [...times, `${shown(seconds)}  in all`, ...failure, '', total].join('\n');
}

const named = ({ title, command }: Step): string => `${title} (${command.join(' ')})`;

const shown = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;

const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;

const sum = (taken: readonly Taken[], what: 'passed' | 'failed'): number =>
  taken.reduce((total, step) => total + step[what], 0);
