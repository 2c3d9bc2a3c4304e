import { describe, expect, it } from 'vitest';
import type { Column } from '../../../../src/table/engine/columns.ts';
import { tableColumns } from '../../../../src/table/engine/columns.ts';
import { RowStore } from '../../../../src/table/engine/store/row-store.ts';
import { cellLayouts } from '../../../../src/table/view/page-table.tsx';

const columnTypes: Readonly<Record<string, string>> = {
  status: 'status',
  second: 'status',
  total: 'amount',
  net: 'amount',
  kind: 'select',
  note: 'editable',
  view: 'actions',
};

/** Lays out columns with these keys for these rows; returns one property of each column's layout. */
function layout(keys: readonly string[], rows: readonly object[], pinned: readonly string[] = []) {
  const columns: Column[] = keys.map(key => ({
    key,
    title: key,
    type: columnTypes[key],
    pinned: pinned.includes(key),
  }));
  const store = new RowStore(columns);
  store.append(rows, 0);
  const layouts = cellLayouts(tableColumns(columns, store));
  return (property: 'cardRole' | 'pin') => keys.map(key => layouts.get(key)?.[property]);
}

describe('the roles of columns on a card', () => {
  it.each([
    [
      'are a title, a badge, an amount and two facts',
      ['name', 'city', 'status', 'total', 'country', 'more'],
      ['title', 'fact', 'badge', 'amount', 'fact', 'detail'],
    ],
    [
      'take the first status as badge and the first amount; further ones are facts',
      ['name', 'status', 'second', 'total', 'net', 'city'],
      ['title', 'badge', 'fact', 'amount', 'fact', 'detail'],
    ],
    ['need neither badge nor amount', ['name', 'city', 'country'], ['title', 'fact', 'fact']],
    ['take a status in the first column as title', ['status', 'city'], ['title', 'fact']],
    ['can be a title only', ['name'], ['title']],
    ['are at the end for actions', ['name', 'view'], ['title', 'action']],
    ['skip empty columns', ['name', 'none', 'city', 'more'], ['title', 'detail', 'fact', 'fact']],
  ])('[TBL-32] %s', (_, keys, roles) => {
    const row = Object.fromEntries(keys.filter(key => key !== 'none').map(key => [key, '1.00']));
    expect(layout(keys, [{ id: 1, ...row }])('cardRole')).toEqual(roles);
  });

  it.each([
    [
      ['kind', 'note'],
      ['detail', 'detail'],
    ],
    [['kind'], ['fact']],
  ])('[TBL-32] of fields: %j are %j', (fields, roles) => {
    expect(layout(['name', ...fields], [{ id: 1, name: 'A' }])('cardRole')).toEqual(['title', ...roles]);
  });

  it('[TBL-13] are the same before the first rows, as far as columns are known', () => {
    const keys = ['name', 'city', 'status', 'total', 'country', 'more'];
    const roles = ['title', 'fact', 'badge', 'amount', 'fact', 'detail'];
    expect(layout(keys, [])('cardRole')).toEqual(roles);
  });

  it('[UI-19] are those that the list states, without further facts', () => {
    const columns: Column[] = [
      { key: 'id', title: 'ID' },
      { key: 'status', title: 'Status', type: 'status' },
      { key: 'total', title: 'Total', type: 'amount' },
      { key: 'patientId', title: 'Patient ID' },
      { key: 'visit', title: 'Visit', isCardFact: true },
    ];
    const store = new RowStore(columns);
    store.append([{ id: 1, total: '1.00', patientId: '508', visit: 'Week 2' }], 0);
    const layouts = cellLayouts(tableColumns(columns, store));
    const roles = columns.map(({ key }) => layouts.get(key)?.cardRole);
    expect(roles).toEqual(['title', 'badge', 'amount', 'detail', 'fact']);
  });

  it('[TBL-32] depend on the first hundred rows only, so that nothing shifts when more arrive', () => {
    const rows = Array.from({ length: 101 }, (_, id) => ({ id, name: 'Ann', late: id === 100 ? 'x' : '' }));
    expect(layout(['name', 'late'], rows)('cardRole')).toEqual(['title', 'detail']);
  });
});

it.each([
  ['are the first one when none is declared', [], [0, undefined, undefined]],
  ['are those declared as pinned', ['a', 'b'], [0, 1, undefined]],
  ['have to be the leading ones: a later one is not pinned', ['a', 'c'], [0, undefined, undefined]],
  ['are the first one when only a later one is declared', ['c'], [0, undefined, undefined]],
])('[TBL-30] pinned columns %s', (_, pinned, pins) => {
  expect(layout(['a', 'b', 'c'], [], pinned)('pin')).toEqual(pins);
});
