// @vitest-environment node
import { expect, it } from 'vitest';
import { createLanguage } from '../../../../../src/domain/language/create-language.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';

function storeOf(...names: readonly string[]) {
  const store = new RowStore([{ key: 'name' }]);
  const rowsOf = (list: readonly string[]) => list.map(name => ({ id: name, name }));
  store.append(rowsOf(names), 0);
  return { store, rowsOf };
}

it('[TBL-23] knows a row that was here and has been removed from one that never came', () => {
  const { store } = storeOf('a', 'b');
  expect([store.hasLost('a'), store.hasLost('x')]).toEqual([false, false]);
  expect([store.remove('a'), store.remove('a'), store.remove('x')]).toEqual([true, false, false]);
  expect([store.hasLost('a'), store.hasLost('b'), store.hasLost('x')]).toEqual([true, false, false]);
  expect([store.rowWith('a'), store.rowWith('b'), store.rowWith('x')]).toEqual([undefined, 1, undefined]);
});

it('[TBL-24] tells the numbers of the rows of a page, and shows a removed one that the host sends again', () => {
  const { store, rowsOf } = storeOf('a', 'b');
  store.remove('a');
  const numbers: number[] = [];
  expect(store.append(rowsOf(['b', 'c', 'a']), 0, { numbers })).toBe(1);
  expect(numbers).toEqual([1, 2, 0]);
  expect([store.rowWith('a'), store.count]).toEqual([0, 3]);
});

it('[TBL-19] keeps a removed row removed when the host sends it again in another batch', () => {
  const { store, rowsOf } = storeOf('a', 'b');
  store.remove('a');
  store.append(rowsOf(['a']), 2);
  expect([store.rowWith('a'), store.count]).toEqual([undefined, 1]);
});

it('[EMB-15] counts another language as a change of every row', () => {
  const { store } = storeOf('a');
  const { version, rewrites } = store;
  const revision = store.revisionOf(0);
  store.append([{ id: 'a', name: 'again' }], 0);
  const after = store.revisionOf(0);
  const language = createLanguage('xx', {});
  store.translate(language);
  expect(store.language).toBe(language);
  expect(store.version).toBeGreaterThan(version);
  expect(store.rewrites).toBeGreaterThan(rewrites);
  expect([after > revision, store.revisionOf(0) > after]).toEqual([true, true]);
});
