import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type MutationModule, mutationModules } from './mutation-modules.ts';
import { hasPassed, scoreOf } from './mutation-scores.ts';

// `node scripts/mutation.ts [--only <module>] [--force]`: would the tests notice a change in the code?
// Results of changes whose code and tests are still the same are kept in reports/mutation; --force tries all again.
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, force: { type: 'boolean', default: false } },
});
const names = mutationModules.map(({ name }) => name);
const unknown = values.only?.filter(name => !names.includes(name)) ?? [];
if (unknown.length) {
  console.error(`There is no module "${unknown.join(', ')}". Modules: ${names.join(', ')}.`);
  process.exit(1);
}

mkdirSync('reports/mutation', { recursive: true });
for (const module of mutationModules) if (values.only?.includes(module.name) ?? true) await mutate(module);
// The last reports of all modules, so that --only replaces only its own part.
const scores = mutationModules.map(({ name, required }) => {
  const path = reportOf(name);
  return scoreOf(name, required, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { files: {} });
});
writeFileSync('reports/mutation.json', JSON.stringify(scores));
console.table(scores);
process.exitCode = scores.every(hasPassed) ? 0 : 1;

async function mutate(module: MutationModule): Promise<void> {
  console.log(`== ${module.name}`);
  // A run that ends early must not count with its earlier scores.
  rmSync(reportOf(module.name), { force: true });
  // vitest.config.ts reads it in Stryker's processes.
  process.env.MUTATION_TESTS = module.tests.join(' ');
  await new Stryker(optionsFor(module)).runMutationTest().catch(error => console.error(error));
}

function optionsFor({ name, mutate, withStatic }: MutationModule): ConstructorParameters<typeof Stryker>[0] {
  return {
    testRunner: 'vitest',
    // The tests of a module are few, and few of them are unrelated: to find out which costs more than to run them.
    vitest: { related: false, pool: 'forks' },
    mutate: [...mutate],
    ignoreStatic: !withStatic,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `reports/mutation/${name}.incremental.json`,
    force: values.force,
    concurrency: 2,
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false },
    jsonReporter: { fileName: reportOf(name) },
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
    ignorePatterns: ['/dist', '/docs', '/hosts', '/bench', '/stories', '/tests/visual', '/storybook-static'],
    disableTypeChecks: false,
    // Stryker would rewrite tsconfig.json through an interface that TypeScript 7 no longer has; Vitest needs no rewriting.
    tsconfigFile: 'none',
  };
}

function reportOf(name: string): string {
  return `reports/mutation/${name}.json`;
}
