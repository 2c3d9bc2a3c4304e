import { describe, expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import { columnsFor, withVisitMoments } from '../../../src/elements/travel-requests/travel-requests.rules.ts';

describe('the columns', () => {
  const keys = (...args: Parameters<typeof columnsFor>) => columnsFor(...args)(english).map(({ key }) => key);
  const statuses = (...args: Parameters<typeof columnsFor>) =>
    columnsFor(...args)(english).find(({ key }) => key === 'status')?.filter;

  it('[TRL-01] [TRL-02] of a patient or a user have status and actions', () => {
    for (const owner of ['patient', 'user'] as const) {
      expect(keys(owner)).toEqual(
        ['requestId', 'status', 'visitStartDate', 'visitEndDate', 'study', 'scoutNumber', 'site'].concat([
          'siteCountry',
          'patientId',
          'patientOrUser',
          'submittedOn',
          'actions',
        ]),
      );
      expect(statuses(owner)).toEqual([
        'Pending',
        'Submitted',
        'In Progress',
        'Confirmed',
        'Finalized',
        'Cancelled',
      ]);
    }
  });

  it('[TRL-01] of a site have neither status nor actions, however it is paged', () => {
    for (const paging of [undefined, 'host'] as const) {
      expect(keys('site', paging)).not.toContain('status');
      expect(keys('site', paging)).not.toContain('actions');
      expect(keys('site', paging)).toHaveLength(10);
    }
  });

  it('[TBL-24] of a list that the host filters offer the statuses as hosts send them', () => {
    expect(keys('user', 'host')).toEqual(keys('user'));
    expect(statuses('user', 'host')).toEqual([
      'pending',
      'submitted',
      'inProgress',
      'confirmed',
      'finalized',
      'cancelled',
    ]);
    const others = columnsFor('user', 'host')(english).filter(({ key }) => key !== 'status');
    expect(others.every(({ filter }) => filter === undefined)).toBe(true);
  });
});

describe('the start and end of a visit', () => {
  const start = (visitStartDate: unknown, visitStartTime?: unknown) =>
    (withVisitMoments([{ id: 7, visitStartDate, visitStartTime }])[0] as { visitStartDate: object })
      .visitStartDate;

  it.each([
    ['2026-05-06', '9:05', '2026-05-06, 9:05', '2026-05-06 0545'],
    ['2026-05-06', '13:05:00', '2026-05-06, 13:05:00', '2026-05-06 0785'],
    ['2026-05-06', '1:05 PM', '2026-05-06, 1:05 PM', '2026-05-06 0785'],
    ['2026-05-06', '1:05pm', '2026-05-06, 1:05pm', '2026-05-06 0785'],
    ['2026-05-06', '12:00 AM', '2026-05-06, 12:00 AM', '2026-05-06 0000'],
    ['2026-05-06', '12:30 PM', '2026-05-06, 12:30 PM', '2026-05-06 0750'],
    ['2026-05-06', '23:59', '2026-05-06, 23:59', '2026-05-06 1439'],
    ['2026-05-06', 'noon', '2026-05-06, noon', '2026-05-06 '],
    ['2026-05-06', 'at 9:05', '2026-05-06, at 9:05', '2026-05-06 '],
    ['2026-05-06', '9:05 or so', '2026-05-06, 9:05 or so', '2026-05-06 '],
    ['2026-05-06 00:00:00', '9:05', '2026-05-06, 9:05', '2026-05-06 00:00:00 0545'],
    ['2026-05-06', '', '2026-05-06', '2026-05-06 '],
    ['2026-05-06', undefined, '2026-05-06', '2026-05-06 '],
    [{ display: '2026-05-06' }, { display: '9:05' }, '2026-05-06, 9:05', '2026-05-06 0545'],
    ['soon', '9:05', 'soon, 9:05', 'soon 0545'],
    ['', '9:05', '9:05', ''],
    [undefined, undefined, '', ''],
  ])('[TRL-01] %j at %j is shown as %j and sorted as %j', (day, time, display, sort) => {
    expect(start(day, time)).toEqual({ display, sort });
  });

  it.each([null, 'x', 5, undefined])('[NET-11] leaves an entry that is not a row as it is: %j', entry => {
    expect(withVisitMoments([entry])).toEqual([entry]);
  });
});
