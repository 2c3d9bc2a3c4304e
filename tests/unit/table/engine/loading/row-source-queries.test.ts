import { afterEach, describe, expect, it, vi } from 'vitest';
import { MissingFileError } from '../../../../../src/platform/missing-file.ts';
import { allRows, type Query } from '../../../../../src/table/engine/query/query.ts';
import { expectLogged } from '../../../../support/console.ts';
import { waitFor } from '../../../../support/wait-for.ts';
import { names, people, sourceOf, stated } from './listed-people.ts';

afterEach(() => vi.useRealTimers());

describe('queries', () => {
  it('[TBL-03] cover all rows, also those that arrive later', async () => {
    const { source } = sourceOf(people(25));
    source.query({ ...allRows, search: 'son 2' });
    await source.load();
    await waitFor(() => expect(names(source)).toHaveLength(7));
    expect(source.snapshot().query.search).toBe('son 2');
  });

  it('[TBL-03] supersede older ones, which are never shown', async () => {
    const { source } = sourceOf(people(25));
    await source.load();
    const shown = new Set<Query>();
    source.subscribe(() => shown.add(source.snapshot().query));
    const wanted = { ...allRows, search: 'person 24' };
    for (const query of [{ ...allRows }, { ...allRows, search: 'pe' }, wanted]) {
      source.query(query);
      source.remove('3');
    }
    await waitFor(() => expect(names(source)).toEqual(['Person 24']));
    expect([...shown]).toEqual([wanted]);
    source.query(allRows);
    await waitFor(() => expect(names(source)).toHaveLength(24));
  });

  it('[TBL-03] [TBL-05] are never answered by an older one that began while listeners were notified', async () => {
    const { source } = sourceOf(people(3));
    const shown: Query[] = [];
    const descending = { ...allRows, sorting: { key: 'name', descending: true } };
    const once = source.subscribe(() => {
      if (!source.snapshot().rows.length) return;
      once();
      source.query(descending);
    });
    await source.load();
    source.subscribe(() => shown.push(source.snapshot().query));
    const asReceived = { ...allRows };
    source.query(asReceived);
    await waitFor(() => expect(shown).toContain(asReceived));
    // Takes as long as the superseded query would have taken.
    const ascending = { ...allRows, sorting: { key: 'name', descending: false } };
    source.query(ascending);
    await waitFor(() => expect(shown).toContain(ascending));
    expect(shown).not.toContain(descending);
  });

  it.each([
    ['sorted', { ...allRows, sorting: { key: 'name', descending: true } }],
    ['searched', { ...allRows, search: 'person' }],
  ])('[NET-19] end before a reload of a list that is %s: its rows are then shown', async (_, query) => {
    const { source, host } = sourceOf(people(3));
    source.query(query);
    await source.load();
    host.list.pop();
    source.query({ ...query });
    await source.reload();
    expect(source.snapshot().isReloading).toBe(false);
    expect(names(source)).toHaveLength(2);
  });

  it('[TBL-13] cover rows that change right after listeners were notified', async () => {
    const { source } = sourceOf(people(3));
    await source.load();
    const once = source.subscribe(() => {
      once();
      queueMicrotask(() => source.remove('0'));
    });
    source.query({ ...allRows });
    await waitFor(() => expect(names(source)).toEqual(['Person 1', 'Person 2']));
  });

  it('[TBL-03] are not run again when they are the same', async () => {
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
    [
      'a reload of the page',
      new MissingFileError('/psp/query-engine.js', 'https://portal.test/psp/psp.js'),
      'reload',
    ],
  ])(
    '[EMB-11] [RQ-07] whose code cannot be loaded keep the rows and ask for %s',
    async (_, failure, help) => {
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
      const wanted = { ...allRows, search: 'person 299' };
      source.query(wanted);
      await waitFor(() => expect(source.snapshot().queryUnavailable).toBe(help));
      expect(source.snapshot()).toMatchObject({ phase: 'complete', query: allRows });
      expect(source.snapshot().rows).toHaveLength(300);
      isDown = false;
      // Neither a row that leaves nor a turned page brings another order, nor does a reload.
      source.query(wanted);
      source.remove('3');
      await waitFor(() => expect(source.snapshot().rows).toHaveLength(299));
      expect(source.snapshot().queryUnavailable).toBe(help);
      await source.reload();
      expect(source.snapshot()).toMatchObject({ queryUnavailable: help, query: allRows });
      source.retryQuery();
      await waitFor(() => expect(source.snapshot().queryUnavailable).toBe(false));
      expect([...source.snapshot().rows]).toEqual([299]);
    },
  );
});

describe('the work of a table', () => {
  /** A list of people whose names are counted when they are read. */
  function countingSource(count: number, limit: number) {
    const read = new Set<number>();
    const rows = people(count).map(({ id, name }) => ({
      id,
      get name() {
        read.add(id);
        return name;
      },
    }));
    return { source: sourceOf(rows, { limit }).source, read };
  }

  it('[TBL-13] shows a large first batch at once, and reads few of its rows before', async () => {
    const { source, read } = countingSource(2500, 2500);
    const counts = new Set<number>();
    source.subscribe(() => counts.add(source.snapshot().rows.length));
    await source.load();
    expect([...counts]).toEqual([2500]);
    expect(read.size).toBeLessThan(200);
    expect(names(source)).toEqual(people(2500).map(({ name }) => name));
  });

  it('[TBL-04] reads later batches as they arrive, so that a filter need not', async () => {
    const { source, read } = countingSource(2000, 1000);
    await source.load();
    expect(read.size).toBe(2000);
  });

  it('[TBL-03] prepares the search while the browser is idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { source, read } = countingSource(500, 500);
    await source.load();
    expect(read.size).toBeLessThan(200);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await waitFor(() => expect(read.size).toBe(500));
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

  it('[TBL-13] prepares no query once it is stopped, also if Retry came first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers = [{ columns: stated, data: people(3), total: 3 }, undefined];
    const { source } = sourceOf([], { ask: async () => answers.pop() ?? Promise.reject(new Error()) });
    await source.load();
    await source.load();
    source.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
