import type { ReadReport } from '../../../scripts/evidence/evidence.ts';
import type { RunRecord } from '../../../scripts/evidence/run-records.ts';

interface Assertion {
  readonly title: string;
  readonly status: string;
  readonly meta?: object;
}

/** The report of a step that was run on the code `aa11` in Node 24 and Chromium 156. */
export const readReport = (name: string, json: object, record: Partial<RunRecord> = {}): ReadReport => ({
  file: `reports/${name}.json`,
  title: name,
  json,
  record: {
    report: '',
    commit: 'c0ffee',
    sources: 'aa11',
    date: '2026-11-23T11:00:00.000Z',
    node: '24.21.0',
    chromium: 'Chromium 156.0',
    ...record,
  },
});

/** A report of `vitest --reporter=json` with one file: status by title, or whole assertions. */
export function vitestReport(
  name: string,
  results: Readonly<Record<string, string>> | readonly Assertion[],
  status = 'passed',
): object {
  const assertions: readonly Assertion[] = Array.isArray(results)
    ? results
    : Object.entries(results).map(([title, ended]) => ({ title, status: ended }));
  const assertionResults = assertions.map(({ title, ...rest }) => ({ fullName: title, ...rest }));
  return { testResults: [{ name: `/somewhere/${name}`, status, assertionResults }] };
}

/** A report of `playwright test --reporter=json` with one test. */
export const playwrightReport = (
  folder: string,
  file: string,
  {
    title,
    status,
    engine,
    project: projectName = 'chromium',
  }: { title: string; status: string; engine?: string; project?: string },
): object => {
  const annotations = engine ? [{ type: 'engine', description: engine }] : [];
  return {
    config: { configFile: '/somewhere/playwright.config.ts', rootDir: `/somewhere/${folder}` },
    suites: [{ title: file, specs: [{ title, file, tests: [{ status, projectName, annotations }] }] }],
    errors: [],
  };
};

/** A report of `npm run attack` with one attack on psp-table. */
export const attackReport = (title: string, faults: readonly string[]): object => ({
  date: '2026-11-23T11:00:00.000Z',
  attacks: [{ name: 'some', title }],
  rows: [{ attack: 'some', element: 'psp-table', cases: 3, faults }],
});
