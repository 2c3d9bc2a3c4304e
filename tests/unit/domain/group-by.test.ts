import { expect, it } from 'vitest';
import { groupBy } from '../../../src/domain/group-by.ts';

it('[QA-04] groups items by key, in the order in which the keys occur', () => {
  const groups = groupBy([3, 1, 5, 2, 4], number => (number % 2 ? 'odd' : 'even'));
  expect([...groups]).toEqual([
    ['odd', [3, 1, 5]],
    ['even', [2, 4]],
  ]);
});
