import { describe, expect, it } from 'vitest';
import type { AssignedEntity } from '../../../src/api/quick-actions.ts';
import {
  belongTogether,
  findSite,
  missingIdProblem,
  readAssignments,
} from '../../../src/elements/quick-actions/assignments.rules.ts';

const sitesOf = (...entries: readonly AssignedEntity[]) => readAssignments(entries, []).sites;
const studiesOf = (...entries: readonly AssignedEntity[]) => readAssignments([], entries).studies;

it('[QA-04] finds the pairs of 50,000 sites and studies without comparing each with all', () => {
  const numbers = Array.from({ length: 50_000 }, (_, number) => String(number));
  const assignments = readAssignments(
    numbers.map(number => ({ id: `site ${number}`, siteId: number })),
    numbers.map(number => ({ id: `study ${number}`, siteId: number })),
  );
  expect(belongTogether(assignments, 'site 49999', 'study 49999')).toBe(true);
}, 5_000);

describe('a site or study of the page', () => {
  it('[QA-03] [QA-04] is read with its number, links and restrictions', () => {
    const entry = {
      id: 1,
      siteId: 'S-1',
      studyId: 'T-1',
      siteName: 'Oncology',
      organizationName: 'Lakeshore',
    };
    const common = {
      id: '1',
      reimbursementsDisabled: false,
      travelRequestsDisabled: false,
      quickActionsEnabled: false,
      isDirectToStudy: false,
    };
    expect(sitesOf(entry)).toEqual([
      { ...common, label: 'Lakeshore, Oncology', number: 'S-1', linkedKeys: ['T-1'] },
    ]);
    expect(studiesOf({ ...entry, studyName: 'Aurora' })).toEqual([
      { ...common, label: 'Aurora', number: 'T-1', linkedKeys: ['S-1'] },
    ]);
  });

  it.each<[AssignedEntity, string, string]>([
    [{ id: 1, siteName: 'A', name: 'B', studyName: 'C' }, 'A', 'C'],
    [{ id: 1, organizationName: 'O', name: 'B' }, 'O', 'B'],
    [{ id: 1, name: 'B', studyName: 'C' }, 'B', 'C'],
    [{ id: 1, studyName: 'C' }, 'C', 'C'],
    [{ id: 1, siteId: 'S-1', studyId: 'T-1' }, 'S-1', 'T-1'],
    [{ id: 1 }, '1', '1'],
  ])('[QA-04] %j is called %s as a site and %s as a study', (entry, site, study) => {
    expect(sitesOf(entry)[0]?.label).toBe(site);
    expect(studiesOf(entry)[0]?.label).toBe(study);
  });

  it('[QA-03] is restricted if one of its entries is, and enabled only if all are', () => {
    const [first, second] = [
      { id: 1, siteId: 'S-1', disableReimbursements: true, enableQuickActions: true },
      { id: 1, siteId: 'S-1', disableTravelRequests: true, enableQuickActions: false },
    ];
    expect(sitesOf(first, second)).toMatchObject([
      { reimbursementsDisabled: true, travelRequestsDisabled: true, quickActionsEnabled: false },
    ]);
    expect(sitesOf(first)).toMatchObject([
      { reimbursementsDisabled: true, travelRequestsDisabled: false, quickActionsEnabled: true },
    ]);
  });

  it.each<[AssignedEntity, boolean]>([
    [{ id: 1, studyId: 'T-1' }, true],
    [{ id: 1, siteId: 'S-1', studyId: 'T-1' }, false],
    [{ id: 1, siteId: 'S-1' }, false],
    [{ id: 1 }, false],
  ])('[QA-05] whether the site %j is direct to study: %s', (entry, isDirect) => {
    expect(sitesOf(entry)[0]?.isDirectToStudy).toBe(isDirect);
    expect(studiesOf(entry)[0]?.isDirectToStudy).toBe(false);
  });

  it('[QA-02] needs an id, which is counted on the console where it is missing', () => {
    const entries = [
      { id: 1 },
      { name: 'None' },
      { id: '' },
      { _id: { $oid: 'x' } },
      { id: null, _id: null },
    ];
    expect(sitesOf(...entries).map(({ id }) => id)).toEqual(['1', 'x']);
    expect(missingIdProblem(entries, [{}])).toBe('4 of the sites and studies have no id and are left out.');
    expect(missingIdProblem([{ id: 1 }], [])).toBeUndefined();
  });
});

describe('a site and a study', () => {
  const pairsOf = (sites: readonly AssignedEntity[], studies: readonly AssignedEntity[]) => {
    const assignments = readAssignments(sites, studies);
    return assignments.sites.flatMap(site =>
      assignments.studies
        .filter(study => belongTogether(assignments, site.id, study.id))
        .map(({ id }) => [site.id, id]),
    );
  };

  it('[QA-04] belong together if either names the other, by number or id', () => {
    const studies = [
      { id: 7, studyId: 'T-7' },
      { id: 8, studyId: 'T-8' },
    ];
    expect(pairsOf([{ id: 1, siteId: 'S-1', studyId: 'T-7' }], studies)).toEqual([['1', '7']]);
    expect(pairsOf([{ id: 1, siteId: 'S-1', studyId: 8 }], studies)).toEqual([['1', '8']]);
    expect(pairsOf([{ id: 1, siteId: 'S-1' }], [{ id: 7, studyId: 'T-7', siteId: 'S-1' }])).toEqual([
      ['1', '7'],
    ]);
    expect(pairsOf([{ id: 1, siteId: 'S-1' }], studies)).toEqual([]);
  });

  it('[QA-04] belong together by a number rather than by the same id of another', () => {
    const studies = [
      { id: 7, studyId: '8' },
      { id: 8, studyId: 'T-8' },
    ];
    expect(pairsOf([{ id: 1, siteId: 'S-1', studyId: 8 }], studies)).toEqual([['1', '7']]);
  });

  it('[QA-05] are found by id', () => {
    const assignments = readAssignments([{ id: 1 }, { id: 2, name: 'B' }], []);
    expect(findSite(assignments, '2')?.label).toBe('B');
    expect(findSite(assignments, '3')).toBeUndefined();
  });
});
