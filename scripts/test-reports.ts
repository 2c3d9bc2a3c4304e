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

/** The report of the attacks: a case with several faults counts as several failures. */
export function countAttacks(json: string): TestCounts {
  const rows: { readonly cases: number; readonly faults: readonly string[] }[] = JSON.parse(json).rows;
  const failed = rows.reduce((sum, { faults }) => sum + faults.length, 0);
  return { passed: Math.max(rows.reduce((sum, { cases }) => sum + cases, 0) - failed, 0), failed };
}
