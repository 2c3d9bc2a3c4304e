/** The modules that guard money, addresses and rows: what no test would notice if it were changed. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true, pool: 'forks' },
  mutate: [
    'src/domain/platform/same-origin.ts',
    'src/domain/display/money.ts',
    'src/domain/display/currency.ts',
    'src/table/engine/store/cell-column.ts',
    'src/table/engine/store/row-store.ts',
    'src/table/engine/store/shown-text.ts',
  ],
  thresholds: { high: 100, low: 97, break: 95 },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  disableTypeChecks: false,
  // Stryker would rewrite tsconfig.json through an interface that TypeScript 7 no longer has; Vitest needs no rewriting.
  tsconfigFile: 'none',
};
