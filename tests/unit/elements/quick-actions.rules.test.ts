import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssignedEntity } from '../../../src/api/quick-actions.ts';
import { english } from '../../../src/domain/language/language.ts';
import { readAssignments } from '../../../src/elements/quick-actions/assignments.rules.ts';
import * as rules from '../../../src/elements/quick-actions/quick-actions.rules.ts';
import { runs } from '../../support/runs.ts';

const site = (id: string, more: AssignedEntity = {}): AssignedEntity => ({
  id,
  siteId: `S-${id}`,
  siteName: `Clinic ${id}`,
  enableQuickActions: true,
  ...more,
});
const study = (id: string, siteId: string, more: AssignedEntity = {}): AssignedEntity => ({
  id,
  studyId: `ST-${id}`,
  siteId,
  studyName: `Study ${id}`,
  ...more,
});

const sites = [
  site('1'),
  site('2', { disableReimbursements: true }),
  site('3', { enableQuickActions: false }),
  { id: '4', studyId: 'ST-40', studyName: 'Direct', enableQuickActions: true },
];
const studies = [
  study('10', 'S-1'),
  study('20', 'S-1', { disableTravelRequests: true }),
  study('20', 'S-2'),
  study('30', '3'),
  { id: '40', studyId: 'ST-40', studyName: 'Direct' },
];
const assignments = readAssignments(sites, studies);
const choice = (change: Partial<rules.Choice>) => ({ ...rules.emptyChoice, ...change });
const values = ({ options }: rules.EntityOptions) => options.map(({ value }) => value);
const reasons = ({ options }: rules.EntityOptions) =>
  Object.fromEntries(options.flatMap(({ value, disabled }) => (disabled ? [[value, disabled]] : [])));

describe('the options of site and study', () => {
  it.each([
    ['1', ['10', '20'], 2],
    ['2', ['20'], 3],
    ['4', ['40'], 3],
  ])('[QA-04] for site %s are the studies %j, and %i are excluded', (id, remaining, excluded) => {
    const available = rules.studyOptions(assignments, choice({ site: id }));
    expect([values(available), available.excludedCount]).toEqual([remaining, excluded]);
  });

  it.each([
    ['10', ['1'], 3],
    ['20', ['1', '2'], 2],
    ['40', ['4'], 3],
  ])('[QA-04] for study %s are the sites %j, and %i are excluded', (id, remaining, excluded) => {
    const available = rules.siteOptions(assignments, choice({ study: id }));
    expect([values(available), available.excludedCount]).toEqual([remaining, excluded]);
  });
});

describe('disabled fields and options', () => {
  it.each([
    ['', { '3': 'quickActionsDisabled' }, {}],
    ['addPatient', { '3': 'quickActionsDisabled' }, {}],
    ['createStipend', { '3': 'quickActionsDisabled' }, {}],
    ['createErr', { '2': 'reimbursementsDisabled', '3': 'quickActionsDisabled' }, {}],
    ['createTr', { '3': 'quickActionsDisabled' }, { '20': 'travelRequestsDisabled' }],
  ])('[QA-03] give their reasons for the action %j', (action, siteReasons, studyReasons) => {
    expect(reasons(rules.siteOptions(assignments, choice({ action })))).toEqual(siteReasons);
    expect(reasons(rules.studyOptions(assignments, choice({ action })))).toEqual(studyReasons);
  });

  it('[QA-03] are none when flags are missing, except for sites without enableQuickActions', () => {
    const withoutFlags = readAssignments([{ id: '1', siteId: 'S' }], [{ id: '2', siteId: 'S' }]);
    expect(reasons(rules.siteOptions(withoutFlags, choice({ action: 'createTr' })))).toEqual({
      '1': 'quickActionsDisabled',
    });
    expect(reasons(rules.studyOptions(withoutFlags, choice({ action: 'createTr' })))).toEqual({});
  });

  it('[QA-03] are deselected when the action changes to one that the site has disabled', () => {
    const before = choice({ action: 'createStipend', site: '2', study: '20' });
    expect(rules.applyChange(assignments, before, { action: 'createErr' })).toEqual(
      choice({ action: 'createErr', study: '20' }),
    );
  });

  it.each([
    ['addPatient', '4', 'studySetBySite'],
    ['addPatient', '1', undefined],
    ['createErr', '4', undefined],
  ])('[QA-05] include the study field for %s at site %s: %s', (action, id, reason) => {
    expect(rules.studyDisabledReason(assignments, choice({ action, site: id }))).toBe(reason);
  });
});

it.each([
  [{}, ['Select an action.', 'Select a site.', 'Select a study.', 'Select a patient.']],
  [{ action: 'addPatient' }, ['Select a site.', 'Select a study.']],
  [{ action: 'addPatient', site: '1' }, []],
  [{ action: 'createErr', site: '1', study: '10' }, ['Select a patient.']],
  [{ action: 'createStipend', site: '1', study: '10', patient: 'p' }, []],
])('[QA-02] validation of %j reports %j', (change, problems) => {
  expect(Object.values(rules.choiceProblems(choice(change), english))).toEqual(problems);
});

describe('the list of patients', () => {
  it.each([
    [{ action: 'createErr', site: '1', study: '10' }, { siteId: '1' }],
    [{ action: 'createErr', site: '4', study: '40' }, { studyId: '40' }],
    [{ action: 'addPatient', site: '1', study: '10' }, undefined],
    [{ action: 'createErr', site: '1' }, undefined],
    [{ site: '1', study: '10' }, undefined],
  ])('[QA-06] for %j is %j', (change, list) => {
    expect(rules.patientListFor(assignments, choice(change))).toEqual(list);
  });

  it('[QA-06] keeps the selected patient only while the same list is used', () => {
    const full = choice({ action: 'createStipend', site: '1', study: '10', patient: 'p' });
    expect(rules.applyChange(assignments, full, { action: 'createErr' }).patient).toBe('p');
    expect(rules.applyChange(assignments, full, { study: '20' }).patient).toBe('');
    expect(rules.applyChange(assignments, full, { action: 'addPatient' }).patient).toBe('');
  });
});

const id = fc.constantFrom('1', '2', '3', '4');
const entity = (refs: fc.Arbitrary<string>): fc.Arbitrary<AssignedEntity> =>
  fc.record(
    {
      id,
      siteId: refs,
      studyId: refs,
      disableReimbursements: fc.boolean(),
      disableTravelRequests: fc.boolean(),
      enableQuickActions: fc.boolean(),
    },
    { requiredKeys: [] },
  );
const lists = fc.tuple(fc.array(entity(id), { maxLength: 6 }), fc.array(entity(id), { maxLength: 6 }));
const action = fc.constantFrom('', ...rules.actions(english).map(({ value }) => value));
const change = fc.oneof(
  fc.record({ action }),
  fc.record({ site: fc.oneof(id, fc.constant('')) }),
  fc.record({ study: fc.oneof(id, fc.constant('')) }),
  fc.record({ patient: id }),
);
const isChoosable = ({ options }: rules.EntityOptions, value: string) =>
  value === '' || options.some(option => option.value === value && !option.disabled);

it('[QA-03] [QA-04] any sequence of choices never selects an excluded or disabled option, nor posts a hidden or disabled field', () => {
  fc.assert(
    fc.property(lists, fc.array(change, { maxLength: 12 }), ([someSites, someStudies], changes) => {
      const all = readAssignments(someSites, someStudies);
      let now = rules.emptyChoice;
      for (const next of changes) {
        now = rules.applyChange(all, now, next);
        expect(isChoosable(rules.siteOptions(all, now), now.site)).toBe(true);
        expect(isChoosable(rules.studyOptions(all, now), now.study)).toBe(true);
        expect(rules.reconcile(all, now)).toEqual(now);
        const names = rules.postedFields(now, 't').map(([name]) => name);
        if (rules.studyDisabledReason(all, now)) expect(names).not.toContain('study');
        if (!rules.needsPatient(now)) expect(names).not.toContain('patient');
        if (now.patient) expect(rules.patientListFor(all, now)).toBeDefined();
      }
    }),
    { numRuns: runs(2000) },
  );
});

it('[QA-06] uses _id.$oid of a site as its id, and labels patients by patientId or id', () => {
  const byOid = readAssignments([{ _id: { $oid: 'abc' }, enableQuickActions: true }], []);
  expect(values(rules.siteOptions(byOid, rules.emptyChoice))).toEqual(['abc']);
  expect(rules.patientOptions([{ id: 'x', patientId: 'PT-1' }, { id: 'y' }], '10')).toEqual([
    { value: 'x', label: 'PT-1', note: undefined },
    { value: 'y', label: 'y', note: undefined },
  ]);
});

it('[QA-06] tells patients of one name apart by their number', () => {
  const named = { label: 'John Doe' };
  const patients = [
    { id: '1', patientId: '508-1', ...named },
    { id: '2', ...named },
  ];
  expect(rules.patientOptions(patients, '10').map(({ note }) => note)).toEqual(['508-1', '2']);
});

it.each([
  ['10', true],
  [10, true],
  ['20', false],
  ['ST-10', false],
  [undefined, true],
  [null, true],
  ['', true],
])('[QA-08] offers a patient of the study %j for the study 10: %s', (studyId, isOffered) => {
  expect(rules.patientOptions([{ id: 'x', studyId }], '10')).toHaveLength(isOffered ? 1 : 0);
});
