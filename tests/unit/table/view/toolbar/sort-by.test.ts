import { describe, expect, it } from 'vitest';
import { english } from '../../../../../src/domain/language/language.ts';
import type { Column } from '../../../../../src/table/engine/columns.ts';
import { tableColumns } from '../../../../../src/table/engine/columns.ts';
import type { Sorting } from '../../../../../src/table/engine/query/query.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { sortOptions } from '../../../../../src/table/view/toolbar/sort-by.tsx';

const typeOf: Readonly<Record<string, string>> = {
  status: 'status',
  total: 'amount',
  visited: 'date',
  submitted: 'date',
  actions: 'actions',
};

/** The values of the options for a list of one row with these columns. */
function optionsFor(keys: readonly string[], sorting?: Sorting): string[] {
  const columns: Column[] = keys.map(key => ({ key, title: key, type: typeOf[key] }));
  const store = new RowStore(columns);
  store.append([Object.fromEntries(keys.filter(key => key !== 'empty').map(key => [key, '2026-10-04']))], 0);
  return sortOptions(tableColumns(columns, store), sorting, english).map(({ value }) => value);
}

describe('the orders of cards', () => {
  it.each([
    [
      'are by date, amount and status in a list of payments',
      ['id', 'status', 'total', 'city', 'visited', 'submitted', 'actions'],
      ['', '-visited', '+visited', '-total', '+total', '+status'],
    ],
    [
      'are by other columns without those',
      ['name', 'city', 'country'],
      ['', '+name', '+city', '+country', '-name', '-city'],
    ],
    ['leave out empty columns and controls', ['name', 'empty', 'actions'], ['', '+name', '-name']],
  ])('[UI-19] %s', (_, keys, values) => {
    expect(optionsFor(keys)).toEqual(values);
  });

  it('[UI-19] include the current one, which a column title may have set', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(optionsFor(keys, { key: 'g', descending: true })).toEqual(['', '+a', '+b', '+c', '+d', '-g']);
  });
});
