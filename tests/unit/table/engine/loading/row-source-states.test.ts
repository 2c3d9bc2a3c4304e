import { waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MissingFileError } from '../../../../../src/domain/platform/missing-file.ts';
import type { RowSource } from '../../../../../src/table/engine/loading/row-source.ts';
import { allRows, type Query } from '../../../../../src/table/engine/query/query.ts';
import { expectLogged, logged } from '../../../../support/console.ts';
import { later } from '../../../../support/later.ts';
import { names, people, sourceOf, stated } from '../../../../support/listed-people.ts';

afterEach(() => vi.useRealTimers());

/** The states that subscribers see from now on. */
function statesOf(source: RowSource) {
  const seen: string[] = [];
  source.subscribe(() => {
    const { phase, isReloading } = source.snapshot();
    seen.push(isReloading ? `${phase} again` : phase);
  });
  return seen;
}

describe('a list', () => {
  it('[TBL-23] is identified, and remembered by its kind', () => {
    const { source } = sourceOf([], { name: 'requests', list: 'requests of 7' });
    expect([source.name, source.list]).toEqual(['requests', 'requests of 7']);
    const { source: nameless } = sourceOf([]);
    expect([nameless.name, nameless.list]).toEqual([undefined, '']);
  });

  it('[TBL-08] says when its rows were requested, those of a reload once they have arrived', async () => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { source } = sourceOf(people(3));
    now = 2000;
    await source.load();
    expect(source.requestedAt).toBe(1000);
    const reloaded = source.reload();
    now = 3000;
    expect(source.requestedAt).toBe(1000);
    await reloaded;
    expect(source.requestedAt).toBe(2000);
  });
});

describe('the states of a list', () => {
  it('[TBL-13] are told from a reload to its end', async () => {
    const { source } = sourceOf(people(3));
    await source.load();
    const seen = statesOf(source);
    const reloaded = source.reload();
    expect(source.snapshot()).toMatchObject({ phase: 'loading', isReloading: true });
    await reloaded;
    await waitFor(() => expect(source.snapshot().isReloading).toBe(false));
    expect(new Set(seen)).toEqual(new Set(['loading again', 'loading', 'complete']));
  });

  it('[NET-04] are told from a failure over Retry to the end', async () => {
    const answers = [
      Promise.reject(new Error('lost')),
      Promise.resolve({ columns: stated, data: people(1) }),
    ];
    const { source } = sourceOf([], { ask: () => answers.shift() ?? Promise.resolve({ data: [] }) });
    await source.load();
    expect(source.snapshot().phase).toBe('failed');
    const loaded = source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'loading', error: undefined });
    await loaded;
    expect(source.snapshot().phase).toBe('complete');
  });

  it('[NET-11] does not call a list repeated that ends with an empty batch', async () => {
    const { source } = sourceOf([], {
      ask: async ({ skip, limit }) => ({ columns: stated, data: people(10).slice(skip, skip + limit) }),
    });
    await source.load();
    expect(source.snapshot().phase).toBe('complete');
    expect(logged()).toEqual([]);
  });

  it('[NET-11] are told with a line for the host if its last batch repeats the one before', async () => {
    expectLogged('psp: the same rows came again in place of the next.');
    const { source } = sourceOf([], {
      ask: async () => ({ columns: stated, data: people(10), total: 20 }),
    });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'complete', total: 20 });
    expect(names(source)).toHaveLength(10);
  });

  it('[NET-13] fails when none of the entries is a row', async () => {
    expectLogged('ERR_COLUMNS: What the answer has in "data" are no rows.');
    const { source } = sourceOf([], {
      ask: async () => ({ columns: stated, data: [['Ana'], ['Ben']], total: 2 }),
    });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'failed', error: { code: 'ERR_COLUMNS' } });
  });

  it('[TBL-19] count the entries that are not shown: repeated rows, and those that are no rows', async () => {
    expectLogged('2 of 5 rows repeat the id', '1 of 6 entries of "data" are no rows');
    const data = [...people(3), ...people(2), null];
    const { source } = sourceOf([], { ask: async () => ({ columns: stated, data, total: 6 }) });
    await source.load();
    expect(source.snapshot()).toMatchObject({ omittedCount: 3, hasIds: true });
  });

  it('[NET-13] tell whether every row has an id', async () => {
    expectLogged('1 of 1 rows have no id');
    const { source } = sourceOf([{ name: 'Ana' }]);
    await source.load();
    expect(source.snapshot().hasIds).toBe(false);
  });

  it('[NET-21] mentions only the first batch of a list whose cells show nothing', async () => {
    const rows = people(20).map(({ id, name }) => ({ id, name: id < 10 ? name : { first: name } }));
    await sourceOf(rows).source.load();
    expect(logged()).toEqual([]);
  });
});

describe('the work of a table', () => {
  /** People whose names are counted when they are read. */
  function readPeople(count: number) {
    const read = vi.fn();
    const rows = people(count).map(({ id, name }) => ({
      id,
      get name() {
        read(id);
        return name;
      },
    }));
    return { rows, read: () => new Set(read.mock.calls.flat()).size };
  }

  it('[TBL-13] reads few rows of the first batch before it is shown', async () => {
    const { rows, read } = readPeople(2500);
    const { source } = sourceOf(rows, { limit: 2500 });
    await source.load();
    expect(read()).toBeLessThan(200);
  });

  it('[TBL-04] reads later batches as they arrive, so that a filter need not', async () => {
    const { rows, read } = readPeople(2000);
    const { source } = sourceOf(rows, { limit: 1000 });
    await source.load();
    expect(read()).toBe(2000);
  });

  it('[TBL-03] prepares the search while the browser is idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { rows, read } = readPeople(500);
    const { source } = sourceOf(rows, { limit: 500 });
    await source.load();
    expect(read()).toBeLessThan(200);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await waitFor(() => expect(read()).toBe(500));
  });

  it('[TBL-03] loads the code of queries after the first rows, while others are loading', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { source } = sourceOf([], {
      ask: ({ skip }) =>
        skip ? new Promise(() => {}) : Promise.resolve({ columns: stated, data: people(10), total: 20 }),
    });
    const shown = new Promise<void>(resolve => source.subscribe(resolve));
    void source.load();
    await shown;
    expect(source.snapshot()).toMatchObject({ phase: 'loading', total: 20 });
    expect(vi.getTimerCount()).toBe(1);
  });

  it('[EMB-05] leaves no timer behind, however many batches arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { source } = sourceOf(people(25));
    await source.load();
    source.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a query', () => {
  it('[TBL-03] is never shown if another one replaces it at once', async () => {
    const { source } = sourceOf(people(3));
    await source.load();
    const [replaced, wanted] = [{ ...allRows }, { ...allRows, search: '2' }];
    const shown = new Set<Query>();
    source.subscribe(() => shown.add(source.snapshot().query));
    source.query(replaced);
    source.query(wanted);
    await waitFor(() => expect(names(source)).toEqual(['Person 2']));
    expect([...shown]).toEqual([wanted]);
  });

  it('[TBL-03] is not run again when it is the same', async () => {
    const { source } = sourceOf(people(3));
    await source.load();
    const query = { ...allRows, search: '2' };
    source.query(query);
    await waitFor(() => expect(names(source)).toEqual(['Person 2']));
    const before = source.snapshot();
    source.query(query);
    await source.snapshot().store.readRest({ yieldIfOver: () => undefined });
    await new Promise(resolve => setTimeout(resolve));
    expect(source.snapshot()).toBe(before);
  });

  it.each([
    ['a retry', new Error('Failed to fetch'), 'retry'],
    ['a reload of the page', new MissingFileError('/psp/query-engine.js'), 'reload'],
  ])('[EMB-11] whose code cannot be loaded keeps the rows and asks for %s', async (_, failure, help) => {
    expectLogged('a part of the library could not be loaded');
    let isDown = true;
    // The query fails when it reads a cell, as it does when its code is missing.
    const rows = people(300).map(({ id, name }) => ({
      id,
      get name() {
        if (isDown && id === 250) throw failure;
        return name;
      },
    }));
    const { source } = sourceOf(rows, { limit: 300 });
    await source.load();
    source.query({ ...allRows, search: 'person 299' });
    await waitFor(() => expect(source.snapshot().queryUnavailable).toBe(help));
    expect(source.snapshot()).toMatchObject({ phase: 'complete', query: allRows });
    expect(source.snapshot().rows).toHaveLength(300);
    isDown = false;
    source.retryQuery();
    await waitFor(() => expect(source.snapshot().queryUnavailable).toBe(false));
    expect([...source.snapshot().rows]).toEqual([299]);
  });
});

describe('a row that has left the list', () => {
  it('[RQ-02] is shown again if the host sends it again later', async () => {
    const { source, host } = sourceOf(people(3));
    await source.load();
    source.remove('1');
    await waitFor(() => expect(names(source)).toHaveLength(2));
    host.list = people(3);
    await source.reload();
    await waitFor(() => expect(names(source)).toHaveLength(3));
  });

  it('[RQ-02] is shown again if it left while the list was loading, and the host sends it again later', async () => {
    const others = later<void>();
    let list = people(6);
    const { source } = sourceOf([], {
      limit: 3,
      ask: async ({ skip, limit }) => {
        if (skip) await others.promise;
        return { columns: stated, data: list.slice(skip, skip + limit), total: list.length };
      },
    });
    const loaded = source.load();
    await waitFor(() => expect(names(source)).toHaveLength(3));
    list = people(6).filter(({ id }) => id !== 1);
    source.remove('1');
    others.resolve();
    await loaded;
    expect(names(source)).toHaveLength(5);
    list = people(6);
    await source.reload();
    await waitFor(() => expect(names(source)).toHaveLength(6));
  });

  it('[RQ-02] that was not here does not move the rows that are still missing', async () => {
    expectLogged('fewer rows than its "total"');
    const asked: number[] = [];
    const { source } = sourceOf([], {
      ask: async ({ skip, limit }) => {
        asked.push(skip);
        return { columns: stated, data: people(15).slice(skip, skip + limit), total: 30 };
      },
    });
    await source.load();
    source.remove('99');
    asked.length = 0;
    await source.load();
    expect(asked[0]).toBe(15);
  });

  it('[TBL-19] does not hide that the host repeats rows when the list is loaded again', async () => {
    expectLogged('1 of 4 rows repeat the id');
    const { source, host } = sourceOf(people(4));
    await source.load();
    source.remove('3');
    host.list = [...people(3), ...people(1)];
    await source.reload();
    await waitFor(() => expect(source.snapshot().omittedCount).toBe(1));
  });
});
