import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runCaptured, signals } from './run.ts';
import type { Stage, Step } from './steps.ts';
import { readReport, type TestCounts } from './test-reports.ts';

/** The result of a step. */
interface StepResult extends TestCounts {
  readonly seconds: number;
}

export interface RunOptions {
  /** Environment variables for every step. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Continues after failed tests; a failing step without tests, such as the build, still ends the run. */
  readonly continuesAfterFailedTests?: boolean;
}

type Results = Map<Step, StepResult>;

/**
 * Runs the stages one after the other, and the steps of a stage side by side, one per core. Prints the output of each
 * step when it ends, and a summary that closes with `N passed, N failed`. A failure sets the exit code to 1.
 */
export async function runSteps(stages: readonly Stage[], options: RunOptions = {}): Promise<void> {
  const startedAt = performance.now();
  const results: Results = new Map();
  for (const signal of signals)
    process.once(signal, () => {
      isInterrupted = true;
    });
  for (const stage of stages) await runStage(stage, results, options);
  console.log(`\n${summary(results, secondsSince(startedAt))}`);
  process.exitCode = [...results.values()].some(hasFailed) ? 1 : 0;
}

async function runStage(stage: Stage, results: Results, options: RunOptions): Promise<void> {
  const queue = [...stage];
  const worker = async () => {
    while (!mustStop(results, options)) {
      const step = queue.shift();
      if (!step) return;
      results.set(step, await runStep(step, options));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

// Running commands receive the signal themselves and end; no further step is started.
let isInterrupted = false;

const mustStop = (results: Results, { continuesAfterFailedTests }: RunOptions): boolean =>
  isInterrupted ||
  [...results].some(([step, result]) => hasFailed(result) && !(continuesAfterFailedTests && step.report));

async function runStep(step: Step, { environment }: RunOptions): Promise<StepResult> {
  const { title, command, report } = step;
  const startedAt = performance.now();
  console.log(`started: ${title}`);
  mkdirSync('reports', { recursive: true });
  if (report) rmSync(report.file, { force: true });
  const { code, output } = await runCaptured(command, { ...environment, ...step.environment });
  const { passed, failed } = report ? readReport(report) : { passed: 0, failed: 0 };
  // A command that fails without a failed test, such as a type error, counts as one failure.
  const result = { passed, failed: code ? Math.max(failed, 1) : failed, seconds: secondsSince(startedAt) };
  const ending = hasFailed(result)
    ? `FAILED: ${described(step)}`
    : `ok: ${title}, ${result.seconds.toFixed(1)} s`;
  console.log(`\n== ${title}\n${output}${ending}\n`);
  return result;
}

function summary(results: Results, seconds: number): string {
  const lines = [...results].map(
    ([step, result]) => `${padded(result.seconds)}  ${step.title}${hasFailed(result) ? ': FAILED' : ''}`,
  );
  const failures = [...results].filter(([, result]) => hasFailed(result));
  const failed = failures.map(([step]) => `Failed: ${described(step)}`);
  const counts = `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`;
  return [...lines, `${padded(seconds)}  in all`, ...(failed.length ? ['', ...failed] : []), '', counts].join(
    '\n',
  );
}

const hasFailed = ({ failed }: StepResult): boolean => failed > 0;

const described = ({ title, command }: Step): string => `${title} (${command.join(' ')})`;

const padded = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

const sum = (results: Results, key: keyof TestCounts): number =>
  [...results.values()].reduce((total, result) => total + result[key], 0);
