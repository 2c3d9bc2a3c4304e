import { groupBy } from '../../src/manifest/group-by.ts';
import { type ChangedPicture, changedPictures } from '../visual/compared-pictures.ts';
import { type MutationEvidence, mutationEvidence } from './mutants.ts';
import { type Picture, picturesFor, picturesOfStories } from './pictures.ts';
import { idsIn, type RequirementGroup, requirementGroups } from './requirements.ts';
import type { RunRecord } from './run-records.ts';
import { resultsIn, type TestResult } from './test-results.ts';

/** A file with its path from the root. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** An existing report of a test step. */
export interface ReadReport {
  readonly file: string;
  readonly title: string;
  /** For steps that delay frames, such as `late frames`. */
  readonly condition?: string | undefined;
  readonly json: object;
  readonly record: RunRecord | undefined;
}

/** The input of the evidence. */
export interface EvidenceInputs {
  readonly commit: string;
  readonly sources: string;
  readonly date: string;
  /** docs/requirements.md */
  readonly document: string;
  readonly code: readonly TextFile[];
  readonly tests: readonly TextFile[];
  readonly reports: readonly ReadReport[];
  /** Accepted pictures, by their paths below the folder of baselines. */
  readonly pictures: readonly string[];
  /** Steps of `npm run test:full` without a report. */
  readonly missingReports: readonly string[];
}

/** A test as evidence: without its ids, which it is listed under. */
export type EvidenceTest = Omit<TestResult, 'ids'> & {
  /** The report that states the result: a key into `reports`. */
  readonly report: string;
};

export interface ReportSummary {
  readonly title: string;
  readonly passed: number;
  readonly failed: number;
  /** When the run ended or, without a record, when it began; '' if neither is known. */
  readonly date: string;
  readonly commit: string;
  /** The hash of the code that it ran on; '' if no run is recorded. */
  readonly sources: string;
}

export interface Evidence {
  readonly commit: string;
  readonly sources: string;
  readonly date: string;
  readonly problems: Problems;
  readonly reports: Readonly<Record<string, ReportSummary>>;
  /** Undefined without a report of mutation tests. */
  readonly mutation: MutationEvidence | undefined;
  readonly groups: readonly { readonly title: string; readonly ids: readonly string[] }[];
  readonly ids: Readonly<Record<string, RequirementEvidence>>;
}

export interface RequirementEvidence {
  readonly sentence: string;
  /** Paths of source files that name the id. */
  readonly code: readonly string[];
  readonly tests: readonly EvidenceTest[];
  /** Pictures of the elements and pieces whose own code or tests name the requirement. */
  readonly pictures: readonly Picture[];
}

/** Problems that a reader has to look at first. */
export interface Problems {
  readonly idsWithoutTest: readonly string[];
  /** A test names them, but none of the reports has its result. */
  readonly idsWithoutResult: readonly string[];
  readonly failedTests: readonly EvidenceTest[];
  readonly missingReports: readonly string[];
  /** Reports of runs on other code, or of which no run is recorded. */
  readonly reportsOfOtherCode: readonly string[];
  /** Ids that tests name and docs/requirements.md lacks. */
  readonly unknownIds: readonly string[];
  readonly testsWithoutId: readonly EvidenceTest[];
  /** Pictures that differ from their baseline or have none, in the last run that compared them. */
  readonly changedPictures: readonly ChangedPicture[];
}

/** Joins requirements, code and the results of the last runs. */
export function evidenceFrom(inputs: EvidenceInputs): Evidence {
  const { commit, sources, date, document, reports } = inputs;
  const groups = requirementGroups(document);
  const results = latestResults(reports);
  return {
    commit,
    sources,
    date,
    problems: problemsIn(inputs, groups, results),
    reports: Object.fromEntries(reports.map(report => [report.file, summaryOf(report, results)])),
    mutation: reports.map(({ json }) => mutationEvidence(json)).find(Boolean),
    groups: groups.map(({ title, requirements }) => ({ title, ids: requirements.map(({ id }) => id) })),
    ids: evidenceById(inputs, groups, results),
  };
}

type Result = TestResult & { readonly report: string };

/**
 * All results; if two reports contain the same test, such as those of `npm test` and of the full run, the later result.
 */
function latestResults(reports: readonly ReadReport[]): Result[] {
  const latest = new Map<string, Result[]>();
  for (const report of reports.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other))))
    for (const [key, results] of groupBy(resultsOf(report), keyOf)) latest.set(key, results);
  return [...latest.values()].flat();
}

const resultsOf = ({ file, json, record, condition }: ReadReport): Result[] => {
  const node = record ? `Node ${record.node}` : 'Node';
  const chromium = record?.chromium || 'Chromium';
  return resultsIn(json, { node, chromium }).map(result => ({
    ...result,
    engine: condition ? `${result.engine}, ${condition}` : result.engine,
    report: file,
  }));
};

const keyOf = ({ file, title, engine }: Result): string =>
  [file, title, engine.replace(/[\d.]+/g, '')].join('\n');

function evidenceById(
  { code, tests, pictures, reports }: EvidenceInputs,
  groups: readonly RequirementGroup[],
  results: readonly Result[],
) {
  const shown = picturesOfStories(pictures, tests, changedIn(reports));
  const requirements = groups.flatMap(group => group.requirements);
  return Object.fromEntries(
    requirements.map(({ id, sentence }): [string, RequirementEvidence] => {
      const files = code.filter(({ text }) => text.includes(`[${id}]`)).map(({ path }) => path);
      const proofs = results.filter(({ ids }) => ids.includes(id)).map(withoutIds);
      return [id, { sentence, code: files, tests: proofs, pictures: picturesFor(id, files, proofs, shown) }];
    }),
  );
}

const changedIn = (reports: readonly ReadReport[]): ChangedPicture[] =>
  reports.flatMap(({ json }) => changedPictures(json));

function problemsIn(
  { tests, reports, sources, missingReports }: EvidenceInputs,
  groups: readonly RequirementGroup[],
  results: readonly Result[],
): Problems {
  const ids = groups.flatMap(({ requirements }) => requirements.map(({ id }) => id));
  const named = new Set(tests.flatMap(({ text }) => idsInTitles(text)));
  const verified = new Set(results.flatMap(result => result.ids));
  const unverified = ids.filter(id => !verified.has(id));
  return {
    idsWithoutTest: unverified.filter(id => !named.has(id)),
    idsWithoutResult: unverified.filter(id => named.has(id)),
    failedTests: results.filter(({ result }) => result === 'failed').map(withoutIds),
    missingReports,
    reportsOfOtherCode: reports.filter(({ record }) => record?.sources !== sources).map(({ file }) => file),
    unknownIds: [...verified].filter(id => !ids.includes(id)),
    testsWithoutId: results.filter(result => !result.ids.length).map(withoutIds),
    changedPictures: changedIn(reports),
  };
}

// A quoted text that begins with ids, as test titles do; ids in comments and elsewhere do not count.
const idsInTitles = (text: string): string[] =>
  (text.match(/['"`](?:\[[A-Z]{2,4}-\d{2}\] ?)+/g) ?? []).flatMap(idsIn);

function summaryOf(report: ReadReport, results: readonly Result[]): ReportSummary {
  const own = results.filter(result => result.report === report.file);
  const failed = own.filter(({ result }) => result === 'failed').length;
  return {
    title: report.title,
    passed: own.length - failed,
    failed,
    date: dateOf(report),
    commit: report.record?.commit ?? '',
    sources: report.record?.sources ?? '',
  };
}

function dateOf({ record, json }: ReadReport): string {
  const { startTime, date, stats } = json as ReportDates;
  const began = startTime ?? date ?? stats?.startTime;
  return record?.date ?? (began ? new Date(began).toISOString() : '');
}

interface ReportDates {
  readonly startTime?: number;
  readonly date?: string;
  readonly stats?: { readonly startTime: string };
}

const withoutIds = ({ ids: _, ...test }: Result): EvidenceTest => test;
