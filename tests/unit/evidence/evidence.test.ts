// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type EvidenceInputs, evidenceFrom, type ReadReport } from '../../../scripts/evidence/evidence.ts';
import { requirementsPage } from '../../../scripts/evidence/requirements-page.ts';
import { requiredScores } from '../../../scripts/mutation-modules.ts';
import { countMutationScores } from '../../../scripts/mutation-scores.ts';
import { attackReport, playwrightReport, readReport, vitestReport } from './reports.ts';

/** A title that names an id, without naming it in this file: only proofs of a requirement do. */
const of = (id: string, text = ''): string => `[${id}] ${text}`.trim();

const document = `# Requirements

## DEP: allocating a deposit

- **DEP-01** The balance of the parent.
- **DEP-03** Save is disabled, and \`<b>\` is *text*, not \`/*! b */\`.

## RQ: payments to review

- **RQ-01** A table with Approve and Deny.
`;

const inputs: EvidenceInputs = {
  commit: 'c0ffee',
  sources: 'aa11',
  date: '2026-11-23T12:00:00.000Z',
  document,
  code: [
    { path: 'src/domain/money.ts', text: `/** In whole cents. ${of('DEP-03')} */` },
    { path: 'src/domain/other.ts', text: '/** Not DEP-03 in brackets. */' },
  ],
  tests: [
    {
      path: 'tests/unit/money.test.ts',
      text: `it('${of('DEP-03', 'refuses one cent too much')}', () => {});`,
    },
  ],
  reports: [],
  missingReports: [],
  pictures: [],
};
const evidenceOf = (changes: Partial<EvidenceInputs>) => evidenceFrom({ ...inputs, ...changes });

describe('the evidence for a requirement', () => {
  const unit = readReport(
    'unit',
    vitestReport('tests/unit/money.test.ts', { [of('DEP-03', 'refuses')]: 'passed' }),
  );
  const { ids } = evidenceOf({ reports: [unit] });

  it('[EVI-01] is its sentence, the code that names it and its tests with their last result', () => {
    expect(ids['DEP-03']).toEqual({
      sentence: 'Save is disabled, and `<b>` is *text*, not `/*! b */`.',
      code: ['src/domain/money.ts'],
      tests: [
        {
          title: of('DEP-03', 'refuses'),
          file: 'tests/unit/money.test.ts',
          kind: 'unit',
          engine: 'Node 24.21.0',
          result: 'passed',
          report: 'reports/unit.json',
        },
      ],
      pictures: [],
    });
  });

  it('[EVI-01] contains journeys with the engine that they ran in, and attacks', () => {
    const firefox = playwrightReport('tests/engines', 'deposit.spec.ts', {
      title: of('DEP-01', 'shows the balance'),
      status: 'expected',
      engine: 'Firefox 153.7.0',
    });
    const attack = attackReport(of('DEP-01', 'nothing is posted twice'), []);
    const reports = [readReport('firefox', firefox), readReport('attack', attack)];
    const { tests = [] } = evidenceOf({ reports }).ids['DEP-01'] ?? {};
    expect(tests.map(({ kind, engine, file, result }) => [kind, engine, file, result])).toEqual([
      ['journey', 'Firefox 153.7.0', 'tests/engines/deposit.spec.ts', 'passed'],
      ['attack', 'Chromium 156.0', 'tests/attack', 'passed'],
    ]);
  });

  it('[EVI-01] tells apart the same journey with two example hosts', () => {
    const journey = { title: of('DEP-01', 'signs in'), status: 'expected' };
    const [php, python] = ['php', 'python'].map(project =>
      readReport(project, playwrightReport('tests/examples', 'a.spec.ts', { ...journey, project })),
    ) as [ReadReport, ReadReport];
    const { tests = [] } = evidenceOf({ reports: [php, python] }).ids['DEP-01'] ?? {};
    expect(tests.map(({ engine }) => engine)).toEqual(['Chromium 156.0, php', 'Chromium 156.0, python']);
  });

  it('[EVI-01] counts a story that axe has checked for ACC-01', () => {
    const story = {
      title: 'Ready',
      status: 'passed',
      meta: { storyId: 'psp-table--ready', reports: [{ type: 'a11y' }] },
    };
    const stories = readReport('stories', vitestReport('stories/table.stories.ts', [story]));
    const accessible = `${document}\n## ACC: for everyone\n\n- **ACC-01** No violation.\n`;
    const { ids: all } = evidenceOf({ document: accessible, reports: [stories] });
    expect(all['ACC-01']?.tests).toMatchObject([{ title: 'psp-table--ready: Ready', kind: 'story' }]);
  });

  it('[EVI-01] states the later result of a test that ran twice', () => {
    const failed = vitestReport('tests/unit/money.test.ts', { [of('DEP-03', 'refuses')]: 'failed' });
    const earlier = readReport('full-unit', failed, { date: '2026-11-22T08:00:00.000Z' });
    for (const reports of [
      [earlier, unit],
      [unit, earlier],
    ])
      expect(evidenceOf({ reports }).ids['DEP-03']?.tests.map(({ result }) => result)).toEqual(['passed']);
  });
});

describe('the problems to look at first', () => {
  it('[EVI-01] names ids without a test apart from ids whose tests have no result', () => {
    const { problems } = evidenceOf({});
    expect(problems).toMatchObject({ idsWithoutTest: ['DEP-01', 'RQ-01'], idsWithoutResult: ['DEP-03'] });
  });

  it('[EVI-01] names failed tests, flaky journeys, attacks with faults and files that could not run', () => {
    const broken = vitestReport('tests/unit/broken.test.ts', [], 'failed');
    const { problems } = evidenceOf({
      reports: [
        readReport('unit', vitestReport('tests/unit/money.test.ts', { [of('DEP-03', 'refuses')]: 'failed' })),
        readReport('full-unit', broken),
        readReport(
          'journeys',
          playwrightReport('tests/journeys', 'a.spec.ts', { title: of('DEP-01', 'pays'), status: 'flaky' }),
        ),
        readReport('attack', attackReport(of('RQ-01', 'sends nothing'), ['sent twice'])),
      ],
    });
    expect(problems.failedTests.map(({ title }) => title)).toEqual([
      of('DEP-03', 'refuses'),
      'The file could not be run to its end.',
      of('DEP-01', 'pays'),
      of('RQ-01', 'sends nothing: psp-table, 3 cases, 1 faults'),
    ]);
  });

  it('[EVI-01] names tests without an id, and ids that are no requirements', () => {
    const results = { 'portal starts': 'passed', [of('XY-99', 'does something')]: 'passed' };
    const { problems } = evidenceOf({
      reports: [readReport('unit', vitestReport('tests/unit/a.test.ts', results))],
    });
    expect(problems.testsWithoutId.map(({ title }) => title)).toEqual(['portal starts']);
    expect(problems.unknownIds).toEqual(['XY-99']);
  });

  it('[EVI-02] names reports of runs on other code, and reports of which no run is recorded', () => {
    const report = vitestReport('tests/unit/a.test.ts', {});
    const { problems } = evidenceOf({
      reports: [
        readReport('unit', report),
        readReport('elements', report, { sources: 'bb22' }),
        { ...readReport('stories', report), record: undefined },
      ],
    });
    expect(problems.reportsOfOtherCode).toEqual(['reports/elements.json', 'reports/stories.json']);
  });
});

describe('the results of mutation tests', () => {
  const mutant = (status: string, line: number, statusReason?: string) => ({
    status,
    statusReason,
    mutatorName: 'Regex',
    replacement: '/[A-Z]{3}$/',
    location: { start: { line } },
  });
  const mutants = [
    mutant('Killed', 1),
    mutant('Timeout', 1),
    mutant('Survived', 2),
    mutant('NoCoverage', 3),
    mutant('Ignored', 4, 'only bounds memory'),
    mutant('Ignored', 5, 'Static mutant (and "ignoreStatic" was enabled)'),
    mutant('RuntimeError', 6),
  ];
  const source = '\n  return !/^[A-Z]{3}$/.test(name) || codes.has(name);\n';
  const file = 'src/domain/display/signed-amount.ts';
  const amounts = { path: file, text: of('DEP-03') };
  const reports = [readReport('mutation', { files: { [file]: { module: 'money', source, mutants } } })];
  const evidence = evidenceOf({ reports, code: [...inputs.code, amounts] });

  it('[EVI-01] show the score of each module beside the one it needs', () => {
    expect(evidence.mutation?.modules).toContainEqual({
      module: 'money',
      score: 50,
      required: 95,
      noticed: 2,
      counted: 4,
    });
    expect(evidence.mutation?.modules).toContainEqual(
      expect.objectContaining({ module: 'http', score: undefined, counted: 0 }),
    );
    const text = requirementsPage(evidence).replace(/<[^>]*>/g, ' ');
    expect(text).toMatch(/money\s+50 %\s+2 of 4\s+95 %/);
    expect(text).toMatch(/http\s+not measured\s+0 of 0/);
  });

  it('[EVI-01] show mutants that no test noticed, why no test can, and excluded ones with the reason', () => {
    expect(evidence.mutation?.files).toEqual([
      {
        file,
        module: 'money',
        score: 50,
        survivors: [
          { line: 2, change: 'Regex: /[A-Z]{3}$/', reason: expect.stringContaining('three capitals') },
          { line: 3, change: 'Regex: /[A-Z]{3}$/' },
        ],
        explained: [{ line: 4, change: 'Regex: /[A-Z]{3}$/', reason: 'only bounds memory' }],
        ignoredStatic: 1,
      },
    ]);
  });

  it('[EVI-01] show the scores beside the requirements that the files name', () => {
    const text = requirementsPage(evidence).replace(/<[^>]*>/g, '');
    expect(text).toContain(`${file} 50 %, 1 other files not measured.`);
    expect(text).toContain('Mutation scores of the code: 0 files not measured.');
  });

  it('[EVI-01] fail the step with one failure for each module below its score or not measured', () => {
    const { passed, failed } = countMutationScores(JSON.stringify(reports[0]?.json));
    expect([passed, failed]).toEqual([0, Object.keys(requiredScores).length]);
    const killed = { module: 'money', source, mutants: [mutant('Killed', 1)] };
    expect(countMutationScores(JSON.stringify({ files: { [file]: killed } })).passed).toBe(1);
  });
});

describe('the page', () => {
  const failing = vitestReport('tests/unit/money.test.ts', { [of('DEP-03', 'shows <img src=x>')]: 'failed' });
  const text = requirementsPage(evidenceOf({ reports: [readReport('unit', failing)] }));
  const first = text.slice(text.indexOf('To look at first'), text.indexOf('Last runs'));

  it('[EVI-01] lists an id without a test and a failed test before everything else', () => {
    expect(first).toMatch(/without a test: 2[\s\S]*RQ-01[\s\S]*Failed tests: 1[\s\S]*\[DEP-03\] shows/);
    expect(text.indexOf('To look at first')).toBeLessThan(text.indexOf('<h2>DEP'));
  });

  it('[EVI-01] escapes titles and sentences, and needs no other file', () => {
    expect(text).toContain('shows &#60;img src=x&#62;');
    expect(text).toContain('<code>&#60;b&#62;</code> is <em>text</em>, not <code>/*! b */</code>');
    expect(text).not.toMatch(/<(?:script|link)\b|\bsrc="(?!pictures\/)|url\(/);
  });
});
