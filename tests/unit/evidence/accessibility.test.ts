// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { accessibilityPage } from '../../../scripts/evidence/accessibility/accessibility-page.ts';
import { accessibilityRecord } from '../../../scripts/evidence/accessibility/conformance.ts';
import { criteria } from '../../../scripts/evidence/accessibility/criteria.ts';
import { type EvidenceInputs, evidenceFrom, type TextFile } from '../../../scripts/evidence/evidence.ts';
import { readReport, vitestReport } from './reports.ts';

const inputs: EvidenceInputs = {
  commit: '',
  sources: '',
  date: '2026-11-23',
  document: '## UI: pieces\n\n- **UI-01** A modal dialog.\n',
  code: [],
  tests: [],
  reports: [],
  missingReports: [],
  pictures: [],
};
const recordOf = (reports: EvidenceInputs['reports'], code: readonly TextFile[] = []) => {
  const all = { ...inputs, reports, code };
  return accessibilityRecord(evidenceFrom(all), all);
};
const lineOf = (number: string, record: ReturnType<typeof recordOf>) =>
  record.conformance.find(({ criterion }) => criterion.number === number);

/** A story with the WCAG tags of the rules that passed, that found a fault and that could not decide. */
const story = (storyId: string, passes: string[], violations: string[] = [], incomplete: string[] = []) => {
  const rules = (tags: readonly string[]) => tags.map(tag => ({ id: `rule-${tag}`, tags: ['wcag2a', tag] }));
  const found = { passes: rules(passes), violations: rules(violations), incomplete: rules(incomplete) };
  const result = { testEngine: { name: 'axe-core', version: '4.14.1' }, ...found };
  return { title: 'Ready', status: 'passed', meta: { storyId, reports: [{ type: 'a11y', result }] } };
};
const stories = (...all: ReturnType<typeof story>[]) =>
  readReport('stories', vitestReport('stories/table.stories.ts', all));

// Without its id in brackets in this file, which only proofs of a requirement have.
const dialogTest = (title: string) => `a dialog [${'UI-01'}] ${title}`;

describe('the accessibility conformance report', () => {
  it('[EVI-04] has all 55 criteria of levels A and AA of WCAG 2.2, each once', () => {
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  });

  it('[EVI-04] states Supports where axe found no fault, and counts what axe left to a person', () => {
    const record = recordOf([stories(story('a', ['wcag1412']), story('b', ['wcag1412'], [], ['wcag1412']))]);
    expect(lineOf('1.4.12', record)).toMatchObject({
      level: 'Supports',
      remarks: 'axe (rule-wcag1412): no fault in 2 states; left to a person, and not judged yet, in 1.',
    });
    expect(record).toMatchObject({ axeVersion: '4.14.1', stories: 2 });
  });

  it('[EVI-04] states Partially Supports where a check found a fault, and names the story', () => {
    const record = recordOf([stories(story('a', ['wcag111']), story('b', [], ['wcag111']))]);
    expect(lineOf('1.1.1', record)).toMatchObject({
      level: 'Partially Supports',
      remarks: expect.stringContaining('faults in 1: b'),
    });
  });

  it('[EVI-04] counts tests by their titles; one that failed in an engine has failed', () => {
    const title = dialogTest('does not trap the focus');
    const passed = readReport('elements', vitestReport('tests/elements/a.test.ts', { [title]: 'passed' }));
    const late = readReport('late', vitestReport('tests/elements/a.test.ts', { [title]: 'failed' }));
    expect(lineOf('2.1.2', recordOf([passed]))).toMatchObject({
      level: 'Supports',
      remarks: 'tests passed: 1.',
    });
    expect(lineOf('2.1.2', recordOf([passed, { ...late, condition: 'late frames' }]))).toMatchObject({
      level: 'Partially Supports',
      remarks: 'tests failed: 1.',
    });
  });

  it('[EVI-04] does not evaluate criteria without a check', () => {
    expect(lineOf('1.3.2', recordOf([]))).toMatchObject({ level: 'Not Evaluated', remarks: 'Not tested.' });
  });

  it('[EVI-04] lists a criterion as not applicable until the code contains what it is about', () => {
    const video = { path: 'src/elements/x/x.tsx', text: '<video src={url} />' };
    const tool = { path: 'src/cli/names.ts', text: '<video>' };
    expect(lineOf('1.2.2', recordOf([], [tool]))?.level).toBe('Not Applicable');
    expect(lineOf('1.2.2', recordOf([], [video]))?.level).toBe('Not Evaluated');
  });

  it('[EVI-04] lists screen readers as not tested', () => {
    const text = accessibilityPage(recordOf([]), evidenceFrom(inputs), {
      name: 'psp-widgets',
      version: '1.0.0',
      description: 'Elements',
    });
    for (const reader of ['NVDA', 'JAWS', 'VoiceOver'])
      expect(text).toContain(`<td>${reader}</td><td>not tested</td>`);
    expect(text).toContain('Table 1: success criteria, level A');
  });
});
