/** How many tests of a step passed and failed. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** The report of `vitest --reporter=json`. */
export function countVitest(json: string): TestCounts {
  const { numPassedTests, numFailedTests } = JSON.parse(json);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The report of `playwright test --reporter=json`; a flaky test counts as failed. */
export function countPlaywright(json: string): TestCounts {
  const { stats } = JSON.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
