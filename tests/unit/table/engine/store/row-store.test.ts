import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { timeSlice } from '../../../../../src/http/time-slice.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { columnsOf, storeOf } from '../../../../support/stored-rows.ts';

const names = (store: RowStore): string[] =>
  Array.from({ length: store.size }, (_, row) => store.columns[0]?.textAt(row) ?? '');

describe('the rows of a store', () => {
  it('[TBL-13] are stored as the texts of their columns', () => {
    const store = storeOf([
      { id: 'a', name: 'Ann', amount: { display: '$5.00', sort: 5 } },
      { id: 'b', name: { display: 'Ben' }, amount: 7, more: 'unseen' },
    ]);
    expect(store.size).toBe(2);
    expect(store.count).toBe(2);
    expect(names(store)).toEqual(['Ann', 'Ben']);
    expect([store.columns[1]?.textAt(0), store.columns[1]?.textAt(1)]).toEqual(['$5.00', '7']);
    expect([store.idAt(0), store.idAt(1), store.idAt(2)]).toEqual(['a', 'b', '']);
  });

  it('[TBL-10] have no text in columns or rows that do not exist', () => {
    const store = storeOf([{ id: 'a', name: 'Ann' }]);
    expect([store.columns[1]?.textAt(0), store.columns[0]?.textAt(9)]).toEqual(['', '']);
    expect(store.column('other')).toBeUndefined();
    expect(new RowStore(columnsOf('name')).columns[0]?.type).toBe('text');
  });

  it.each([
    [{ id: 'a' }, 'a'],
    [{ id: 0 }, '0'],
    [{ id: { display: 'c' } }, 'c'],
    [{ _id: { $oid: 'd' } }, 'd'],
    [{ id: 'e', _id: { $oid: 'not' } }, 'e'],
    [{ id: '', _id: { $oid: 'f' } }, 'f'],
    [{ id: null, _id: null }, '\0' + '40'],
    [{ _id: 'g' }, '\0' + '40'],
  ])('[NET-08] reads the id of %j as %s', (row, id) => {
    const store = new RowStore(columnsOf('name'));
    expect(store.append([row], 40)).toBe(1);
    expect(store.idAt(0)).toBe(id);
    expect(store.rowWith(id)).toBe(0);
    expect(store.hasIdAt(0)).toBe(!id.startsWith('\0'));
    expect(store.rowsWithoutId).toBe(id.startsWith('\0') ? 1 : 0);
  });

  it.each([
    [{ id: 'a' }, 'x', 'a'],
    [{}, 12, '12'],
    [{}, { $oid: 'c' }, 'c'],
    [{ id: '' }, { display: 'd' }, 'd'],
  ])('[NET-17] reads the id of %j with the row id %j as %s', (row, entry, id) => {
    const store = new RowStore([]);
    store.append([null, row], 0, { ids: ['of none', entry] });
    expect(store.idAt(0)).toBe(id);
  });

  it('[NET-11] without an id are identified by their position', () => {
    const store = new RowStore(columnsOf('name'));
    store.append([{ name: 'Ann' }, { name: 'Ben' }], 0);
    expect(store.append([{ name: 'Ben' }, { name: 'Cid' }], 1)).toBe(1);
    expect(names(store)).toEqual(['Ann', 'Ben', 'Cid']);
  });

  it('[NET-11] [TBL-13] are the same, whenever they are parsed', async () => {
    const step = fc.oneof(
      fc.record({ come: fc.array(fc.record({ id: fc.nat(8), name: fc.nat(99) }), { maxLength: 5 }) }),
      fc.record({ look: fc.nat(12) }),
      fc.constant('read the rest'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step), async steps => {
        const store = new RowStore(columnsOf('name'));
        const sent = new Map<number, number>();
        const expected = () => [...sent.values()].map(String);
        for (const each of steps) {
          if (typeof each === 'string') await store.readRest(timeSlice());
          else if ('look' in each)
            expect(store.columns[0]?.textAt(each.look)).toBe(expected()[each.look] ?? '');
          else {
            store.append(each.come, store.size);
            for (const { id, name } of each.come) sent.set(id, name);
          }
        }
        expect(names(store)).toEqual(expected());
      }),
    );
  });

  it('[TBL-13] are all parsed by readRest, so that no row object is kept', async () => {
    const read = vi.fn(() => 'Ann');
    const rows = Array.from({ length: 200 }, (_, id) => Object.defineProperty({ id }, 'name', { get: read }));
    const store = storeOf(rows);
    expect(read).not.toHaveBeenCalled();
    await store.readRest(timeSlice());
    expect(read).toHaveBeenCalledTimes(200);
    expect(names(store)).toEqual(rows.map(() => 'Ann'));
    expect(read).toHaveBeenCalledTimes(200);
  });

  it('[NET-11] may have ids and column keys that are properties of every object', () => {
    const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    const store = new RowStore(columnsOf(...hostile));
    store.append(
      hostile.map(id => JSON.parse(`{"id":"${id}","constructor":"own"}`)),
      0,
    );
    expect(store.size).toBe(hostile.length);
    for (const [row, id] of hostile.entries()) {
      expect(store.rowWith(id)).toBe(row);
      expect(hostile.map((_, column) => store.columns[column]?.textAt(row))).toEqual(['', 'own', '', '', '']);
    }
    store.append([JSON.parse('{"id":"z","__proto__":{"display":"kept"}}')], 9);
    expect(store.columns[0]?.textAt(hostile.length)).toBe('kept');
  });
});

it('[TBL-16] fields of a row that are not cells are kept as they were sent if the screen needs them', () => {
  const actions = [{ href: '/a/', title: 'Open' }];
  const store = new RowStore(columnsOf('name'), ['actions', '__proto__']);
  store.append([{ id: 'a', actions, other: 1 }, { id: 'b' }], 0);
  expect(store.fieldAt(0, 'actions')).toBe(actions);
  expect([store.fieldAt(1, 'actions'), store.fieldAt(9, 'actions'), store.fieldAt(0, 'other')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  store.append([{ id: 'a' }], 2);
  for (const each of [store, new RowStore([], ['actions'])])
    expect(each.fieldAt(0, 'actions')).toBeUndefined();
});

it('[NET-11] entries that are not rows are skipped and counted once, however often they are sent', () => {
  const store = storeOf([{ id: 'a' }, null, 'b', [], undefined, true, { id: 'c' }]);
  expect([store.invalidRows, store.count]).toEqual([5, 2]);
  store.append([true, { id: 'c' }, 7], 5);
  expect([store.invalidRows, store.count]).toEqual([6, 2]);
});
