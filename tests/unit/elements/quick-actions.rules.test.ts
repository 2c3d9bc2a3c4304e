import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssignedEntity } from '../../../src/api/quick-actions.ts';
import * as rules from '../../../src/elements/quick-actions/quick-actions.rules.ts';

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
const assigned = rules.assignedOf(sites, studies);
const choice = (change: Partial<rules.Choice>) => ({ ...rules.nothingChosen, ...change });
const values = ({ options }: rules.Offer) => options.map(({ value }) => value);
const reasons = ({ options }: rules.Offer) =>
  Object.fromEntries(options.flatMap(({ value, disabled }) => (disabled ? [[value, disabled]] : [])));

describe('which sites and studies belong together', () => {
  it.each([
    ['1', ['10', '20'], '2 studies excluded by selected Site'],
    ['2', ['20'], '3 studies excluded by selected Site'],
    ['4', ['40'], '3 studies excluded by selected Site'],
  ])('[QA-04] site %s leaves %s', (id, left, note) => {
    const offer = rules.offeredStudies(assigned, choice({ site: id }));
    expect([values(offer), offer.excluded]).toEqual([left, note]);
  });

  it.each([
    ['10', ['1'], '3 sites excluded by selected Study'],
    ['20', ['1', '2'], '2 sites excluded by selected Study'],
    ['40', ['4'], '3 sites excluded by selected Study'],
  ])('[QA-04] study %s leaves %s', (id, left, note) => {
    const offer = rules.offeredSites(assigned, choice({ study: id }));
    expect([values(offer), offer.excluded]).toEqual([left, note]);
  });

  it('[QA-04] a number goes before an id that looks like it, and what names nothing belongs to nothing', () => {
    const alike = rules.assignedOf(
      [site('5', { siteId: '12' }), site('12', { siteId: '5' })],
      [study('7', '12'), { id: '8', studyName: 'Untied' }],
    );
    expect(values(rules.offeredSites(alike, choice({ study: '7' })))).toEqual(['5']);
    expect(values(rules.offeredSites(alike, choice({ study: '8' })))).toEqual([]);
  });

  it('[QA-04] one excluded is said as one', () => {
    const two = rules.assignedOf([site('1'), site('2')], [study('10', '1'), study('11', '2')]);
    expect(rules.offeredStudies(two, choice({ site: '1' })).excluded).toBe(
      '1 study excluded by selected Site',
    );
  });

  it.each([
    [{ site: '1', study: '30' }, 'the selected site and study do not belong together'],
    [{ site: '1', study: '10' }, undefined],
    [{}, undefined],
  ])('[QA-04] of %j is told %s', (change, told) => {
    expect(rules.mismatchIn(assigned, choice(change))).toBe(told);
  });

  it('[QA-04] a site that belongs to no study is told', () => {
    const lonely = rules.assignedOf([site('9')], [study('10', 'S-1')]);
    expect(rules.mismatchIn(lonely, choice({ site: '9' }))).toContain('belongs to none of the studies');
    expect(rules.mismatchIn(lonely, choice({ study: '10' }))).toContain('belongs to none of the sites');
  });
});

describe('what cannot be chosen, and why', () => {
  it.each([
    ['', { '3': rules.quickActionsOff }, {}],
    ['addPatient', { '3': rules.quickActionsOff }, {}],
    ['createStipend', { '3': rules.quickActionsOff }, {}],
    ['createErr', { '2': rules.reimbursementsOff, '3': rules.quickActionsOff }, {}],
    ['createTr', { '3': rules.quickActionsOff }, { '20': rules.travelOff }],
  ])('[QA-03] for %j', (action, ofSites, ofStudies) => {
    expect(reasons(rules.offeredSites(assigned, choice({ action })))).toEqual(ofSites);
    expect(reasons(rules.offeredStudies(assigned, choice({ action })))).toEqual(ofStudies);
  });

  it('[QA-03] a missing flag disables nothing, but for enableQuickActions of sites', () => {
    const bare = rules.assignedOf([{ id: '1', siteId: 'S' }], [{ id: '2', siteId: 'S' }]);
    expect(reasons(rules.offeredSites(bare, choice({ action: 'createTr' })))).toEqual({
      '1': rules.quickActionsOff,
    });
    expect(reasons(rules.offeredStudies(bare, choice({ action: 'createTr' })))).toEqual({});
  });

  it('[QA-03] an action that a site may not have takes the site back', () => {
    const before = choice({ action: 'createStipend', site: '2', study: '20' });
    expect(rules.chosen(assigned, before, { action: 'createErr' })).toEqual(
      choice({ action: 'createErr', study: '20' }),
    );
  });

  it.each([
    ['addPatient', '4', 'Set by the selected Site'],
    ['addPatient', '1', undefined],
    ['createErr', '4', undefined],
  ])('[QA-05] the study for %s at site %s: %s', (action, id, rest) => {
    expect(rules.studyRest(assigned, choice({ action, site: id }))).toBe(rest);
  });

  it('[QA-05] without sites a new patient has no study', () => {
    expect(rules.studyRest(rules.assignedOf([], studies), choice({ action: 'addPatient' }))).toBe(
      'No sites are available.',
    );
  });
});

describe('what is required', () => {
  it.each([
    [{}, ['Select an action.', 'Select a site.', 'Select a study.', 'Select a patient.']],
    [{ action: 'addPatient' }, ['Select a site.', 'Select a study.']],
    [{ action: 'addPatient', site: '1' }, []],
    [{ action: 'createErr', site: '1', study: '10' }, ['Select a patient.']],
    [{ action: 'createStipend', site: '1', study: '10', patient: 'p' }, []],
  ])('[QA-02] of %j is missing: %j', (change, problems) => {
    expect(Object.values(rules.problemsOf(choice(change)))).toEqual(problems);
  });
});

describe('whose patients are offered', () => {
  it.each([
    [{ action: 'createErr', site: '1', study: '10' }, { siteId: '1' }],
    [{ action: 'createErr', site: '4', study: '40' }, { studyId: '40' }],
    [{ action: 'addPatient', site: '1', study: '10' }, undefined],
    [{ action: 'createErr', site: '1' }, undefined],
    [{ site: '1', study: '10' }, undefined],
  ])('[QA-06] for %j: %j', (change, list) => {
    expect(rules.patientsFor(assigned, choice(change))).toEqual(list);
  });

  it('[QA-06] a patient stays chosen for another action on the same list, and for no other', () => {
    const full = choice({ action: 'createStipend', site: '1', study: '10', patient: 'p' });
    expect(rules.chosen(assigned, full, { action: 'createErr' }).patient).toBe('p');
    expect(rules.chosen(assigned, full, { study: '20' }).patient).toBe('');
    expect(rules.chosen(assigned, full, { action: 'addPatient' }).patient).toBe('');
  });
});

describe('whatever is chosen, in whatever order', () => {
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
  const action = fc.constantFrom('', ...rules.actions.map(({ value }) => value));
  const change = fc.oneof(
    fc.record({ action }),
    fc.record({ site: fc.oneof(id, fc.constant('')) }),
    fc.record({ study: fc.oneof(id, fc.constant('')) }),
    fc.record({ patient: id }),
  );
  const isChoosable = ({ options }: rules.Offer, value: string) =>
    value === '' || options.some(option => option.value === value && !option.disabled);

  it('[QA-03] [QA-04] nothing excluded or disabled is chosen, and nothing hidden or disabled is posted', () => {
    fc.assert(
      fc.property(lists, fc.array(change, { maxLength: 12 }), ([someSites, someStudies], changes) => {
        const all = rules.assignedOf(someSites, someStudies);
        let now = rules.nothingChosen;
        for (const next of changes) {
          now = rules.chosen(all, now, next);
          expect(isChoosable(rules.offeredSites(all, now), now.site)).toBe(true);
          expect(isChoosable(rules.offeredStudies(all, now), now.study)).toBe(true);
          expect(rules.settled(all, now)).toEqual(now);
          const names = rules.posted(now, 't').map(([name]) => name);
          if (rules.studyRest(all, now)) expect(names).not.toContain('study');
          if (!rules.hasPatient(now)) expect(names).not.toContain('patient');
          if (now.patient) expect(rules.patientsFor(all, now)).toBeDefined();
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('[QA-04] the newest choice that is offered stands', () => {
    fc.assert(
      fc.property(lists, fc.array(change, { maxLength: 12 }), ([someSites, someStudies], changes) => {
        const all = rules.assignedOf(someSites, someStudies);
        let now = rules.nothingChosen;
        for (const next of changes) {
          const before = now;
          now = rules.chosen(all, now, next);
          if ('action' in next) expect(now.action).toBe(next.action);
          if ('site' in next && isChoosable(rules.offeredSites(all, before), next.site))
            expect(now.site).toBe(next.site);
        }
      }),
    );
  });

  it('[QA-03] [QA-04] [EMB-06] nor when the page names other sites and studies in between', () => {
    const steps = fc.array(fc.oneof(change, lists), { maxLength: 12 });
    fc.assert(
      fc.property(lists, steps, ([someSites, someStudies], happening) => {
        let all = rules.assignedOf(someSites, someStudies);
        let held = rules.nothingChosen;
        for (const next of happening) {
          if (Array.isArray(next)) all = rules.assignedOf(...next);
          else held = rules.chosen(all, rules.settled(all, held), next);
          const now = rules.settled(all, held);
          expect(isChoosable(rules.offeredSites(all, now), now.site)).toBe(true);
          expect(isChoosable(rules.offeredStudies(all, now), now.study)).toBe(true);
          if (now.patient) expect(rules.patientsFor(all, now)).toBeDefined();
          if (now.site && now.study) expect(rules.mismatchIn(all, now)).toBeUndefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('[QA-04] what the page says anew takes back what it no longer offers', () => {
    const held = choice({ action: 'createErr', site: '1', study: '10', patient: 'p' });
    const fewer = rules.assignedOf([site('1')], [study('10', 'S-9')]);
    expect(rules.settled(fewer, held)).toEqual(choice({ action: 'createErr', site: '1' }));
    expect(rules.mismatchIn(fewer, held)).toBe('the selected site and study do not belong together');
  });
});

it('[QA-03] entities of one name are told apart by their number; those without id are left out, and that is told', () => {
  const twins = [site('1', { siteName: 'Same' }), site('2', { siteName: 'Same' }), { siteName: 'Lost' }];
  const { options } = rules.offeredSites(rules.assignedOf(twins, []), rules.nothingChosen);
  expect(options.map(({ label, note }) => [label, note])).toEqual([
    ['Same', 'S-1'],
    ['Same', 'S-2'],
  ]);
  expect(rules.leftOut(twins, [])).toBe('1 of the sites and studies have no id and are left out');
  expect(rules.leftOut(sites, studies)).toBeUndefined();
});

it('[QA-06] an entity and a patient known by _id.$oid are chosen by it', () => {
  const byOid = rules.assignedOf([{ _id: { $oid: 'abc' }, enableQuickActions: true }], []);
  expect(values(rules.offeredSites(byOid, rules.nothingChosen))).toEqual(['abc']);
  expect(rules.offeredPatients([{ id: 'x', patientId: 'PT-1' }, { id: 'y' }])).toEqual([
    { value: 'x', label: 'PT-1' },
    { value: 'y', label: 'y' },
  ]);
});
