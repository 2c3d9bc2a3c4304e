// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { CellType } from '../../../../src/table/engine/cell.ts';
import {
  type Column,
  columnsIn,
  holdsControls,
  isNumeric,
  isOpeningFigure,
} from '../../../../src/table/engine/columns.ts';
import { RowStore } from '../../../../src/table/engine/store/row-store.ts';

it('[TBL-01] names the columns of an answer by title, else by key', () => {
  expect(columnsIn([{ data: 'a', title: 'A' }, { data: 'b', title: null }, { data: 'c' }])).toEqual([
    { key: 'a', title: 'A' },
    { key: 'b', title: 'b' },
    { key: 'c', title: 'c' },
  ]);
});

it('[TBL-22] keeps the types that an answer states for its columns', () => {
  expect(
    columnsIn([
      { data: 'a', title: 'A', type: 'amount' },
      { data: 'b', type: null },
    ]),
  ).toEqual([
    { key: 'a', title: 'A', statedType: 'amount' },
    { key: 'b', title: 'b' },
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

it.each([
  ['amount', true],
  ['number', true],
  ['link', false],
])('[TBL-22] a column that the answer says is of type %s is numeric: %s', (statedType, expected) => {
  const store = new RowStore([{ key: 'cell', statedType }]);
  store.append([{ id: 1, cell: '' }], 0);
  expect(isNumeric({ key: 'cell', title: 'Cell', statedType }, store, 0)).toBe(expected);
});

it.each<[Column['opens'], unknown, CellType, boolean]>([
  ['figures', undefined, 'text', true],
  ['figures', undefined, 'number', true],
  ['figures', 'amount', 'amount', true],
  ['figures', 'modal', 'text', true],
  ['figures', undefined, 'modal', false],
  ['figures', undefined, 'date', false],
  ['figures', undefined, 'link', false],
  ['figures', 'status', 'text', false],
  ['never', undefined, 'text', false],
  [undefined, undefined, 'text', false],
])(
  '[UR-03] in a column with opens %s of type %s a cell of type %s is an opening figure: %s',
  (opens, statedType, type, expected) => {
    expect(isOpeningFigure({ key: 'cell', title: 'Cell', opens, statedType }, type)).toBe(expected);
  },
);

it.each<[Column['opens'], CellType, boolean]>([
  [undefined, 'delete', true],
  [undefined, 'text', false],
  ['figures', 'amount', true],
  ['figures', 'date', false],
])('[TBL-02] a column with opens %s of type %s holds controls: %s', (opens, type, expected) => {
  expect(holdsControls({ key: 'cell', title: 'Cell', opens }, type)).toBe(expected);
});

describe('a numeric column', () => {
  const numeric = (cells: readonly unknown[], type?: string) => {
    const store = new RowStore([{ key: 'cell', type }]);
    store.append(
      cells.map((cell, id) => ({ id, cell })),
      0,
    );
    return isNumeric({ key: 'cell', title: 'Cell', type }, store, 0);
  };
  const valued = (display: string) => ({ display, sort: 1 });

  it.each([
    ['1,234.50', true],
    ['$5', true],
    ['-3', true],
    ['(1,234.50)', true],
    ['12 %', true],
    ['5.', true],
    ['1,,,,', true],
    ['5 km', false],
    ['2 Jan 2026', false],
    ['01/02/2026', false],
    ['1,,,,x', false],
    ['-', false],
  ])('[TBL-02] may hold %j: %s', (text, expected) => {
    expect(numeric([valued(text)])).toBe(expected);
  });

  it.each([
    [['7'], false],
    [[7], false],
    [[{ display: '7', type: 'number' }], true],
    [[{ display: 'seven', type: 'amount' }], true],
    [['', '', valued('7')], true],
    [[valued('7'), 'none'], false],
    [[valued('7'), ...Array.from({ length: 9 }, () => valued('8')), 'none'], true],
    [[...Array.from({ length: 100 }, () => ''), valued('7')], false],
    [[], false],
  ])('[TBL-02] is recognized by its first non-empty cells: %j', (cells, expected) => {
    expect(numeric(cells)).toBe(expected);
  });

  it.each([
    ['number', true],
    ['amount', true],
    ['text', false],
    ['date', false],
  ])('[TBL-02] is recognized by a stated type of %s: %s', (type, expected) => {
    expect(numeric([{ display: '7', type: 'number' }], type)).toBe(expected);
  });

  it('[TBL-02] is decided once, by the first rows', () => {
    const store = new RowStore([{ key: 'cell' }, { key: 'other' }]);
    const column = { key: 'cell', title: 'Cell' };
    expect(isNumeric(column, store, 0)).toBe(false);
    store.append([{ id: 1, cell: valued('7') }], 0);
    expect(isNumeric(column, store, 0)).toBe(true);
    store.append([{ id: 1, cell: 'seven' }], 1);
    const look = vi.spyOn(store, 'textAt');
    expect(isNumeric(column, store, 0)).toBe(true);
    expect(look).not.toHaveBeenCalled();
    expect(isNumeric({ ...column, key: 'other' }, store, 1)).toBe(false);
  });

  it('[TBL-02] is not decided again after a hundred empty cells, so that the table does not move', () => {
    const store = new RowStore([{ key: 'cell' }]);
    const column = { key: 'cell', title: 'Cell' };
    store.append(
      Array.from({ length: 100 }, (_, id) => ({ id, cell: '' })),
      0,
    );
    expect(isNumeric(column, store, 0)).toBe(false);
    store.append([{ id: 1, cell: valued('7') }], 100);
    expect(isNumeric(column, store, 0)).toBe(false);
  });

  it('[TBL-02] is recognized in linear time for very long cells', () => {
    // Steps grow with the square of the length where an expression goes back: these would take minutes.
    const long = [`1${','.repeat(3e5)}x`, `${'1'.repeat(3e5)}x`, '.'.repeat(3e5), `1${'.!'.repeat(1e5)}x`];
    for (const text of long) expect(numeric([valued(text)])).toBe(false);
  });
});
