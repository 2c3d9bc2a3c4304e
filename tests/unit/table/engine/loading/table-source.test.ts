import { describe, expect, it } from 'vitest';
import { RowSource } from '../../../../../src/table/engine/loading/row-source.ts';
import { allCount, isCounted, matchingCount } from '../../../../../src/table/engine/loading/table-source.ts';
import { completeSnapshot } from '../../../../support/complete-snapshot.ts';
import { answeredBy } from './listed-people.ts';

it('[TBL-13] a table before its first rows is loading, with nothing to complain of', () => {
  const ask = () => Promise.reject(new Error('not asked'));
  const { snapshot } = new RowSource({ limit: 10, edition: { timeframe: 'ytd' }, ...answeredBy(ask) });
  expect(snapshot()).toMatchObject({
    edition: 'ytd',
    phase: 'loading',
    hasIds: true,
    omittedCount: 0,
    isReloading: false,
    isWithdrawn: false,
    queryUnavailable: false,
  });
});

describe('the counts of a table', () => {
  const snapshot = completeSnapshot([{ key: 'name', title: 'Name' }], [{ id: 1 }, { id: 2 }, { id: 3 }]);
  const found = { ...snapshot, rows: Uint32Array.of(1) };
  const page = { first: 10, size: 10, matching: 42, isCounted: true, all: undefined, positionOf: () => -1 };

  it('[TBL-13] are those of its rows, if the browser has all', () => {
    expect([matchingCount(found), allCount(found)]).toEqual([1, 3]);
  });

  it('[TBL-24] [TBL-27] are known unless the rows are still arriving, or the host does not state them', () => {
    expect([isCounted(found), isCounted({ ...found, isOpening: true })]).toEqual([true, false]);
    expect([
      isCounted({ ...found, page }),
      isCounted({ page: { ...page, isCounted: false }, isOpening: false }),
    ]).toEqual([true, false]);
  });
});
