import { expect, it } from 'vitest';
import { columnsIn } from '../../../../src/table/engine/columns.ts';

it('[TBL-01] [TBL-22] takes key, title and type of the columns of an answer', () => {
  const stated = [
    { data: 'a', title: 'A', type: 'amount' },
    { data: 'b', title: null, type: null },
    { data: 'c' },
  ];
  expect(columnsIn(stated)).toEqual([
    { key: 'a', title: 'A', statedType: 'amount' },
    { key: 'b', title: 'b' },
    { key: 'c', title: 'c' },
  ]);
});

it.each([
  [[{ data: 'a' }, { data: '' }], 'Column 2 of the answer has no key.'],
  [[{ data: 'a' }, { data: 'b' }, { data: 'a' }], 'Columns 1 and 3 of the answer have the same key.'],
])('[NET-13] refuses the columns %j of an answer: %s', (stated, problem) => {
  expect(() => columnsIn(stated)).toThrow(
    expect.objectContaining({
      code: 'ERR_COLUMNS',
      message: `ERR_COLUMNS: ${problem} The host has to send a "data" of its own for each.`,
    }),
  );
});
