import { existsSync, globSync, readFileSync } from 'node:fs';
import { baselineFolder } from '../../tests/visual/states.ts';
import { readJson } from '../read-json.ts';
import { fullStages, type Step, testStages } from '../steps.ts';
import type { EvidenceInputs, ReadReport, TextFile } from './evidence.ts';
import { hashOfSources } from './hash-of-sources.ts';
import { gitCommit, recordOf } from './run-records.ts';

/** Reads requirements, code, tests and the reports of the last runs from the working directory. */
export const evidenceInputs = (): EvidenceInputs => ({
  commit: gitCommit(),
  sources: hashOfSources(),
  date: new Date().toISOString(),
  document: readFileSync('docs/requirements.md', 'utf8'),
  code: filesAt('src/**/*.{ts,tsx,css}'),
  tests: filesAt('{tests,stories}/**/*.{ts,tsx}'),
  pictures: globSync('*/*.png', { cwd: baselineFolder })
    .map(path => path.replaceAll('\\', '/'))
    .toSorted(),
  reports: stepsWithReport.filter(({ report }) => existsSync(report.file)).map(readReport),
  missingReports: fullStages
    .flat()
    .filter(({ report }) => report && !existsSync(report.file))
    .map(({ title }) => title),
});

type StepWithReport = Step & Required<Pick<Step, 'report'>>;

// The full run and `npm test` share some reports; the step that is named first gives the title.
const stepsWithReport: readonly StepWithReport[] = [...fullStages, ...testStages]
  .flat()
  .filter((step): step is StepWithReport => step.report !== undefined)
  .filter((step, index, all) => all.findIndex(({ report }) => report.file === step.report.file) === index);

const readReport = ({ title, report, environment }: StepWithReport): ReadReport => ({
  file: report.file,
  title,
  condition: environment?.LATE ? 'late frames' : undefined,
  json: readJson<object>(report.file) ?? {},
  record: recordOf(report.file),
});

const filesAt = (pattern: string): TextFile[] =>
  globSync(pattern)
    .toSorted()
    .map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
