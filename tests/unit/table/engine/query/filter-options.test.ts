import { expect, it } from 'vitest';
import { filterOptions } from '../../../../../src/table/engine/query/filter-options.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';

const options = (cells: readonly unknown[], listed: true | readonly string[], type?: string) => {
  const store = new RowStore([{ key: 'cell', type }]);
  store.append(
    cells.map((cell, id) => ({ id, cell })),
    0,
  );
  return filterOptions(store, 0, listed).map(({ value, label }) => {
    expect(value).toBe(label === 'All' ? '' : label);
    return label;
  });
};

it('[TBL-04] offers the texts of a column once each, in their order', () => {
  expect(options(['b', 'a 10', '', 'a 9', 'b'], true)).toEqual(['All', 'a 9', 'a 10', 'b']);
});

it('[TBL-20] offers what people see', () => {
  expect(options(['inReview', 'paid', 'In Review', 'canceled'], true, 'status')).toEqual([
    'All',
    'Cancelled',
    'In Review',
    'Paid',
  ]);
  expect(options(['1001.5', '2'], true, 'amount')).toEqual(['All', '2', '1001.50']);
});

it.each([
  ['status', []],
  [undefined, [{ display: 'paid', type: 'status' }]],
])('[TBL-20] offers what is listed as people see it (type of the column: %s)', (type, cells) => {
  expect(options(cells, ['inReview', 'In Review', 'paid'], type)).toEqual(['All', 'In Review', 'Paid']);
});

it('[TBL-04] offers what arrives later, too', () => {
  const store = new RowStore([{ key: 'cell' }]);
  const labels = () => filterOptions(store, 0, true).map(({ label }) => label);
  store.append([{ id: 1, cell: 'b' }], 0);
  expect(labels()).toEqual(['All', 'b']);
  store.append([{ id: 2, cell: 'a' }], 1);
  expect(labels()).toEqual(['All', 'a', 'b']);
});

it('[TBL-04] offers no more than can be chosen from', () => {
  const many = Array.from({ length: 500 }, (_, n) => `text ${n}`);
  expect(options(many, true)).toHaveLength(201);
});
