import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import nunjucks from 'nunjucks';
import { hasPassed, type MutationScore } from './mutation-scores.ts';
import { requirementResults, testRunIn } from './test-reports.ts';

// `npm run evidence`: writes reports/evidence/: each requirement with its tests and their results in the last runs.
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
const scores = readJson<readonly MutationScore[]>(mutationFile);
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
  mutation: scores && {
    ...reportOf(mutationFile, statSync(mutationFile).mtime.toISOString()),
    modules: scores.map(score => ({ ...score, hasPassed: hasPassed(score) })),
  },
  requirements,
};

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/evidence.json`, `${JSON.stringify(evidence, null, 2)}\n`);
writeFileSync(
  `${folder}/index.html`,
  nunjucks.configure(import.meta.dirname).render('evidence.njk', evidence),
);
console.log(
  `${requirements.length} requirements, ${evidence.requirementsWithoutTest.length} without a test in the reports; ${tests.length} tests, ${evidence.failedTests.length} failed: ${folder}/index.html`,
);

/** What Git prints; '' outside of a repository. */
function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** A report and when it was made; one from before the commit has results of other code. */
function reportOf(file: string, date: string) {
  return { file, date, isOlderThanCommit: Date.parse(date) < Date.parse(commit.date) };
}

/** Parses a JSON file; undefined if it is missing or incomplete, as an interrupted run leaves it. */
function readJson<Content>(path: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
