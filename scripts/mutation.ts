import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type MutationRun, mutationRuns } from './mutation-modules.ts';
import { hasPassed, type MutatedFileReport, type MutationReport, mutationScores } from './mutation-scores.ts';

// `node scripts/mutation.ts [--only <run>] [--force]`: would the tests notice a change in the code?
// Results of changes whose code and tests are still the same are kept in reports/mutation; --force tries all again.
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, force: { type: 'boolean', default: false } },
});
const names = mutationRuns.map(({ name }) => name);
const unknown = values.only?.filter(name => !names.includes(name)) ?? [];
if (unknown.length) {
  console.error(`There is no mutation run "${unknown.join(', ')}". Runs: ${names.join(', ')}.`);
  process.exit(1);
}

mkdirSync('reports/mutation', { recursive: true });
for (const run of mutationRuns) if (values.only?.includes(run.name) ?? true) await mutate(run);
const report = joinedReport();
writeFileSync('reports/mutation.json', JSON.stringify(report));
const scores = mutationScores(report);
console.table(scores);
process.exitCode = scores.every(hasPassed) ? 0 : 1;

async function mutate(run: MutationRun): Promise<void> {
  console.log(`== ${run.name}`);
  // A run that ends early must not count with its earlier scores.
  rmSync(`reports/mutation/${run.name}.json`, { force: true });
  // vitest.config.ts reads it in Stryker's processes.
  process.env.MUTATION_TESTS = run.tests.join(' ');
  await new Stryker(optionsFor(run)).runMutationTest().catch(error => console.error(error));
}

function optionsFor(run: MutationRun): ConstructorParameters<typeof Stryker>[0] {
  return {
    testRunner: 'vitest',
    // The tests of a run are few, and few of them are unrelated: to find out which costs more than to run them.
    vitest: { related: false, pool: 'forks' },
    mutate: [...run.mutate],
    ignoreStatic: !run.withStatic,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `reports/mutation/${run.name}.incremental.json`,
    force: values.force,
    concurrency: 2,
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false },
    jsonReporter: { fileName: `reports/mutation/${run.name}.json` },
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
    ignorePatterns: ['/dist', '/docs', '/hosts', '/bench', '/stories', '/tests/visual', '/storybook-static'],
    disableTypeChecks: false,
    // Stryker would rewrite tsconfig.json through an interface that TypeScript 7 no longer has; Vitest needs no rewriting.
    tsconfigFile: 'none',
  };
}

/** The reports of all runs so far in one, so that --only replaces only its own part. */
function joinedReport(): MutationReport {
  const files: Record<string, MutatedFileReport> = {};
  for (const { name, module } of mutationRuns) {
    const path = `reports/mutation/${name}.json`;
    if (!existsSync(path)) continue;
    const { files: own } = JSON.parse(readFileSync(path, 'utf8')) as MutationReport;
    for (const [file, { mutants }] of Object.entries(own)) files[file] = { module, mutants };
  }
  return { files };
}
