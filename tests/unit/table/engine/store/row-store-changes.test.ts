import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../../../../src/domain/language/create-language.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { storeOf } from '../../../../support/stored-rows.ts';

describe('a row that is sent again', () => {
  it('[NET-11] counts as rewritten, a new one does not', () => {
    const store = storeOf([{ id: 'a' }, { id: 'b' }]);
    expect(store.rewritten).toEqual([]);
    store.append([{ id: 'b' }, { id: 'c' }], 2);
    expect(store.rewritten).toEqual([1]);
  });

  it('[NET-11] keeps nothing that only the earlier one stated', () => {
    const columns = [{ key: 'a', currency: 'unit' }];
    const store = new RowStore(columns);
    const stated = { type: 'link', href: '/x', class: 'btn-danger', sort: 'z', editConfig: { type: 'text' } };
    store.append([{ id: '1', a: { display: 'A', ...stated }, unit: 'EUR' }], 0);
    store.append([{ id: '2', a: { display: 'B', sort: 7, type: 'hover', preview: 'P', details: 'D' } }], 1);
    expect(store.columns[0]?.cellAt(0)).toMatchObject({ href: '/x', tone: 'danger' });
    expect(store.columns[0]?.cellAt(1)).toMatchObject({ preview: 'P', details: 'D' });
    store.append([{ id: '1', a: 'a' }], 2);
    store.append([{ id: '2', a: 'b' }], 3);
    for (const row of [0, 1]) {
      const plain = { type: 'text', currency: 'USD', href: undefined, tone: undefined, actions: undefined };
      const unstated = { preview: undefined, details: undefined, editConfig: undefined };
      expect(store.columns[0]?.cellAt(row)).toMatchObject({ ...plain, ...unstated });
      expect(store.columns[0]?.currencyAt(row)).toBe('USD');
    }
    expect([store.columns[0]?.sortValueAt(0), store.columns[0]?.sortValueAt(1)]).toEqual(['a', 'b']);
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
});

describe('a removed row', () => {
  it('[TBL-24] is shown again when it is on a page of the host, of which the row numbers are told', () => {
    const store = storeOf([{ id: 'a' }, { id: 'b' }]);
    store.remove('a');
    const numbers: number[] = [];
    expect(store.append([{ id: 'b' }, { id: 'c' }, { id: 'a' }], 0, { numbers })).toBe(1);
    expect(numbers).toEqual([1, 2, 0]);
    expect([store.rowWith('a'), store.count]).toEqual([0, 3]);
  });

  it('[RQ-02] [TBL-23] keeps its number, is not shown and does not come back', () => {
    const store = storeOf([{ id: 'a' }, { id: 'b' }]);
    expect(store.remove('a')).toBe(true);
    expect(store.remove('a')).toBe(false);
    expect(store.remove('never')).toBe(false);
    expect([store.size, store.count]).toEqual([2, 1]);
    expect([store.isPresent(0), store.isPresent(1)]).toEqual([false, true]);
    expect(['a', 'b', 'never'].map(id => store.hasLost(id))).toEqual([true, false, false]);
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

  it('[TBL-27] comes back as a new one if it was forgotten and had been there', () => {
    const store = storeOf([{ id: 'a' }, { id: 'b' }]);
    for (const id of ['a', 'never']) store.forget(id);
    expect([store.hasLost('a'), store.count]).toEqual([false, 1]);
    store.append([{ id: 'a' }, { id: 'never' }], 2);
    expect([store.rowWith('a'), store.rowWith('never'), store.count]).toEqual([2, undefined, 2]);
  });
});

describe('changes', () => {
  it('[EMB-15] of language are changes of every row', () => {
    const store = storeOf([{ id: 'a' }]);
    const { version } = store;
    const language = createLanguage('xx', {});
    store.translate(language);
    expect(store.language).toBe(language);
    expect(store.version).toBe(version + 1);
  });

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
});
