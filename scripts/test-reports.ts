import { testRunIn } from './requirement-results.ts';

/** How many tests of a step passed, and the titles of those that failed. */
export interface TestOutcome {
  readonly passed: number;
  readonly failed: readonly string[];
}

/** The outcome in a JSON report of Vitest or Playwright; a flaky test counts as failed. */
export function readTests(json: string): TestOutcome {
  const { tests } = testRunIn(JSON.parse(json)) ?? { tests: [] };
  const failed = tests.filter(({ hasPassed }) => !hasPassed);
  return {
    passed: tests.length - failed.length,
    failed: failed.map(({ file, title }) => `${file}: ${title}`),
  };
}
