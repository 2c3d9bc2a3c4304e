import { readFileSync } from 'node:fs';

/** How many tests of a step passed and failed. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** The JSON file that a step writes, and how to count the tests in it. */
export interface TestReport {
  readonly file: string;
  readonly count: (json: string) => TestCounts;
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

/** The report of `npm run attack`: a case with several faults counts as several failures. */
export function countAttack(json: string): TestCounts {
  const rows: { readonly cases: number; readonly faults: readonly string[] }[] = JSON.parse(json).rows;
  const failed = rows.reduce((sum, { faults }) => sum + faults.length, 0);
  return { passed: Math.max(rows.reduce((sum, { cases }) => sum + cases, 0) - failed, 0), failed };
}

/** Counts the tests in a report; a report that is missing or cannot be read counts as one failure. */
export function readReport({ file, count }: TestReport): TestCounts {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    console.log(`There is no readable report in ${file}.`);
    return { passed: 0, failed: 1 };
  }
}
