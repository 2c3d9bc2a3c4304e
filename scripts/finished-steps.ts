import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readJson } from './read-json.ts';
import type { EarlierResults, StepResult } from './run-steps.ts';
import type { Step } from './steps.ts';

const stateFile = 'reports/finished-steps.json';
/** Everything that a test reads: code, tests, documents, settings in the root folder. */
const inputs = ['{src,tests,stories,scripts,docs,bench,.storybook,.ci}/**/*', '*.{json,md,mjs,ts}'];

interface State {
  /** A hash of the files that the results were got from. */
  readonly tree: string;
  readonly results: Readonly<Record<string, StepResult>>;
}

/**
 * The test steps that have passed on exactly the same files, so that an interrupted or failed run can be resumed. Steps
 * without a report run each time: they are quick, and later steps need the build.
 */
export class FinishedSteps implements EarlierResults {
  readonly #tree = hashOfTree();
  readonly #repeat: readonly string[];
  #results: Readonly<Record<string, StepResult>>;

  /** Steps named in `repeat` run even if they have passed. */
  constructor({ repeat }: { repeat: readonly string[] }) {
    this.#repeat = repeat;
    const state = readJson<State>(stateFile);
    this.#results = state?.tree === this.#tree ? state.results : {};
  }

  find({ name, title }: Step): StepResult | undefined {
    const result = this.#repeat.includes(name) ? undefined : this.#results[name];
    if (result) console.log(`passed before: ${title}`);
    return result;
  }

  save({ name, report }: Step, result: StepResult): void {
    if (!report) return;
    this.#results = { ...this.#results, [name]: result };
    writeFileSync(stateFile, `${JSON.stringify({ tree: this.#tree, results: this.#results }, null, 2)}\n`);
  }

  static forget(): void {
    rmSync(stateFile, { force: true });
  }
}

function hashOfTree(): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs).toSorted())
    if (statSync(path).isFile()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}
