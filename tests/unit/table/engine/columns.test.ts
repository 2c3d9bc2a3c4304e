import { describe, expect, it, vi } from 'vitest';
import type { CellType } from '../../../../src/table/engine/cell-types.ts';
import type { Column } from '../../../../src/table/engine/columns.ts';
import { columnsIn, TableColumn } from '../../../../src/table/engine/columns.ts';
import { RowStore } from '../../../../src/table/engine/store/row-store.ts';

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
    const column = new TableColumn({ key: 'cell', title: 'Cell', opens, statedType }, new RowStore([]), 0);
    expect(column.opensFigures(type)).toBe(expected);
  },
);

it.each<[Column['opens'], CellType, boolean]>([
  [undefined, 'delete', true],
  [undefined, 'text', false],
  ['figures', 'amount', true],
  ['figures', 'date', false],
])('[TBL-02] a column with opens %s of type %s holds controls: %s', (opens, type, expected) => {
  const stated = { key: 'cell', title: 'Cell', opens, type };
  const store = new RowStore([stated]);
  store.append([{ id: 1, cell: '1' }], 0);
  expect(new TableColumn(stated, store, 0).holdsControls).toBe(expected);
});

it.each([
  [{ title: 'Name' }, true],
  [{ title: '' }, false],
  [{ title: 'Actions', type: 'actions' }, false],
])('[TBL-05] rows can be sorted by a column %j: %s', (stated, expected) => {
  const column = { key: 'cell', ...stated };
  expect(new TableColumn(column, new RowStore([column]), 0).isSortable).toBe(expected);
});

describe('a numeric column', () => {
  const numeric = (cells: readonly unknown[], types: Pick<Column, 'type' | 'statedType'> = {}) => {
    const store = new RowStore([{ key: 'cell', ...types }]);
    store.append(
      cells.map((cell, id) => ({ id, cell })),
      0,
    );
    return new TableColumn({ key: 'cell', title: 'Cell', ...types }, store, 0).isNumeric;
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
    [{ type: 'number' }, true],
    [{ type: 'amount' }, true],
    [{ type: 'text' }, false],
    [{ type: 'date' }, false],
    [{ statedType: 'amount' }, true],
    [{ statedType: 'number' }, true],
    [{ statedType: 'link' }, false],
  ])('[TBL-02] [TBL-22] is recognized by the type of its column, %j: %s', (types, expected) => {
    expect(numeric([{ display: 'seven', type: expected ? 'text' : 'number' }], types)).toBe(expected);
  });

  it('[TBL-02] is decided once, by the first rows', () => {
    const store = new RowStore([{ key: 'cell' }, { key: 'other' }]);
    const column = new TableColumn({ key: 'cell', title: 'Cell' }, store, 0);
    expect(column.isNumeric).toBe(false);
    store.append([{ id: 1, cell: valued('7') }], 0);
    expect(column.isNumeric).toBe(true);
    store.append([{ id: 1, cell: 'seven' }], 1);
    const look = vi.spyOn(store, 'readTo');
    expect(column.isNumeric).toBe(true);
    expect(look).not.toHaveBeenCalled();
    expect(new TableColumn({ key: 'other', title: 'Other' }, store, 1).isNumeric).toBe(false);
  });

  it('[TBL-02] is not decided again after a hundred empty cells, so that the table does not move', () => {
    const store = new RowStore([{ key: 'cell' }]);
    const column = new TableColumn({ key: 'cell', title: 'Cell' }, store, 0);
    store.append(
      Array.from({ length: 100 }, (_, id) => ({ id, cell: '' })),
      0,
    );
    expect(column.isNumeric).toBe(false);
    store.append([{ id: 1, cell: valued('7') }], 100);
    expect(column.isNumeric).toBe(false);
  });

  it('[TBL-02] is recognized in linear time for very long cells', () => {
    // Steps grow with the square of the length where an expression goes back: these would take minutes.
    const long = [`1${','.repeat(3e5)}x`, `${'1'.repeat(3e5)}x`, '.'.repeat(3e5), `1${'.!'.repeat(1e5)}x`];
    for (const text of long) expect(numeric([valued(text)])).toBe(false);
  });
});

describe('the title of a column of amounts', () => {
  const column = { key: 'total', title: 'Total', type: 'amount', currency: 'code' };

  /** Amounts in these currencies, in the rows that come first. */
  function storeOf(codes: readonly string[], { type } = column): RowStore {
    const store = new RowStore([{ ...column, type }]);
    store.append(
      codes.map((code, id) => ({ id, total: '12.50', code })),
      0,
    );
    return store;
  }

  it.each([
    ['the currency that they share', ['EUR', 'EUR'], column, 'Total (EUR)'],
    ['US dollars where rows state none', ['', ''], column, 'Total (USD)'],
    ['none where they have several', ['EUR', 'USD'], column, 'Total'],
    ['none twice', ['EUR'], { ...column, title: 'EUR total' }, 'EUR total'],
    ['none if the column holds no amounts', ['EUR'], { ...column, type: 'text' }, 'Total'],
  ])('[UI-14] [TBL-30] names %s', (_, codes, named, title) => {
    expect(new TableColumn(named, storeOf(codes, named), 0).shownTitle).toBe(title);
  });

  it.each([
    ['10.50 EUR', 'Total'],
    ['€10', 'Total'],
    ['$10.50', 'Total (USD)'],
    ['Unavailable', 'Total (USD)'],
  ])('[UI-14] names US dollars only if no amount states another currency itself: %s', (total, title) => {
    const store = new RowStore([column]);
    store.append([{ id: 1, total }, { id: 2, total: '12.50' }, { id: 3 }], 0);
    expect(new TableColumn(column, store, 0).shownTitle).toBe(title);
  });

  it('[UI-14] [TBL-30] names the currency of the first rows, which later ones do not change', () => {
    const store = storeOf([]);
    const shown = new TableColumn(column, store, 0);
    expect(shown.shownTitle).toBe('Total');
    store.append([{ id: 1, total: '12.50', code: 'EUR' }], 0);
    expect(shown.shownTitle).toBe('Total (EUR)');
    store.append([{ id: 9, total: '1.00', code: 'JPY' }], 1);
    expect(shown.shownTitle).toBe('Total (EUR)');
    expect([shown.sharesCurrency('EUR'), shown.sharesCurrency('JPY')]).toEqual([true, false]);
  });
});

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
  [[{ data: 'a' }, { data: '' }], 'Column 2 has no key.'],
  [[{ data: 'a' }, { data: 'b' }, { data: 'a' }], 'Columns 1 and 3 have the same key.'],
])('[NET-13] refuses the columns %j of an answer: %s', (stated, problem) => {
  expect(() => columnsIn(stated)).toThrow(
    expect.objectContaining({
      code: 'ERR_COLUMNS',
      message: `ERR_COLUMNS: ${problem} Send a different "data" for each.`,
    }),
  );
});
