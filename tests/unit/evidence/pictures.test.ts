// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type EvidenceInputs, evidenceFrom } from '../../../scripts/evidence/evidence.ts';
import { requirementsPage } from '../../../scripts/evidence/requirements-page.ts';
import { readReport } from './reports.ts';

/** Names an id without proving it in this file. */
const of = (id: string): string => `[${id}]`;

const deposit = 'forms-psp-deposit-form--ready/light-1280.png';
const button = 'pieces-button--tones/dark-375.png';
const table = 'lists-psp-table--empty/light-375.png';

const elementStory = (title: string, name: string) => ({
  path: `stories/elements/${name}.stories.ts`,
  text: `import { element } from '../../src/elements/${name}/index.ts';\nexport default { title: '${title}' };`,
});

const inputs: EvidenceInputs = {
  commit: '',
  sources: 'aa11',
  date: '',
  document: `## DEP: deposits\n\n- **DEP-03** Save.\n- **UI-12** Fields.\n- **TBL-02** Pages.\n- **NET-05** Lists.`,
  code: [
    { path: 'src/elements/deposit-form/deposit-form.rules.ts', text: `${of('DEP-03')} ${of('NET-05')}` },
    { path: 'src/ui/controls/button.tsx', text: of('UI-12') },
    { path: 'src/table/engine/query/pages.ts', text: of('TBL-02') },
  ],
  tests: [
    elementStory('Forms/psp-deposit-form', 'deposit-form'),
    elementStory('Lists/psp-table', 'table'),
    {
      path: 'stories/ui/button.stories.tsx',
      text: "import { Button } from '../../src/ui/controls/button.tsx';\nexport default { title: 'Pieces/Button' };",
    },
  ],
  pictures: [deposit, button, table],
  reports: [],
  missingReports: [],
};

const filesOf = (id: string, changes: Partial<EvidenceInputs> = {}) =>
  evidenceFrom({ ...inputs, ...changes }).ids[id]?.pictures.map(({ file }) => file);

describe('the pictures of a requirement', () => {
  it('[EVI-05] are those of the element, the table or the piece whose code names it', () => {
    expect(filesOf('DEP-03')).toEqual([deposit]);
    expect(filesOf('TBL-02')).toEqual([table]);
    expect(filesOf('UI-12')).toEqual([button]);
  });

  it.each(['deposit-form', 'deposit-form-saving'])(
    '[EVI-05] are those of an element whose tests name it, too, in %s.test.ts',
    file => {
      const assertionResults = [{ fullName: `${of('UI-12')} marks the field`, status: 'passed' }];
      const name = `/somewhere/tests/elements/${file}.test.ts`;
      const report = readReport('elements', { testResults: [{ name, status: 'passed', assertionResults }] });
      expect(filesOf('UI-12', { reports: [report] })).toEqual([deposit, button]);
    },
  );

  it('[EVI-05] are missing for invisible requirements, such as those about requests', () => {
    expect(filesOf('NET-05')).toEqual([]);
  });
});

describe('changed pictures', () => {
  const attachments = ['expected', 'actual', 'diff'].map(role => ({
    name: deposit.replace('.png', `-${role}.png`),
    path: `/somewhere/reports/visual/results/${role}.png`,
  }));
  const suites = [
    {
      title: 'pictures.spec.ts',
      specs: [{ title: 'x', tests: [{ annotations: [], results: [{ attachments }] }] }],
    },
  ];
  const config = { configFile: '/somewhere/playwright.visual.config.ts', rootDir: '/somewhere/tests/visual' };
  const compared = readReport('visual', { config, suites });

  it('[EVI-05] are listed before everything else and marked at their requirement', () => {
    const evidence = evidenceFrom({ ...inputs, reports: [compared] });
    expect(evidence.problems.changedPictures).toMatchObject([{ picture: deposit }]);
    expect(evidence.ids['DEP-03']?.pictures).toMatchObject([{ file: deposit, isChanged: true }]);
    const text = requirementsPage(evidence);
    expect(text.indexOf('differ from their baseline: 1')).toBeLessThan(text.indexOf('Last runs'));
    expect(text).toContain(`src="pictures/changed/actual/${deposit}"`);
    expect(text).toContain('1 changed since they were accepted');
  });

  it('[EVI-05] are not reported as none if pictures were not compared', () => {
    expect(requirementsPage(evidenceFrom(inputs))).toContain('Not compared');
    const same = readReport('visual', { config, suites: [] });
    expect(requirementsPage(evidenceFrom({ ...inputs, reports: [same] }))).toContain('baseline: 0');
  });
});
