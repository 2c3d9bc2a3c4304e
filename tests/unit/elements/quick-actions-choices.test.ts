import { describe, expect, it } from 'vitest';
import { readAssignments } from '../../../src/elements/quick-actions/assignments.rules.ts';
import {
  applyChange,
  emptyChoice,
  mismatchProblem,
  postedFields,
  siteOptions,
  studyDisabledReason,
  withListedPatient,
} from '../../../src/elements/quick-actions/quick-actions.rules.ts';

const linked = () =>
  readAssignments(
    [
      { id: 1, siteId: 'S-1', studyId: 'T-7', enableQuickActions: true },
      { id: 2, siteId: 'S-2', enableQuickActions: true },
    ],
    [
      { id: 7, studyId: 'T-7', enableQuickActions: true },
      { id: 8, studyId: 'T-8', enableQuickActions: true },
    ],
  );

describe('a site and a study that do not belong together.', () => {
  const problem = (site: string, study: string, assignments = linked()) =>
    mismatchProblem(assignments, { ...emptyChoice, site, study });

  it.each([
    ['1', '7', undefined],
    ['1', '8', 'the selected site and study do not belong together.'],
    ['1', '', undefined],
    ['2', '', 'the selected site belongs to none of the studies.'],
    ['', '7', undefined],
    ['', '8', 'the selected study belongs to none of the sites.'],
    ['', '', undefined],
  ])('[QA-04] the site %j and the study %j: %j', (site, study, text) => {
    expect(problem(site, study)).toBe(text);
  });

  it('[QA-04] are not a mistake where the page has only sites or only studies', () => {
    expect(problem('1', '', readAssignments([{ id: 1, siteId: 'S-1' }], []))).toBeUndefined();
    expect(problem('', '7', readAssignments([], [{ id: 7, studyId: 'T-7' }]))).toBeUndefined();
  });
});

it('[QA-06] clears a patient who is not among the options', () => {
  const choice = { ...emptyChoice, site: '1', patient: '5' };
  expect(withListedPatient([{ value: '4' }, { value: '5' }], choice)).toBe(choice);
  expect(withListedPatient([{ value: '4' }], choice)).toEqual({ ...choice, patient: '' });
  expect(withListedPatient([], choice)).toEqual({ ...choice, patient: '' });
});

it('[QA-01] posts no empty field, and no patient for a new patient', () => {
  const choice = { ...emptyChoice, action: 'addPatient', site: '1', patient: '5' };
  expect(postedFields(choice, 't')).toEqual([
    ['action', 'addPatient'],
    ['site', '1'],
    ['_token', 't'],
  ]);
  expect(postedFields({ ...choice, action: 'createErr', study: '7' }, '')).toEqual([
    ['action', 'createErr'],
    ['study', '7'],
    ['site', '1'],
    ['patient', '5'],
  ]);
});

it('[QA-03] shows the number of a site only beside others of the same name', () => {
  const named = (id: number, siteName: string) => ({ id, siteId: `S-${id}`, siteName });
  const assignments = readAssignments([named(1, 'Same'), named(2, 'Other'), named(3, 'Same')], []);
  const { options } = siteOptions(assignments, emptyChoice);
  expect(options.map(({ note }) => note)).toEqual(['S-1', undefined, 'S-3']);
});

it.each([
  [{ site: '2' }, 'a site that does not belong to the selected study'],
  [{ study: '8' }, 'a study that does not belong to the selected site'],
  [{ site: '9' }, 'a site that the page does not list'],
])('[QA-04] ignores the choice %j: %s', (change, _) => {
  const choice = { ...emptyChoice, action: 'createErr', site: '1', study: '7', patient: '5' };
  expect(applyChange(linked(), choice, change)).toBe(choice);
});

it('[QA-05] needs no site to select the study of anything but a new patient', () => {
  const studies = readAssignments([], [{ id: 7, studyId: 'T-7' }]);
  expect(studyDisabledReason(studies, { ...emptyChoice, action: 'createErr' })).toBeUndefined();
  expect(studyDisabledReason(studies, { ...emptyChoice, action: 'addPatient' })).toBe('noSites');
});
