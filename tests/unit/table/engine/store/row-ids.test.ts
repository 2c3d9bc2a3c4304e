import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RowPlan } from '../../../../../src/table/engine/loading/row-plan.ts';
import { RowSource } from '../../../../../src/table/engine/loading/row-source.ts';
import { later } from '../../../../support/later.ts';

const stated = [{ data: 'name', title: 'Name' }];
const people = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}` }));
const sourceOf = (plan: Pick<RowPlan, 'ask'> & Partial<RowPlan>) => new RowSource({ limit: 10, ...plan });
const names = (source: RowSource): string[] => {
  const { store, rows } = source.snapshot();
  return [...rows].map(row => store.textAt(row, 0));
};

const logged = () => vi.mocked(console.error).mock.calls.flat();
const withoutIds = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Person ${n}` }));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('[NET-13] shows rows without ids and logs once that no action can be taken on them', async () => {
  const source = sourceOf({
    ask: async () => ({ columns: stated, data: [...withoutIds(3), ...people(2)], total: 5 }),
  });
  await source.load();
  const { store, hasIds } = source.snapshot();
  expect(names(source)).toHaveLength(5);
  expect([hasIds, store.hasIdAt(0), store.hasIdAt(3)]).toEqual([false, false, true]);
  await source.reload();
  expect(logged()).toEqual([expect.stringMatching(/^psp: 3 of 5 rows have no id\b.* rowIds\.$/)]);
});

it('[NET-17] uses the row ids that the answer states', async () => {
  const rowIds = ['a', 7, { $oid: 'c' }, 'not'];
  const data = [...withoutIds(3), ...people(1)];
  const source = sourceOf({ ask: async () => ({ columns: stated, data, rowIds, total: 4 }) });
  await source.load();
  const { store, hasIds } = source.snapshot();
  expect([0, 1, 2, 3].map(row => store.idAt(row))).toEqual(['a', '7', 'c', '0']);
  expect(hasIds).toBe(true);
  expect(await source.isStillThere('7')).toBe(true);
  expect(logged()).toEqual([]);
});

it('[NET-17] assigns row ids also to rows that are parsed later', async () => {
  const data = withoutIds(1000);
  const rowIds = data.map((_, at) => `id ${at}`);
  const source = sourceOf({ ask: async () => ({ columns: stated, data, rowIds, total: 1000 }) });
  await source.load();
  expect(source.snapshot().store.idAt(900)).toBe('id 900');
});

it('[NET-11] ends the loading when the host repeats rows without ids, and logs it', async () => {
  const asked: number[] = [];
  const source = sourceOf({
    ask: async ({ skip }) => {
      asked.push(skip);
      return { columns: stated, data: withoutIds(10) };
    },
  });
  await source.load();
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(source.snapshot()).toMatchObject({ phase: 'partial', earlyEnd: 'repeated' });
  expect(names(source)).toHaveLength(10);
  expect(logged().at(-1)).toBe(
    'psp: the same rows came again in place of the next. Let the host leave out the first "skip" rows: it is a number of rows, not of a page.',
  );
  await source.load();
  expect(names(source)).toHaveLength(10);
});

it('[TBL-19] shows rows with a duplicate id once, counts and logs them', async () => {
  const data = Array.from({ length: 30 }, (_, line) => ({ id: 4711, name: `Line ${line}` }));
  const source = sourceOf({ ask: async () => ({ columns: stated, data, total: 30 }) });
  await source.load();
  expect(names(source)).toEqual(['Line 29']);
  expect(source.snapshot()).toMatchObject({ phase: 'complete', omittedCount: 29, total: 30 });
  expect(logged()).toEqual([expect.stringMatching(/^psp: 29 of 30 rows repeat the id of another /)]);
  expect(logged()[0]).not.toContain('4711');
});

it('[TBL-19] does not count rows as duplicates that were requested again on purpose', async () => {
  const third = later<void>();
  let list = people(40);
  const source = sourceOf({
    removing: () => 2,
    ask: async ({ skip, limit }) => {
      if (skip >= 20) await third.promise;
      return { columns: stated, data: list.slice(skip, skip + limit), total: list.length };
    },
  });
  const loaded = source.load();
  await waitFor(() => expect(names(source).length).toBeGreaterThan(10));
  list = list.filter(({ id }) => id !== 1);
  source.remove('1');
  third.resolve();
  await loaded;
  expect(names(source)).toHaveLength(39);
  expect(source.snapshot().omittedCount).toBe(0);
  expect(logged()).toEqual([]);
});

it('[NET-17] treats names that every object has as any other id or column key', async () => {
  const ids = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const source = sourceOf({
    ask: async () => ({
      columns: [{ data: '__proto__' }, { data: 'constructor' }],
      data: ids.map(id => JSON.parse(`{"id": "${id}", "__proto__": "of ${id}"}`)),
      total: ids.length,
    }),
  });
  await source.load();
  const { store, omittedCount } = source.snapshot();
  expect(names(source)).toEqual(ids.map(id => `of ${id}`));
  expect(ids.map(id => store.rowWith(id))).toEqual([0, 1, 2, 3]);
  expect(store.textAt(0, 1)).toBe('');
  expect(omittedCount).toBe(0);
  expect(logged()).toEqual([]);
});
