// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { timeSlice } from '../../../../../src/http/time-slice.ts';
import { RowStore, rowsPerBlock } from '../../../../../src/table/engine/store/row-store.ts';

const columnsOf = (...keys: readonly string[]) => keys.map(key => ({ key }));

/** A store with the rows; its columns are `name` and `amount`. */
function storeOf(rows: readonly unknown[]): RowStore {
  const store = new RowStore(columnsOf('name', 'amount'));
  store.append(rows, 0);
  return store;
}

const names = (store: RowStore): string[] =>
  Array.from({ length: store.size }, (_, row) => store.textAt(row, 0));

describe('the rows of a store', () => {
  it('[TBL-13] are stored as the texts of their columns', () => {
    const store = storeOf([
      { id: 'a', name: 'Ann', amount: { display: '$5.00', sort: 5 } },
      { id: 'b', name: { display: 'Ben' }, amount: 7, more: 'unseen' },
    ]);
    expect(store.size).toBe(2);
    expect(store.count).toBe(2);
    expect(names(store)).toEqual(['Ann', 'Ben']);
    expect([store.textAt(0, 1), store.textAt(1, 1)]).toEqual(['$5.00', '7']);
    expect([store.idAt(0), store.idAt(1), store.idAt(2)]).toEqual(['a', 'b', '']);
  });

  it('[TBL-10] have no text in columns or rows that do not exist', () => {
    const store = storeOf([{ id: 'a', name: 'Ann' }]);
    expect([store.textAt(0, 1), store.textAt(0, 9), store.textAt(9, 0), store.textAt(-1, -1)]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  it.each([
    [{ id: 'a' }, 'a'],
    [{ id: 7 }, '7'],
    [{ id: 0 }, '0'],
    [{ id: { display: 'c' } }, 'c'],
    [{ _id: { $oid: 'd' } }, 'd'],
    [{ id: 'e', _id: { $oid: 'not' } }, 'e'],
    [{ id: '', _id: { $oid: 'f' } }, 'f'],
    [{ id: null, _id: null }, '\0' + '40'],
    [{ _id: 'g' }, '\0' + '40'],
    [{}, '\0' + '40'],
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
    [{ _id: { $oid: 'b' } }, 'x', 'b'],
    [{}, 'x', 'x'],
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

  it('[NET-11] are unique by id: the first position stays, the last value wins', () => {
    const store = storeOf([
      { id: 'a', name: 'Ann', amount: { display: '1', sort: 1 } },
      { id: 'b', name: 'Ben' },
    ]);
    expect(store.append([{ id: 'c', name: 'Cid' }, { id: 'a', name: 'Anna' }, { id: 'c' }], 2)).toBe(1);
    expect(names(store)).toEqual(['Anna', 'Ben', '']);
    expect(store.sortValueAt(0, 1)).toBe('');
    expect(store.count).toBe(3);
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
          else if ('look' in each) expect(store.textAt(each.look, 0)).toBe(expected()[each.look] ?? '');
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

  it.each([[null], [undefined], ['text'], [5], [true], [['a']]])('[NET-11] are not made from %j', row => {
    const store = storeOf([row, { id: 'a', name: 'Ann' }]);
    expect(names(store)).toEqual(['Ann']);
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
      expect(hostile.map((_, column) => store.textAt(row, column))).toEqual(['', 'own', '', '', '']);
    }
    store.append([JSON.parse('{"id":"z","__proto__":{"display":"kept"}}')], 9);
    expect(store.textAt(hostile.length, 0)).toBe('kept');
  });
});

describe('the sort value of a cell', () => {
  it.each([
    [{ display: 'Jan 2', sort: '2026-01-02' }, '2026-01-02'],
    [{ display: '$5', sort: 5 }, 5],
    [{ display: '$5', sort: 0 }, 0],
    [{ display: 'x', sort: '' }, ''],
    [{ display: 'x', sort: null }, 'x'],
    [{ display: 'x', sort: {} }, 'x'],
    ['text', 'text'],
    [undefined, ''],
  ])('[TBL-05] %j: %j', (amount, value) => {
    expect(storeOf([{ id: 'a', amount }]).sortValueAt(0, 1)).toBe(value);
  });

  it('[TBL-05] is the text as it was sent for a date', () => {
    const store = new RowStore([{ key: 'day', type: 'date' }]);
    const days = [
      '2026-05-06',
      { display: '2026-04-30 00:00:00' },
      { display: '6 May', sort: 'z' },
      'soon',
      '',
    ];
    store.append(
      days.map((day, id) => ({ id, day })),
      0,
    );
    expect(days.map((_, row) => store.sortValueAt(row, 0))).toEqual([
      '2026-05-06',
      '2026-04-30 00:00:00',
      'z',
      'soon',
      '',
    ]);
    expect(store.shownAt(1, 0)).toBe('30 Apr 2026');
  });

  it('[TBL-05] may be stated by some cells of a column and not by others', () => {
    const store = storeOf([
      { id: 'a', amount: 'one' },
      { id: 'b', amount: { display: 'two', sort: 2 } },
      { id: 'c', amount: 'three' },
    ]);
    store.append([{ id: 'd' }, { id: 'a', amount: { display: 'uno', sort: 1 } }], 3);
    expect([0, 1, 2, 3].map(row => store.sortValueAt(row, 1))).toEqual([1, 2, 'three', '']);
    expect(store.sortValueAt(9, 1)).toBe('');
  });
});

describe('the currency of an amount', () => {
  const stored = (...rows: readonly object[]) => {
    const store = new RowStore([{ key: 'total', type: 'amount', currency: 'payCurrency' }]);
    for (const [index, row] of rows.entries()) store.append([{ total: '12.5', ...row }], index);
    return store;
  };

  it('[UI-14] is what its row states, as a text or as a cell', () => {
    const store = stored(
      { id: 'a', payCurrency: 'EUR' },
      { id: 'b', payCurrency: { display: 'JPY' } },
      { id: 'c', payCurrency: ['x'] },
      { id: 'd' },
    );
    expect([0, 1, 2, 3].map(row => store.currencyAt(row, 0))).toEqual(['EUR', 'JPY', undefined, undefined]);
    expect([0, 1].map(row => store.shownAt(row, 0))).toEqual(['12.50', '12.5']);
  });

  it('[NET-11] is that of the last row with its id', () => {
    const store = stored({ id: 'a', payCurrency: 'JPY' }, { id: 'a' });
    expect(store.currencyAt(0, 0)).toBeUndefined();
    expect(store.shownAt(0, 0)).toBe('12.50');
  });
});

describe('the details of a cell', () => {
  it.each([
    [{ display: 'x', type: 'link' }, { type: 'link' }],
    [
      { display: 'x', class: 'text-danger' },
      { type: 'text', tone: 'danger' },
    ],
    [{ display: 'x', class: 'red' }, undefined],
    [{ display: 'x', preview: 'p', details: ['d'] }, undefined],
    [
      { display: 'x', type: 'hover', preview: 'p' },
      { type: 'hover', preview: 'p' },
    ],
    [
      { display: 'x', type: 'modal', details: ['d'] },
      { type: 'modal', details: ['d'] },
    ],
    [
      [{ href: '/a/', title: 'View', class: 'btn', flags: {} }, 'x'],
      { type: 'actions', actions: [{ title: 'View', href: '/a/' }] },
    ],
    [
      { type: 'actions', href: '/a/', title: 'View', flags: { confirm: true } },
      {
        type: 'actions',
        href: '/a/',
        actions: [{ title: 'View', href: '/a/', question: '' }],
      },
    ],
    [[], undefined],
    [['x', 1], undefined],
    [
      { display: 'x', editConfig: { type: 'date' } },
      { type: 'text', editConfig: { type: 'date' } },
    ],
    [
      { display: 'x', sort: 1, href: '/' },
      { type: 'link', href: '/' },
    ],
    [{ display: 'x', sort: 1, type: 'text' }, undefined],
    [{ display: 'x', type: 'marquee' }, undefined],
    [{ display: 'x', href: '', class: '', preview: null, details: null, editConfig: null }, undefined],
    [{ display: 'x', href: { at: '/' }, class: 5 }, undefined],
    ['x', undefined],
    [null, undefined],
  ])('[TBL-10] keep of %j: %j', (name, kept) => {
    const store = storeOf([{ id: 'a', name }]);
    expect(store.detailsAt(0, 0)).toEqual(kept);
    expect(store.detailsAt(0, 1)).toBeUndefined();
    expect(store.detailsAt(0, 9)).toBeUndefined();
    expect(store.detailsAt(9, 1)).toBeUndefined();
  });

  it('[TBL-10] may differ within a column', () => {
    const cells = [
      { display: 'a', type: 'email' },
      'b',
      { display: 'c', type: 'hover', preview: 'C', class: 'danger' },
      { display: 'd', type: 'email', class: 'muted' },
      { display: 'e', href: '/e/' },
    ];
    const store = storeOf(cells.map((name, id) => ({ id, name })));
    expect([0, 1, 2, 3, 4, 5].map(row => store.typeAt(row, 0))).toEqual([
      'email',
      'text',
      'hover',
      'email',
      'link',
      'email',
    ]);
    expect(store.typeOf(0)).toBe('email');
    expect([2, 3, 4].map(row => store.toneAt(row, 0))).toEqual(['danger', 'muted', undefined]);
    expect(store.toneAt(2, 9)).toBeUndefined();
  });

  it.each([
    [undefined, { href: '/' }, 'link', '/'],
    ['text', { href: '/', type: null }, 'text', '/'],
    ['status', { href: '/' }, 'status', '/'],
    ['status', { type: 'amount' }, 'amount', undefined],
    ['status', { type: 'text' }, 'status', undefined],
    ['amount', { type: 'number' }, 'amount', undefined],
    ['status', { type: 'date' }, 'status', undefined],
    ['amount', { type: 'link', href: '/' }, 'link', '/'],
    ['marquee', {}, 'text', undefined],
    ['', {}, 'text', undefined],
    [undefined, { type: 'delete', href: '/' }, 'delete', undefined],
    [undefined, { type: 'actions', href: '/' }, 'actions', undefined],
    [undefined, { type: 'editable', href: '/' }, 'editable', undefined],
    [undefined, { type: 'select', href: '/' }, 'select', undefined],
    [undefined, { type: 'modal', href: '/' }, 'modal', undefined],
    [undefined, { type: 'email', href: '/' }, 'email', undefined],
    [undefined, { type: 'hover', href: '/' }, 'hover', '/'],
  ])(
    '[TBL-10] in a column of type %s %j is a cell of type %s that leads to %s',
    (type, cell, shown, href) => {
      const store = new RowStore([{ key: 'cell', type }]);
      store.append([{ id: 1, cell }], 0);
      expect(store.typeAt(0, 0)).toBe(shown);
      expect(store.linkAt(0, 0)).toBe(href);
      expect(store.linkAt(0, 9)).toBeUndefined();
      expect(store.typeAt(0, 9)).toBe('text');
      expect(store.typeOf(9)).toBe('text');
    },
  );

  it.each<[string | undefined, unknown, unknown, string]>([
    [undefined, 'amount', '12.5', 'amount'],
    [undefined, 'amount', { display: '12.5' }, 'amount'],
    [undefined, 'amount', { display: 'x', type: 'text' }, 'text'],
    [undefined, 'link', { display: 'x', href: '/' }, 'link'],
    [undefined, 'hover', { display: 'x', type: null }, 'hover'],
    [undefined, 'marquee', 'x', 'text'],
    [undefined, 7, 'x', 'text'],
    [undefined, null, { display: 'x', href: '/' }, 'link'],
    ['amount', 'number', '12.5', 'amount'],
    ['amount', 'link', '12.5', 'link'],
    ['amount', 'link', { display: 'x', type: 'number' }, 'amount'],
  ])(
    '[TBL-22] in a column of the screen’s type %s and the answer’s type %s %j is a cell of type %s',
    (type, statedType, cell, shown) => {
      const store = new RowStore([{ key: 'cell', type, statedType }]);
      store.append([{ id: 1, cell }], 0);
      expect(store.typeAt(0, 0)).toBe(shown);
    },
  );

  it('[TBL-22] keep further details in a column that the answer says is of type modal', () => {
    const store = new RowStore([{ key: 'cell', statedType: 'modal' }]);
    store.append([{ id: 1, cell: { display: 'x', details: ['d'] } }], 0);
    expect(store.typeOf(0)).toBe('modal');
    expect(store.detailsAt(0, 0)).toEqual({ type: 'modal', details: ['d'] });
  });

  it('[TBL-16] are replaced when a later value has other actions', () => {
    const store = storeOf([{ id: 'a', name: [{ title: 'View' }] }]);
    store.append([{ id: 'a', name: [{ title: 'Edit' }] }], 1);
    expect(store.detailsAt(0, 0)?.actions).toEqual([{ title: 'Edit' }]);
    store.append([{ id: 'a', name: 'x' }], 2);
    expect(store.detailsAt(0, 0)).toBeUndefined();
  });

  it('[TBL-20] [TBL-21] include the label of the chosen option for search', () => {
    const options = [{ value: 1, label: 'Open' }, { value: '2' }, null];
    const cell = (display: string) => ({ display, type: 'select', editConfig: { options } });
    const store = storeOf(
      [cell('1'), cell('2'), cell('3'), { type: 'select', display: '4' }].map((name, id) => ({ id, name })),
    );
    expect([0, 1, 2, 3].map(row => store.shownAt(row, 0))).toEqual(['Open', '2', '3', '4']);
    expect([0, 1].map(row => store.searchedAt(row, 0))).toEqual(['Open', '2']);
    expect(store.textAt(0, 0)).toBe('1');
  });

  it('[TBL-20] follow from the visible text', () => {
    const store = new RowStore([{ key: 'status', type: 'status' }, { key: 'amount' }]);
    store.append([{ id: 1, status: 'inReview', amount: { display: '1001.5', type: 'amount' } }], 0);
    expect([0, 1, 9].map(column => store.shownAt(0, column))).toEqual(['In Review', '1,001.50', '']);
    expect([0, 1, 9].map(column => store.searchedAt(0, column))).toEqual([
      'In Review',
      '1,001.50\0' + '1001.50',
      '',
    ]);
    expect([0, 1].map(column => store.textAt(0, column))).toEqual(['inReview', '1001.5']);
  });

  it('[NET-11] are cleared when a later value states none', () => {
    const store = storeOf([
      { id: 'a', name: { display: 'x', type: 'link' } },
      { id: 'b', name: { display: 'y', type: 'link' } },
    ]);
    store.append([{ id: 'a', name: 'x' }], 2);
    expect(store.detailsAt(0, 0)).toBeUndefined();
    expect(store.detailsAt(1, 0)).toEqual({ type: 'link' });
  });

  it.each(['href', 'class', 'preview', 'details', 'editConfig'])(
    '[NET-11] has no %s any more when a later value has none',
    field => {
      const store = storeOf([{ id: 'a', name: { display: 'x', type: 'hover', [field]: 'danger' } }]);
      store.append([{ id: 'a', name: { display: 'x', type: 'hover' } }], 1);
      expect(store.detailsAt(0, 0)).toEqual({ type: 'hover' });
    },
  );

  it('[TBL-13] share equal texts while few are different', () => {
    const store = new RowStore(columnsOf('a', 'b'));
    // The same letters in strings of their own.
    const long = (n: number) => ['a rather long text', n].join(' ');
    store.append(
      Array.from({ length: 5000 }, (_, id) => ({
        id,
        a: { display: long(id % 3), sort: `${long(id % 2)}!` },
        b: { display: long(id) },
      })),
      0,
    );
    for (const row of [0, 1, 2, 999, 1000, 1001, 4999]) {
      expect(store.textAt(row, 0)).toBe(long(row % 3));
      expect(store.textAt(row, 1)).toBe(long(row));
      expect(store.sortValueAt(row, 0)).toBe(`${long(row % 2)}!`);
    }
  });
});

describe('fields of a row that are not cells', () => {
  it('[TBL-16] are kept as they were sent if the screen needs them', () => {
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
    expect(store.fieldAt(0, 'actions')).toBeUndefined();
  });
});

describe('entries that are no rows', () => {
  it('[NET-11] are skipped and counted once, however often they are sent', () => {
    const store = storeOf([{ id: 'a' }, null, 'b', [], { id: 'c' }]);
    expect([store.invalidRows, store.count]).toEqual([3, 2]);
    store.append([[], { id: 'c' }, 7], 3);
    expect([store.invalidRows, store.count]).toEqual([4, 2]);
  });
});

describe('a row that is sent again', () => {
  it('[NET-11] counts as rewritten, a new one does not', () => {
    const store = storeOf([{ id: 'a' }, { id: 'b' }]);
    expect(store.rewrites).toBe(0);
    store.append([{ id: 'b' }, { id: 'c' }], 2);
    expect(store.rewrites).toBe(1);
  });

  it('[NET-11] keeps nothing that only the earlier one stated', () => {
    const columns = [{ key: 'a', currency: 'unit' }];
    const store = new RowStore(columns);
    const stated = { type: 'link', href: '/x', class: 'btn-danger', sort: 'z', editConfig: { type: 'text' } };
    store.append([{ id: '1', a: { display: 'A', ...stated }, unit: 'EUR' }], 0);
    store.append([{ id: '2', a: { display: 'B', sort: 7, type: 'hover', preview: 'P', details: 'D' } }], 1);
    expect(store.detailsAt(0, 0)).toMatchObject({ href: '/x', tone: 'danger' });
    expect(store.detailsAt(1, 0)).toMatchObject({ preview: 'P', details: 'D' });
    store.append([{ id: '1', a: 'a' }], 2);
    store.append([{ id: '2', a: 'b' }], 3);
    for (const row of [0, 1]) {
      const { type, ...others } = store.detailsAt(row, 0) ?? {};
      expect(Object.values(others).filter(value => value !== undefined)).toEqual([]);
      expect(store.currencyAt(row, 0)).toBeUndefined();
    }
    expect([store.sortValueAt(0, 0), store.sortValueAt(1, 0)]).toEqual(['a', 'b']);
  });
});

describe('rows with a duplicate id', () => {
  const ids = (...list: readonly string[]) => list.map(id => ({ id }));

  it('[TBL-19] are counted', () => {
    const store = storeOf(ids('a', 'b', 'a', 'a'));
    expect([store.duplicateRows, store.count]).toEqual([2, 2]);
    store.append(ids('b', 'c', 'c'), 4);
    expect([store.duplicateRows, store.count]).toEqual([4, 3]);
  });

  it('[TBL-19] are not counted when they were requested again on purpose', () => {
    const store = storeOf(ids('a', 'b', 'c'));
    store.append(ids('b', 'c', 'd'), 1);
    store.append(ids('d', 'e'), 4, { overlaps: true });
    expect(store.duplicateRows).toBe(0);
    store.append(ids('e'), 6);
    expect([store.duplicateRows, store.count]).toEqual([1, 5]);
  });

  it('[TBL-19] are not counted when rows without ids are repeated', () => {
    const store = storeOf([{ name: 'Ann' }, { name: 'Ben' }]);
    store.append([{ name: 'Ben' }], 1);
    expect([store.duplicateRows, store.rowsWithoutId]).toEqual([0, 2]);
  });
});

describe('a removed row', () => {
  it('[RQ-02] keeps its number, is not shown and does not come back', () => {
    const store = storeOf([{ id: 'a' }, { id: 'b' }]);
    expect(store.remove('a')).toBe(true);
    expect(store.remove('a')).toBe(false);
    expect(store.remove('never')).toBe(false);
    expect([store.size, store.count]).toEqual([2, 1]);
    expect([store.isPresent(0), store.isPresent(1)]).toEqual([false, true]);
    expect([store.rowWith('a'), store.rowWith('b'), store.rowWith('c')]).toEqual([undefined, 1, undefined]);
    store.append([{ id: 'a', name: 'again' }], 2);
    expect(store.isPresent(0)).toBe(false);
    expect(store.count).toBe(1);
  });

  it('[RQ-02] is not shown when it arrives after its removal', () => {
    const store = storeOf([{ id: 'a' }]);
    expect(store.remove('b')).toBe(false);
    store.append([{ id: 'b' }, { id: 'c' }], 1);
    expect([store.rowWith('b'), store.rowWith('c'), store.count]).toEqual([undefined, 2, 2]);
  });
});

describe('changes', () => {
  it('[TBL-13] increase the version, and so does a removal, but not a call without effect', () => {
    const store = storeOf([{ id: 'a' }]);
    const first = store.version;
    store.append([{ id: 'b' }], 1);
    expect(store.version).toBe(first + 1);
    store.remove('never');
    expect(store.version).toBe(first + 1);
    store.remove('a');
    expect(store.version).toBe(first + 2);
  });

  it('[TBL-13] increase the revision of their block only', () => {
    const store = storeOf(Array.from({ length: rowsPerBlock + 1 }, (_, id) => ({ id })));
    const revisions = () => [0, 1, 2].map(block => store.revisionOf(block));
    const [first = 0, second = 0, none] = revisions();
    expect(none).toBe(0);
    store.append([{ id: rowsPerBlock - 1 }], 0);
    expect(revisions()).toEqual([first + 1, second, 0]);
    store.append([{ id: rowsPerBlock }], 0);
    expect(revisions()).toEqual([first + 1, second + 1, 0]);
  });
});

it('[NET-11] equals a list of unique rows after any additions and removals', () => {
  const id = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', '1');
  const change = fc.oneof(
    fc.record({ add: fc.array(fc.record({ id, name: fc.string() }), { maxLength: 4 }) }),
    fc.record({ remove: id }),
  );
  fc.assert(
    fc.property(fc.array(change), changes => {
      const store = new RowStore(columnsOf('name'));
      const rows = new Map<string, string>();
      const gone = new Set<string>();
      for (const step of changes) {
        if ('add' in step) {
          store.append(step.add, 0);
          for (const row of step.add) rows.set(row.id, row.name);
        } else if (rows.has(step.remove)) {
          expect(store.remove(step.remove)).toBe(!gone.has(step.remove));
          gone.add(step.remove);
        }
      }
      const shown = Array.from({ length: store.size }, (_, row) => row)
        .filter(row => store.isPresent(row))
        .map(row => [store.idAt(row), store.textAt(row, 0)]);
      expect(shown).toEqual([...rows].filter(([key]) => !gone.has(key)));
      expect(store.count).toBe(shown.length);
    }),
  );
});
