import { expect, it, vi } from 'vitest';
import { english } from '../../../../../src/domain/language/language.ts';
import type { Column } from '../../../../../src/table/engine/columns.ts';
import { TableColumn } from '../../../../../src/table/engine/columns.ts';
import { filterOptions } from '../../../../../src/table/engine/query/filter-options.ts';
import type { CellColumn } from '../../../../../src/table/engine/store/cell-column.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';

const columnOf = (store: RowStore, filter: Pick<Column, 'filter' | 'hasRawFilter'>) =>
  new TableColumn({ key: 'cell', title: 'Cell', ...filter }, store, 0);

const options = (cells: readonly unknown[], listed: true | readonly string[], type?: string) => {
  const store = new RowStore([{ key: 'cell', type }]);
  store.append(
    cells.map((cell, id) => ({ id, cell })),
    0,
  );
  return filterOptions(columnOf(store, { filter: listed }), 'All').map(({ value, label }) => {
    expect(value).toBe(label === 'All' ? '' : label);
    return label;
  });
};

it('[TBL-04] offers each text of a column once, sorted', () => {
  expect(options(['b', 'a 10', '', 'a 9', 'b'], true)).toEqual(['All', 'a 9', 'a 10', 'b']);
});

it('[TBL-20] offers the visible texts', () => {
  expect(options(['inReview', 'paid', 'In Review', 'canceled'], true, 'status')).toEqual([
    'All',
    'Cancelled',
    'In Review',
    'Paid',
  ]);
  expect(options(['1001.5', '2'], true, 'amount')).toEqual(['All', '2', '1,001.50']);
});

it('[TBL-04] sorts amounts by value, before other texts', () => {
  const texts = ['n/a', '1001.5', '(5.00)', '20', '3.10'];
  expect(options(texts, true, 'amount')).toEqual(['All', '(5.00)', '3.10', '20', '1,001.50', 'n/a']);
});

it.each([
  ['status', []],
  [undefined, [{ display: 'paid', type: 'status' }]],
])('[TBL-20] offers listed texts as they are shown (column type: %s)', (type, cells) => {
  expect(options(cells, ['inReview', 'In Review', 'paid'], type)).toEqual(['All', 'In Review', 'Paid']);
});

it('[TBL-04] limits the number of options', () => {
  const many = Array.from({ length: 500 }, (_, n) => `text ${n}`);
  expect(options(many, true)).toHaveLength(201);
});

it('[TBL-04] reads only the rows that were added since the options were last asked for', () => {
  const store = new RowStore([{ key: 'cell' }]);
  store.append([{ id: 1, cell: 'b' }], 0);
  const column = columnOf(store, { filter: true });
  const labels = () => filterOptions(column, 'All').map(({ label }) => label);
  expect(labels()).toEqual(['All', 'b']);
  store.append([{ id: 2, cell: 'a' }], 1);
  const read = vi.spyOn(store.columns[0] as CellColumn, 'shownAt');
  expect(labels()).toEqual(['All', 'a', 'b']);
  // In English, as the value of an option.
  expect(read.mock.calls.filter(([, language]) => language)).toEqual([[1, english]]);
});

it('[TBL-04] [TBL-24] offers the chosen text, also if it is not listed any more, as it is shown', () => {
  const store = new RowStore([{ key: 'status', type: 'status' }]);
  store.append([{ id: 1, status: 'paid' }], 0);
  expect(filterOptions(columnOf(store, { filter: [], hasRawFilter: true }), 'All', 'inReview')).toEqual([
    { value: '', label: 'All' },
    { value: 'inReview', label: 'In Review' },
  ]);
  expect(
    filterOptions(columnOf(store, { filter: ['paid'], hasRawFilter: true }), 'All', 'paid'),
  ).toHaveLength(2);
});
