import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowStore, rowsPerBlock } from '../../../../src/table/rows/row-store.ts';

/** A store with the rows; its columns are `name` and `amount`. */
function storeOf(rows: readonly unknown[]): RowStore {
  const store = new RowStore(['name', 'amount']);
  store.append(rows, 0);
  return store;
}

const names = (store: RowStore): string[] =>
  Array.from({ length: store.size }, (_, row) => store.textAt(row, 0));

describe('the rows of a store', () => {
  it('[TBL-13] are kept as the texts of their columns', () => {
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

  it('[TBL-10] have no text in columns or rows that are not there', () => {
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
    [{ id: null, _id: null }, '#40'],
    [{ _id: 'g' }, '#40'],
    [{}, '#40'],
  ])('[NET-08] of %j is known as %s', (row, id) => {
    const store = new RowStore(['name']);
    expect(store.append([row], 40)).toBe(1);
    expect(store.idAt(0)).toBe(id);
    expect(store.rowWith(id)).toBe(0);
  });

  it('[NET-11] without an id are known by where they stand in the whole', () => {
    const store = new RowStore(['name']);
    store.append([{ name: 'Ann' }, { name: 'Ben' }], 0);
    expect(store.append([{ name: 'Ben' }, { name: 'Cid' }], 1)).toBe(1);
    expect(names(store)).toEqual(['Ann', 'Ben', 'Cid']);
  });

  it('[NET-11] come once: the first position, the last value', () => {
    const store = storeOf([
      { id: 'a', name: 'Ann', amount: { display: '1', sort: 1 } },
      { id: 'b', name: 'Ben' },
    ]);
    expect(store.append([{ id: 'c', name: 'Cid' }, { id: 'a', name: 'Anna' }, { id: 'c' }], 2)).toBe(1);
    expect(names(store)).toEqual(['Anna', 'Ben', '']);
    expect(store.sortValueAt(0, 1)).toBe('');
    expect(store.count).toBe(3);
  });

  it.each([[null], [undefined], ['text'], [5], [true], [['a']]])('[NET-11] are not taken from %j', row => {
    const store = storeOf([row, { id: 'a', name: 'Ann' }]);
    expect(names(store)).toEqual(['Ann']);
  });

  it('[NET-11] may bear any id and any column key that an object knows already', () => {
    const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    const store = new RowStore(hostile);
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

describe('what a cell is sorted by', () => {
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

describe('what more a cell says', () => {
  it.each([
    [{ display: 'x', type: 'link' }, true],
    [{ display: 'x', class: 'red' }, true],
    [{ display: 'x', preview: 'p' }, true],
    [{ display: 'x', details: [] }, true],
    [{ display: 'x', editConfig: {} }, true],
    [{ display: 'x', sort: 1, href: '/' }, false],
    ['x', false],
    [null, false],
  ])('[TBL-10] of %j is kept: %s', (name, isKept) => {
    const store = storeOf([{ id: 'a', name }]);
    expect(store.detailsAt(0, 0)).toBe(isKept ? name : undefined);
    expect(store.detailsAt(0, 1)).toBeUndefined();
    expect(store.detailsAt(0, 9)).toBeUndefined();
  });

  it('[NET-11] goes when a later value says no more', () => {
    const store = storeOf([
      { id: 'a', name: { display: 'x', type: 'link' } },
      { id: 'b', name: { display: 'y', type: 'link' } },
    ]);
    store.append([{ id: 'a', name: 'x' }], 2);
    expect(store.detailsAt(0, 0)).toBeUndefined();
    expect(store.detailsAt(1, 0)).toEqual({ display: 'y', type: 'link' });
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
});

describe('changes', () => {
  it('[TBL-13] make a new version, a removal too, but not what changes nothing', () => {
    const store = storeOf([{ id: 'a' }]);
    const first = store.version;
    store.append([{ id: 'b' }], 1);
    expect(store.version).toBe(first + 1);
    store.remove('never');
    expect(store.version).toBe(first + 1);
    store.remove('a');
    expect(store.version).toBe(first + 2);
  });

  it('[TBL-13] make a new revision of their block, and of no other', () => {
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

it('[NET-11] holds what a list of unique rows holds, whatever comes and goes', () => {
  const id = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', '1');
  const change = fc.oneof(
    fc.record({ add: fc.array(fc.record({ id, name: fc.string() }), { maxLength: 4 }) }),
    fc.record({ remove: id }),
  );
  fc.assert(
    fc.property(fc.array(change), changes => {
      const store = new RowStore(['name']);
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
