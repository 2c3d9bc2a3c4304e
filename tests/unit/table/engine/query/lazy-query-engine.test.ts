// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LazyQueryEngine } from '../../../../../src/table/engine/query/lazy-query-engine.ts';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { QueryEngine } from '../../../../../src/table/engine/query/query-engine.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';

const { signal } = new AbortController();

function engineOf(...names: readonly string[]) {
  const store = new RowStore([{ key: 'name' }, { key: 'secret' }]);
  store.append(
    names.map((name, id) => ({ id, name, secret: 'hidden' })),
    0,
  );
  const engine = new LazyQueryEngine(store, [0]);
  return {
    store,
    engine,
    run: async (query: object) => [...(await engine.run({ ...allRows, ...query }, signal))],
  };
}

describe('the rows to show', () => {
  it('[TBL-13] are all rows in the order received, without a query', async () => {
    const { engine, store } = engineOf('b', 'a');
    const rows = await engine.run(allRows, signal);
    expect([...rows]).toEqual([0, 1]);
    expect(await engine.run(allRows, signal)).toBe(rows);
    store.append([{ id: 9, name: 'c' }], 2);
    expect([...(await engine.run(allRows, signal))]).toEqual([0, 1, 2]);
  });

  it.each([
    [{ search: 'b' }, [0]],
    [{ filters: [{ key: 'name', text: 'a' }] }, [1]],
    [{ sorting: { key: 'name', descending: false } }, [1, 0]],
    [{ search: 'b', filters: [{ key: 'name', text: 'a' }] }, []],
    [{ search: 'b', filters: [{ key: 'name', text: 'b' }] }, [0]],
    [{ search: 'hidden' }, []],
  ])('[TBL-03] [TBL-04] [TBL-05] follow the query %j', async (query, rows) => {
    expect(await engineOf('b', 'a').run(query)).toEqual(rows);
  });
});

it('[EMB-02] the engine is loaded once', async () => {
  const { engine } = engineOf('b');
  const loaded = await engine.load();
  expect(loaded).toBeInstanceOf(QueryEngine);
  expect(await engine.load()).toBe(loaded);
});
