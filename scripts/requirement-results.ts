import { join, relative } from 'node:path';

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

/** A line of docs/requirements.md or docs/upkeep.md, and the tests that verify it. */
export interface RequirementResult<Test extends TestResult> {
  readonly id: string;
  readonly sentence: string;
  readonly tests: readonly Test[];
}

interface VitestReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly meta?: { readonly reports?: readonly { readonly type: string }[] };
    }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly startTime: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly projectName: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Reads a JSON report of Vitest or Playwright; undefined for any other. Skipped tests are left out. */
export function testRunIn(report: object): TestRun | undefined {
  if ('testResults' in report) return vitestRun(report as VitestReport);
  if ('suites' in report) return playwrightRun(report as PlaywrightReport);
  return undefined;
}

/** The requirements in the order of the document, each with the tests whose titles name it. */
export const requirementResults = <Test extends TestResult>(
  document: string,
  tests: readonly Test[],
): RequirementResult<Test>[] =>
  [...document.matchAll(/^- \*\*([A-Z]{2,4}-\d{2})\*\* (.*)$/gm)].map(([, id = '', sentence = '']) => ({
    id,
    sentence,
    tests: tests.filter(({ ids }) => ids.includes(id)),
  }));

const vitestRun = ({ startTime, testResults }: VitestReport): TestRun => ({
  date: new Date(startTime).toISOString(),
  tests: testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults
      .filter(each => each.status === 'passed' || each.status === 'failed')
      .map(each => ({
        title: each.fullName,
        file,
        hasPassed: each.status === 'passed',
        // The title of a story names no requirement.
        ids: each.meta?.reports?.some(({ type }) => type === 'a11y') ? ['ACC-01'] : idsIn(each.fullName),
      }));
    const hasStopped = status === 'failed' && tests.every(({ hasPassed }) => hasPassed);
    return hasStopped ? [...tests, failedRun(file, message)] : tests;
  }),
});

const playwrightRun = ({ config, stats, suites, errors }: PlaywrightReport): TestRun => ({
  date: stats.startTime,
  tests: [
    ...suites.flatMap(suite => testsIn(suite, config.rootDir)),
    ...errors.map(({ message = '' }) => failedRun(relative('.', config.rootDir), message)),
  ],
});

// The outermost suite is a file.
function testsIn({ file, specs, suites = [] }: PlaywrightSuite, folder: string, titles = ''): TestResult[] {
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

const failedRun = (file: string, message: string): TestResult => ({
  title: `The run was not completed. ${message.slice(0, 300)}`.trim(),
  file,
  hasPassed: false,
  ids: [],
});

const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]{2,4}-\d{2})\]/g)].map(([, id = '']) => id);
