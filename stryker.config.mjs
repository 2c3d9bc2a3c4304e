import { mutationRuns } from './scripts/mutation-modules.ts';

const name = process.env.MUTATION_RUN ?? '';
// Without a name, as when knip reads this file, nothing is changed.
const run = mutationRuns.find(each => each.name === name);

/** One run of scripts/mutation-modules.ts: would the tests notice a change in this code? */
export default {
  testRunner: 'vitest',
  // The tests of a run are few, and few of them are unrelated: to find out which costs more than to run them.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false, pool: 'forks' },
  mutate: run?.mutate ?? [],
  ignoreStatic: !run?.withStatic,
  coverageAnalysis: 'perTest',
  // Results of changes whose code and tests are the same as before are kept.
  incremental: true,
  incrementalFile: `reports/mutation/${name}.incremental.json`,
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  ignorePatterns: ['/dist', '/docs', '/examples', '/bench', '/stories', '/tests/visual', '/storybook-static'],
  disableTypeChecks: false,
  // Stryker would rewrite tsconfig.json through an interface that TypeScript 7 no longer has; Vitest needs no rewriting.
  tsconfigFile: 'none',
};
