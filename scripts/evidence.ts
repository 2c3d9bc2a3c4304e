import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { html, type Markup, page, table } from './html.ts';
import { hasPassed, type MutationScore, mutationScores } from './mutation-scores.ts';
import { readJson } from './read-json.ts';
import {
  type RequirementResult,
  requirementResults,
  type TestResult,
  testRunIn,
} from './requirement-results.ts';

// `npm run evidence`: writes reports/evidence/: each requirement with its tests and their results in the last runs.
interface Report {
  readonly file: string;
  /** When it was made; a report from before the commit has results of other code. */
  readonly date: string;
  readonly isOlderThanCommit: boolean;
}

interface ReportedTest extends TestResult {
  readonly report: string;
}

const folder = 'reports/evidence';
const mutationFile = 'reports/mutation.json';
const commit = { id: git('rev-parse', 'HEAD'), date: git('log', '-1', '--format=%cI') };
const runs = globSync('reports/*.json')
  .toSorted()
  .flatMap(file => {
    const run = testRunIn(readJson<object>(file) ?? {});
    return run ? [{ ...reportOf(file, run.date), tests: run.tests }] : [];
  });
const tests = runs.flatMap(run => run.tests.map(test => ({ ...test, report: run.file })));
const lines = ['docs/requirements.md', 'docs/upkeep.md'].map(path => readFileSync(path, 'utf8')).join('\n');
const requirements = requirementResults(lines, tests);
const mutationReport = readJson<Parameters<typeof mutationScores>[0]>(mutationFile);
const evidence = {
  date: new Date().toISOString(),
  commit: { ...commit, hasUncommittedChanges: git('status', '--porcelain') !== '' },
  failedTests: tests.filter(test => !test.hasPassed),
  requirementsWithoutTest: requirements.filter(requirement => !requirement.tests.length).map(({ id }) => id),
  reports: runs.map(({ tests: own, ...report }) => ({
    ...report,
    passed: own.filter(test => test.hasPassed).length,
    failed: own.filter(test => !test.hasPassed).length,
  })),
  mutation: mutationReport && {
    ...reportOf(mutationFile, statSync(mutationFile).mtime.toISOString()),
    modules: mutationScores(mutationReport),
  },
  requirements,
};

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/evidence.json`, `${JSON.stringify(evidence, null, 2)}\n`);
writeFileSync(`${folder}/index.html`, page('Requirements of PSP Widgets and their tests', contents()));
console.log(
  `${requirements.length} requirements, ${evidence.requirementsWithoutTest.length} without a test in the reports; ${tests.length} tests, ${evidence.failedTests.length} failed: ${folder}/index.html`,
);

/** What Git prints; '' outside of a repository. */
function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function reportOf(file: string, date: string): Report {
  return { file, date, isOlderThanCommit: Date.parse(date) < Date.parse(commit.date) };
}

function contents(): Markup {
  const { failedTests, requirementsWithoutTest, reports, mutation } = evidence;
  return html`<p>Made on ${evidence.date} from ${commit.id ? `commit ${commit.id} of ${commit.date}` : 'a folder without Git'}${evidence.commit.hasUncommittedChanges ? ', with uncommitted changes' : ''}.</p>
<h2>Failed tests: ${failedTests.length}</h2>
${testTable(failedTests)}
<h2>Requirements without a test in these reports: ${requirementsWithoutTest.length}</h2>
<ul>${requirementsWithoutTest.map(id => html`<li><a href="#${id}">${id}</a></li>`)}</ul>
<h2>Reports</h2>
${table(
  ['Report', 'Date', 'Passed', 'Failed'],
  reports.map(report => [report.file, dateOf(report), report.passed, report.failed]),
)}
<h2>Mutation scores</h2>
${mutation ? html`<p>${dateOf(mutation)}</p>${scoreTable(mutation.modules)}` : html`<p>Not measured.</p>`}
<h2>Requirements</h2>
${requirements.map(requirementSection)}`;
}

function dateOf({ date, isOlderThanCommit }: Report): Markup {
  return isOlderThanCommit ? html`<strong>${date}, older than this commit</strong>` : html`${date}`;
}

function scoreTable(scores: readonly MutationScore[]): Markup {
  return table(
    ['Module', 'Score', 'Required'],
    scores.map(each => {
      const score = each.score === undefined ? 'not measured' : `${each.score} %`;
      return [each.module, hasPassed(each) ? score : html`<strong>${score}</strong>`, `${each.required} %`];
    }),
  );
}

function requirementSection({ id, sentence, tests: own }: RequirementResult<ReportedTest>): Markup {
  const failed = own.filter(test => !test.hasPassed).length;
  return html`<h3 id="${id}">${id}</h3>
<p>${sentence}</p>
<details><summary>${own.length - failed} passed, ${failed ? html`<strong>${failed} failed</strong>` : '0 failed'}</summary>
${testTable(own)}</details>
`;
}

function testTable(shown: readonly ReportedTest[]): Markup {
  return table(
    ['Test', 'File', 'Result', 'Report'],
    shown.map(({ title, file, hasPassed: passed, report }) => [
      title,
      file,
      passed ? 'passed' : html`<strong>failed</strong>`,
      report,
    ]),
  );
}
