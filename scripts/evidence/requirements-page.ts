import { groupBy } from '../../src/manifest/group-by.ts';
import { hasPassed, type MutationScore } from '../mutation-scores.ts';
import { visual } from '../steps.ts';
import type { Evidence, EvidenceTest, RequirementEvidence } from './evidence.ts';
import { html, inline, type Markup, page, table } from './html.ts';
import type { MutatedFile } from './mutants.ts';
import { changedPicturesSection, requirementPictures } from './pictures-section.ts';

/** reports/evidence/index.html: the requirements, the code and tests for each, and the results of the last run. */
export const requirementsPage = (evidence: Evidence): string =>
  page(
    'Evidence for the requirements of PSP Widgets',
    html`${introduction(evidence)}
${problemsSection(evidence)}
${runsSection(evidence)}
${mutationSection(evidence)}
${evidence.groups.map(
  ({ title, ids }) => html`<h2>${title}</h2>
${scoresOfGroup(ids, evidence)}
${ids.map(id => requirementSection(id, evidence.ids[id] as RequirementEvidence))}`,
)}`,
  );

const introduction = ({ commit, sources, date }: Evidence): Markup => html`
<p>Each requirement of the library with the source files that implement it and the tests that verify it, as they ended when they were last run. This page is generated from the reports of the test runs; nothing in it is written by hand. <code>evidence.json</code>, beside it, names every single test.</p>
<p>Also generated: <a href="security.html">security record</a>, <a href="accessibility.html">accessibility conformance report</a>, <a href="performance.html">performance record</a>.</p>
${table(
  ['Made from', ''],
  [
    ['Date', date],
    ['Commit', commit || 'not in a Git repository'],
    ['SHA-256 of src, tests, scripts and package-lock.json', html`<code>${sources}</code>`],
  ],
)}`;

function problemsSection({ problems, ids, reports }: Evidence): Markup {
  const werePicturesCompared = visual.report !== undefined && visual.report.file in reports;
  const requirements = (names: readonly string[]) =>
    table(
      ['Requirement', 'Sentence'],
      names.map(id => [id, inline(ids[id]?.sentence ?? '')]),
    );
  const lines = (texts: readonly string[]) => (texts.length ? list(texts) : html`<p>None.</p>`);
  return html`<h2>To look at first</h2>
<h3>Requirements without a test: ${problems.idsWithoutTest.length}</h3>
${requirements(problems.idsWithoutTest)}
<h3>Requirements without a result in the last runs: ${problems.idsWithoutResult.length}</h3>
${requirements(problems.idsWithoutResult)}
<h3>Failed tests: ${problems.failedTests.length}</h3>
${table(
  ['Test', 'File', 'Kind', 'Ran in'],
  problems.failedTests.map(({ title, file, kind, engine }) => [title, file, kind, engine]),
)}
<h3>Test steps that were not run: ${problems.missingReports.length}</h3>
${lines(problems.missingReports)}
<h3>Results of other code than this: ${problems.reportsOfOtherCode.length}</h3>
<p>The code was changed after these runs, or nothing says which code they ran on.</p>
${lines(problems.reportsOfOtherCode)}
<h3>Requirements that tests name and the list lacks: ${problems.unknownIds.length}</h3>
${lines(problems.unknownIds)}
${changedPicturesSection(problems.changedPictures, werePicturesCompared)}
<h3>Tests that name no requirement: ${problems.testsWithoutId.length}</h3>
<p>Tests of the repository itself and of the reference portal prove no requirement.</p>
${filesTable(problems.testsWithoutId)}`;
}

const runsSection = ({ reports }: Evidence): Markup => html`<h2>Last runs</h2>
${table(
  ['Step', 'Passed', 'Failed', 'Date', 'Commit', 'SHA-256 of the code'],
  Object.values(reports).map(({ title, passed, failed, date, commit, sources }) => [
    title,
    passed,
    failed ? html`<span class="failed">${failed}</span>` : '0',
    date || 'not recorded',
    commit ? html`<code>${commit}</code>` : 'not recorded',
    sources ? html`<code>${sources}</code>` : 'not recorded',
  ]),
)}`;

function mutationSection({ mutation }: Evidence): Markup {
  return html`<h2>Would the tests notice a fault?</h2>
<p>Mutation tests change the code in many small ways. The score is the percentage of changes that made a unit test fail. All other modules: not measured.</p>
${table(
  ['Module', 'Score', 'Noticed', 'Required'],
  (mutation?.modules ?? []).map(each => [
    each.module,
    scoreOfModule(each),
    `${each.noticed} of ${each.counted}`,
    `${each.required} %`,
  ]),
  'Not measured.',
)}
${changesSection(mutation?.files ?? [])}`;
}

const changesSection = (files: readonly MutatedFile[]): Markup => html`
<h3>Changes that no test noticed</h3>
<p>Those with a reason are equivalent: the changed code does the same, and no test can notice.</p>
${table(
  ['File', 'Line', 'Change', 'Reason'],
  files.flatMap(({ file, survivors }) =>
    survivors.map(({ line, change, reason = '' }) => [file, line, change, reason]),
  ),
)}
<h3>Changes that were left out</h3>
<p>${files.reduce((sum, { ignoredStatic }) => sum + ignoredStatic, 0)} changes of what is computed when a module is loaded, such as tables, and:</p>
${table(
  ['File', 'Line', 'Change', 'Reason'],
  files.flatMap(({ file, explained }) =>
    explained.map(({ line, change, reason = 'not stated' }) => [file, line, change, reason]),
  ),
)}`;

const scoreOfModule = (module: MutationScore): string | Markup =>
  hasPassed(module) ? `${module.score} %` : html`<span class="failed">${percent(module.score)}</span>`;

const percent = (score: number | undefined): string => (score === undefined ? 'not measured' : `${score} %`);

/** The mutation scores of the files that name a requirement of the group. */
function scoresOfGroup(ids: readonly string[], evidence: Evidence): Markup {
  const code = new Set(ids.flatMap(id => evidence.ids[id]?.code ?? []));
  const measured = (evidence.mutation?.files ?? []).filter(
    ({ file, score }) => code.has(file) && score !== undefined,
  );
  const others = code.size - measured.length;
  const scores = measured.map(({ file, score }) => html`${file} ${percent(score)}, `);
  return html`<p>Mutation scores of the code: ${scores}${others} ${measured.length ? 'other ' : ''}files not measured.</p>`;
}

const requirementSection = (id: string, { sentence, code, tests, pictures }: RequirementEvidence): Markup => {
  const failed = tests.filter(({ result }) => result === 'failed').length;
  const passed = html`${tests.length - failed} passed`;
  const summary = failed ? html`${passed}, <span class="failed">${failed} failed</span>` : passed;
  return html`<h3 id="${id}">${id}: ${tests.length ? summary : html`<span class="failed">no result</span>`}</h3>
<p>${inline(sentence)}</p>
<p>Code: ${code.length ? html`<code>${code.join(', ')}</code>` : 'no file names it'}.</p>
${requirementPictures(pictures)}
${tests.length ? filesTable(tests) : ''}
`;
};

/**
 * The tests by file: how many passed and failed in each engine, and the first titles, or those of the failed tests if
 * there are any.
 */
function filesTable(tests: readonly EvidenceTest[]): Markup {
  const files = [...groupBy(tests, ({ file }) => file).values()];
  return table(
    ['File', 'Kind', 'Result', 'Tests'],
    files.map(group => {
      const [{ file, kind }] = group as [EvidenceTest];
      const failed = group.filter(({ result }) => result === 'failed');
      return [file, kind, resultsByEngine(group), titles(failed.length ? failed : group)];
    }),
  );
}

const resultsByEngine = (tests: readonly EvidenceTest[]): Markup =>
  list(
    [...groupBy(tests, ({ engine }) => engine)].map(([engine, group]) => {
      const failed = group.filter(({ result }) => result === 'failed').length;
      return failed
        ? html`<span class="failed">${failed} of ${group.length} failed</span>, ${engine}`
        : `${group.length} passed, ${engine}`;
    }),
  );

const mostTitles = 3;

function titles(tests: readonly EvidenceTest[]): Markup {
  const all = [...new Set(tests.map(({ title }) => title.replace(/\[[A-Z]{2,4}-\d{2}\] ?/g, '')))];
  const more = all.length - mostTitles;
  return list(more > 0 ? [...all.slice(0, mostTitles), `and ${more} more, in evidence.json`] : all);
}

const list = (items: readonly (string | Markup)[]): Markup =>
  html`<ul>${items.map(item => html`<li>${item}</li>`)}</ul>`;
