import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonAssertionResult, JsonTestResults } from 'vitest/node';

/** A test, and its result in the last run. */
export interface TestResult {
  readonly title: string;
  /** The path from the root and, for Playwright, the project: `tests/journeys/deposit.spec.ts, chromium`. */
  readonly file: string;
  readonly hasPassed: boolean;
  /** The requirements that it verifies. */
  readonly ids: readonly string[];
}

/** The tests of one report. */
export interface TestRun {
  /** When it began, in ISO 8601. */
  readonly date: string;
  readonly tests: readonly TestResult[];
}

/** How many tests of a step passed, and the titles of those that failed. */
export interface TestOutcome {
  readonly passed: number;
  readonly failed: readonly string[];
}

/** Reads a JSON report of Vitest or Playwright; undefined for any other. Skipped tests are left out. */
export function testRunIn(report: object): TestRun | undefined {
  if ('testResults' in report) return vitestRun(report as JsonTestResults);
  if ('suites' in report) return playwrightRun(report as JSONReport);
  return undefined;
}

/** The requirements in the order of their document, each with the tests whose titles name it. */
export const requirementResults = <Test extends TestResult>(document: string, tests: readonly Test[]) =>
  [...document.matchAll(/^- \*\*([A-Z]{2,4}-\d{2})\*\* (.*)$/gm)].map(([, id = '', sentence = '']) => ({
    id,
    sentence,
    tests: tests.filter(({ ids }) => ids.includes(id)),
  }));

/** The outcome in a JSON report of Vitest or Playwright; a flaky test counts as failed. */
export function readTests(json: string): TestOutcome {
  const { tests } = testRunIn(JSON.parse(json)) ?? { tests: [] };
  const failed = tests.filter(({ hasPassed }) => !hasPassed);
  return {
    passed: tests.length - failed.length,
    failed: failed.map(({ file, title }) => `${file}: ${title}`),
  };
}

const vitestRun = ({ startTime, testResults }: JsonTestResults): TestRun => ({
  date: new Date(startTime).toISOString(),
  tests: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults
      .filter(each => each.status === 'passed' || each.status === 'failed')
      .map(each => ({
        title: each.fullName,
        file,
        hasPassed: each.status === 'passed',
        // The title of a story names no requirement.
        ids: isStory(each) ? ['ACC-01'] : idsIn(each.fullName),
      }));
    const hasStopped = status === 'failed' && tests.every(({ hasPassed }) => hasPassed);
    return hasStopped ? [...tests, failedRun(file, message)] : tests;
  }),
});

/** Whether axe has checked it. */
function isStory({ meta }: JsonAssertionResult): boolean {
  const { reports = [] } = meta as { readonly reports?: readonly { readonly type: string }[] };
  return reports.some(({ type }) => type === 'a11y');
}

const playwrightRun = ({ config, stats, suites, errors }: JSONReport): TestRun => ({
  date: stats.startTime,
  tests: [
    ...suites.flatMap(suite => testsIn(suite, config.rootDir)),
    ...errors.map(({ message }) => failedRun(relative('.', config.rootDir), message)),
  ],
});

// The outermost suite is a file.
function testsIn({ file, specs, suites = [] }: JSONReportSuite, folder: string, titles = ''): TestResult[] {
  const path = relative('.', join(folder, file));
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, projectName }) => ({
        title: titles + title,
        file: `${path}, ${projectName}`,
        hasPassed: status === 'expected',
        ids: idsIn(titles + title),
      })),
  );
  return [...own, ...suites.flatMap(inner => testsIn(inner, folder, `${titles}${inner.title} `))];
}

const failedRun = (file: string, message = ''): TestResult => ({
  title: `The run was not completed. ${message.slice(0, 300)}`.trim(),
  file,
  hasPassed: false,
  ids: [],
});

const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]{2,4}-\d{2})\]/g)].map(([, id = '']) => id);
