import { describe, expect, it } from 'vitest';
import { regressionsSince } from '../../../scripts/release/bench.ts';

describe('a release beside the last one', () => {
  const last = { machine: '2 × EPYC', ratios: { 'text sort': 0.5, 'number sort': 2 } };
  it.each([
    ['a fifth slower', { machine: '2 × EPYC', ratios: { 'text sort': 0.6, 'number sort': 2.4 } }, []],
    [
      'more than a fifth slower',
      { machine: '2 × EPYC', ratios: { 'text sort': 0.61, 'number sort': 1 } },
      ['text sort: 0.61 in place of 0.50'],
    ],
    ['slower on another machine', { machine: '8 × Xeon', ratios: { 'text sort': 5 } }, []],
    ['measured for the first time', { machine: '2 × EPYC', ratios: { search: 9 } }, []],
  ])('%s', (_, now, regressions) => {
    expect(regressionsSince(last, now)).toEqual(regressions);
  });
});
