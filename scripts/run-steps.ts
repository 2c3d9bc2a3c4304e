import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runCaptured, signals } from './run.ts';
import type { Stage, Step } from './steps.ts';
import type { TestOutcome } from './test-reports.ts';

/** How a step ended. */
interface Result extends TestOutcome {
  readonly step: Step;
  readonly seconds: number;
}

/**
 * Runs the stages one after the other, and two steps of a stage at a time. Prints the output of each step when it ends,
 * and a summary that lists notes and the failed tests and closes with `N passed, N failed`. A failure sets the exit code
 * to 1. Goes on after failed tests, but not after a step without tests has failed, such as the build.
 */
export async function runSteps(stages: readonly Stage[], notes: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  const results: Result[] = [];
  for (const signal of signals)
    process.once(signal, () => {
      isInterrupted = true;
    });
  mkdirSync('reports', { recursive: true });
  for (const stage of stages) await runStage(stage, results);
  console.log(summary(results, secondsSince(startedAt), notes));
  process.exitCode = results.some(hasFailed) ? 1 : 0;
}

// Running commands receive the signal themselves and end; no further step is started.
let isInterrupted = false;

async function runStage(stage: Stage, results: Result[]): Promise<void> {
  const queue = [...stage];
  const mustStop = () => isInterrupted || results.some(result => hasFailed(result) && !result.step.read);
  const worker = async () => {
    for (let step = queue.shift(); step && !mustStop(); step = queue.shift())
      results.push(await runStep(step));
  };
  await Promise.all([worker(), worker()]);
}

async function runStep(step: Step): Promise<Result> {
  const startedAt = performance.now();
  const report = `reports/${step.name}.json`;
  console.log(`started: ${step.name}`);
  if (step.read) rmSync(report, { force: true });
  const { code, output } = await runCaptured(step.command, step.environment);
  const { passed, failed } = step.read ? readReport(report, step.read) : { passed: 0, failed: [] };
  // A command that fails without a failed test, such as a type error, counts as one failure.
  const result = {
    step,
    passed,
    failed: code && !failed.length ? [step.command.join(' ')] : failed,
    seconds: secondsSince(startedAt),
  };
  console.log(`\n== ${step.name}: ${step.command.join(' ')}\n${output}${lineOf(result)}\n`);
  return result;
}

/** Reads a report; one that is missing or incomplete counts as a failure. */
function readReport(path: string, read: NonNullable<Step['read']>): TestOutcome {
  try {
    return read(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: [`There is no readable report in ${path}.`] };
  }
}

const summary = (results: readonly Result[], seconds: number, notes: readonly string[]): string =>
  [
    '',
    ...results.map(lineOf),
    `${padded(seconds)}  in all`,
    '',
    ...notes,
    ...results.flatMap(({ failed }) => failed),
    `${results.reduce((total, { passed }) => total + passed, 0)} passed, ${results.flatMap(({ failed }) => failed).length} failed`,
  ].join('\n');

const lineOf = (result: Result): string =>
  `${padded(result.seconds)}  ${result.step.name}${hasFailed(result) ? ': FAILED' : ''}`;

const hasFailed = ({ failed }: Result): boolean => failed.length > 0;

const padded = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;
