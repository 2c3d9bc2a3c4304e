import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { RequestError, SessionExpiredError } from '../../../../../src/http/errors.ts';
import { veilOf } from '../../../../../src/platform/return-veil.ts';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { RowSource } from '../../../../../src/table/engine/loading/row-source.ts';
import { allRows, type Query } from '../../../../../src/table/engine/query/query.ts';
import { QueryEngine } from '../../../../../src/table/engine/query/query-engine.ts';
import { expectLogged } from '../../../../support/console.ts';
import { type Later, later } from '../../../../support/later.ts';
import { waitFor } from '../../../../support/wait-for.ts';
import { answeredBy, names, type Person, people, sourceOf, stated } from './listed-people.ts';

describe('a row that leaves the list', () => {
  it('[RQ-02] disappears at once, and no row that moves up is skipped', async () => {
    const third = later<void>();
    let list = people(40);
    const { source } = sourceOf([], {
      ask: async ({ skip, limit }) => {
        if (skip >= 20) await third.promise;
        return { columns: stated, data: list.slice(skip, skip + limit), total: list.length };
      },
    });
    const loaded = source.load();
    await waitFor(() => expect(names(source)).toHaveLength(20));
    for (const id of [1, 4]) {
      list = list.filter(row => row.id !== id);
      source.remove(String(id));
    }
    third.resolve();
    await loaded;
    const left = people(40).filter(({ id }) => id !== 1 && id !== 4);
    expect(new Set(names(source))).toEqual(new Set(left.map(({ name }) => name)));
    expect(names(source)).toHaveLength(38);
  });

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

  it('[RQ-08] [TBL-21] is shown again if it left while the list was loading, and a reload meanwhile has it', async () => {
    const { source } = sourceOf([], {
      limit: 3,
      ask: async ({ skip, limit }, signal) => {
        if (skip)
          await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        return { columns: stated, data: people(6).slice(skip, skip + limit), total: 6 };
      },
    });
    void source.load();
    await waitFor(() => expect(names(source)).toHaveLength(3));
    source.remove('1');
    await waitFor(() => expect(names(source)).toHaveLength(2));
    void source.reload();
    await waitFor(() => expect(names(source)).toHaveLength(3));
  });

  it('[RQ-02] does not move the rows that are still missing if it was not here', async () => {
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

describe('reloading', () => {
  /** A loaded list of three, whose reload waits for an answer. */
  async function reloading(limit?: number) {
    const answer = later<TableBatch>();
    const answers = [Promise.resolve({ columns: stated, data: people(3), total: 3 }), answer.promise];
    const { source } = sourceOf([], {
      ...(limit && { limit }),
      ask: ({ skip }) => answers.shift() ?? Promise.resolve({ data: people(3).slice(skip), total: 2 }),
    });
    await source.load();
    return { source, answer, reloaded: source.reload() };
  }

  it('[TBL-13] keeps the old rows until the first new ones have arrived', async () => {
    const { source, answer, reloaded } = await reloading();
    expect(source.snapshot()).toMatchObject({ phase: 'loading', isReloading: true, total: 3 });
    expect(names(source)).toHaveLength(3);
    source.query({ ...allRows, search: 'person 1' });
    await waitFor(() => expect(names(source)).toEqual(['Person 1']));
    expect(source.snapshot().isReloading).toBe(true);
    const seen: string[][] = [];
    source.subscribe(() => seen.push(names(source)));
    const columns = [{ data: 'id' }, { data: 'name' }];
    answer.resolve({ columns, data: [{ id: 11, name: 'Person 1' }], total: 1 });
    await reloaded;
    await waitFor(() => expect(names(source)).toEqual(['11']));
    expect(seen.filter(rows => rows.length === 0)).toEqual([]);
    expect(source.snapshot()).toMatchObject({ phase: 'complete', isReloading: false, total: 1 });
    expect(source.snapshot().columns.map(({ key }) => key)).toEqual(['id', 'name']);
  });

  it('[RQ-02] does not bring back a row that was removed meanwhile', async () => {
    const { source, answer, reloaded } = await reloading(3);
    source.remove('1');
    answer.resolve({ columns: stated, data: people(3), total: 3 });
    await reloaded;
    await waitFor(() => expect(names(source)).toEqual(['Person 0', 'Person 2']));
  });

  it('[TBL-08] says when the rows were requested, the new ones once they have arrived', async () => {
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

  it('[NET-11] keeps the old rows when it fails, and starts over on the next attempt', async () => {
    let isDown = false;
    let list = people(15);
    const asked: number[] = [];
    const { source } = sourceOf([], {
      ask: async ({ skip, limit }) => {
        asked.push(skip);
        if (isDown) throw new Error('lost');
        return { columns: stated, data: list.slice(skip, skip + limit), total: list.length };
      },
    });
    await source.load();
    isDown = true;
    await source.reload();
    expect(source.snapshot().phase).toBe('failed');
    expect(names(source)).toHaveLength(15);
    isDown = false;
    list = people(4);
    await source.load();
    await waitFor(() => expect(names(source)).toHaveLength(4));
    expect(asked).toEqual([0, 10, 0, 0]);
  });

  it('[TBL-08] asks for the edition that is loading, or after a failure for the one that is shown', async () => {
    const asked: unknown[] = [];
    let answer: () => Promise<TableBatch> = async () => ({ columns: stated, data: people(3), total: 3 });
    const { source } = sourceOf([], {
      edition: { timeframe: 'ytd' },
      ask(_range, _signal, { parameters }) {
        asked.push(parameters?.timeframe);
        return answer();
      },
    });
    await source.load();
    answer = () => Promise.reject(new Error('lost'));
    void source.reload({ timeframe: 'all' });
    await source.reload();
    await source.reload();
    expect(asked).toEqual(['ytd', 'all', 'all', 'ytd']);
  });

  it('[NET-12] [TBL-08] shows the edition that was requested last, in whatever order answers arrive', async () => {
    const editions = ['ninety-days', 'ytd', 'all'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...editions), { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        async (wanted, order) => {
          const [first = 'all', ...others] = wanted;
          const asked: { readonly edition: string; readonly answer: Later<TableBatch> }[] = [];
          const source = new RowSource({
            limit: 10,
            columns: [{ key: 'of', title: 'Of' }],
            edition: { timeframe: first },
            ...answeredBy((_range, _signal, { parameters: { timeframe = '' } }) => {
              const answer = later<TableBatch>();
              asked.push({ edition: timeframe, answer });
              return answer.promise;
            }),
          });
          void source.load();
          for (const next of others) {
            void source.reload({ timeframe: next });
          }
          const last = others.at(-1) ?? first;
          while (asked.length) {
            const at = (order.next().value ?? 0) % asked.length;
            const [answered] = asked.splice(at, 1);
            answered?.answer.resolve({ data: [{ id: 1, of: answered.edition }], total: 1 });
          }
          await waitFor(() => expect(source.snapshot().phase).toBe('complete'));
          await waitFor(() => expect(source.snapshot().rows).toHaveLength(1));
          const { store, edition: shown } = source.snapshot();
          expect([shown, store.columns[0]?.textAt(0)]).toEqual([last, last]);
          source.stop();
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('loading again after Back', () => {
  const ended = new SessionExpiredError('not done', true, undefined);
  const sorted: Query = { ...allRows, sorting: { key: 'name', descending: true } };

  /** A loaded list of three, whose next answers the test decides. */
  async function loadedList(host?: HTMLElement) {
    const answer = async (): Promise<TableBatch> => ({ columns: stated, data: people(3), total: 3 });
    let next = answer;
    const { source } = sourceOf([], { ask: () => next(), host });
    await source.load();
    const fail = (error: Error) => {
      next = () => Promise.reject(error);
    };
    const recover = () => {
      next = answer;
    };
    const delay = () => {
      const delayed = later<void>();
      next = () => delayed.promise.then(answer);
      return delayed.resolve;
    };
    return { source, fail, recover, delay };
  }

  it('[NET-20] removes the rows if the session has ended, until the person has signed in', async () => {
    const { source, fail, recover } = await loadedList();
    fail(ended);
    await source.reloadOnReturn();
    expect(source.snapshot()).toMatchObject({
      phase: 'failed',
      error: ended,
      total: undefined,
      isWithdrawn: true,
      isReloading: false,
    });
    expect([names(source), source.snapshot().store.size]).toEqual([[], 0]);
    recover();
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'complete', isWithdrawn: false, total: 3 });
    expect(names(source)).toHaveLength(3);
  });

  it.each<[when: string, again: (list: Awaited<ReturnType<typeof loadedList>>) => Promise<void>]>([
    [
      'the request fails for another reason',
      ({ source, fail }) => {
        fail(new RequestError('ERR_NETWORK', 'not done'));
        return source.reloadOnReturn();
      },
    ],
    [
      'the session ends during a visit',
      ({ source, fail }) => {
        fail(ended);
        return source.reload();
      },
    ],
    [
      'the session ends after the host has answered since the return',
      async ({ source, fail }) => {
        await source.reloadOnReturn();
        fail(ended);
        await source.reload();
      },
    ],
  ])('[NET-20] keeps the rows if %s', async (_, again) => {
    const list = await loadedList();
    await again(list);
    expect(list.source.snapshot()).toMatchObject({ phase: 'failed', isWithdrawn: false, total: 3 });
    expect(names(list.source)).toHaveLength(3);
  });

  it('[NET-26] shows the element again once the host has answered Retry, or the list is no longer shown', async () => {
    const host = { localName: 'psp-table' } as HTMLElement;
    const veil = veilOf(host);
    for (const next of ['answered', 'stopped']) {
      const { source, fail, recover } = await loadedList(host);
      veil.cover();
      fail(new RequestError('ERR_NETWORK', 'not done'));
      await source.reloadOnReturn();
      expect(veil.state.value).toBe('unreachable');
      recover();
      if (next === 'answered') veil.retry();
      else source.stop();
      await waitFor(() => expect(veil.state.value).toBe('shown'));
    }
  });

  it('[NET-26] shows the element only when the new rows are shown, in the order that was asked for', async () => {
    const host = { localName: 'psp-table' } as HTMLElement;
    const { source, delay } = await loadedList(host);
    const { store } = source.snapshot();
    const veil = veilOf(host);
    veil.cover();
    const shown: boolean[] = [];
    veil.state.subscribe(() => shown.push(source.snapshot().store !== store));
    const answer = delay();
    const reloaded = source.reloadOnReturn();
    source.query(sorted);
    await waitFor(() => expect(names(source)[0]).toBe('Person 2'));
    answer();
    await reloaded;
    expect([veil.state.value, shown]).toEqual(['shown', [true]]);
  });

  it('[NET-26] shows the new rows as they came if the code that sorts them cannot be loaded', async () => {
    expectLogged('a part of the library could not be loaded');
    const host = { localName: 'psp-table' } as HTMLElement;
    let isDown = false;
    // The query fails when it reads a cell, as it does when its code is missing.
    const row = ({ id, name }: Person) => ({
      id,
      get name() {
        if (isDown && id === 250) throw new Error('Failed to fetch');
        return name;
      },
    });
    const ask = async () => ({ columns: stated, data: people(300).map(row), total: 300 });
    const { source } = sourceOf([], { ask, host, limit: 300 });
    await source.load();
    const { store } = source.snapshot();
    source.query(sorted);
    await waitFor(() => expect(names(source)[0]).toBe('Person 299'));
    isDown = true;
    veilOf(host).cover();
    await source.reloadOnReturn();
    expect(source.snapshot()).toMatchObject({ queryUnavailable: 'retry', query: allRows });
    expect(source.snapshot().store).not.toBe(store);
    expect(veilOf(host).state.value).toBe('shown');
  });

  it('[NET-20] does not bring removed rows back by a search that was running', async () => {
    const { source, fail } = await loadedList();
    const { store } = source.snapshot();
    const search = { ...allRows, search: 'person' };
    fail(ended);
    source.query(search);
    await source.reloadOnReturn();
    // Takes as long as the search of the removed rows would have taken.
    expect(await new QueryEngine(store).run(search)).toHaveLength(3);
    await Promise.resolve();
    expect(source.snapshot()).toMatchObject({ phase: 'failed', isWithdrawn: true });
    expect(names(source)).toEqual([]);
  });
});
