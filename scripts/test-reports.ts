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

/** Counts the tests in a report; a report that is missing or cannot be read counts as one failure. */
export function readReport({ file, count }: TestReport): TestCounts {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    console.log(`There is no readable report in ${file}.`);
    return { passed: 0, failed: 1 };
  }
}
