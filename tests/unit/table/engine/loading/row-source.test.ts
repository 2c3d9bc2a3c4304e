import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { expectLogged, logged, mistakesReported } from '../../../../support/console.ts';
import { later } from '../../../../support/later.ts';
import { waitFor } from '../../../../support/wait-for.ts';
import { names, people, sourceOf, stated } from './listed-people.ts';

afterEach(() => vi.useRealTimers());

describe('a list', () => {
  it('[TBL-23] is identified, and remembered by its kind', () => {
    const { source } = sourceOf([], { name: 'requests', list: 'requests of 7' });
    expect([source.name, source.list]).toEqual(['requests', 'requests of 7']);
    const { source: nameless } = sourceOf([]);
    expect([nameless.name, nameless.list]).toEqual([undefined, '']);
  });

  it('[TBL-13] shows the first batch while others are loading, and all rows in the end', async () => {
    const second = later<TableBatch>();
    const { source } = sourceOf([], {
      ask: ({ skip }) =>
        skip === 0 ? Promise.resolve({ columns: stated, data: people(10), total: 12 }) : second.promise,
    });
    const loaded = source.load();
    await waitFor(() => expect(names(source)).toHaveLength(10));
    expect(source.snapshot()).toMatchObject({ phase: 'loading', total: 12 });
    second.resolve({ data: people(12).slice(10), total: 12 });
    await loaded;
    expect(source.snapshot()).toMatchObject({ phase: 'complete', total: 12, error: undefined });
    expect(names(source)).toEqual(people(12).map(({ name }) => name));
  });

  it('[TBL-33] starts with the restored sorting although its columns are not known yet', async () => {
    const { source } = sourceOf(people(3));
    source.query({ ...allRows, sorting: { key: 'name', descending: true } });
    await source.load();
    await waitFor(() => expect(names(source)).toEqual(['Person 2', 'Person 1', 'Person 0']));
  });

  it('[NET-12] runs once at a time and ends when all rows are loaded', async () => {
    const { source, asked } = sourceOf(people(3));
    await Promise.all([source.load(), source.load()]);
    await source.load();
    expect(asked).toHaveLength(1);
  });

  it('[NET-12] shows nothing more after it was stopped, and can be started again', async () => {
    const first = later<TableBatch>();
    let signal: AbortSignal | undefined;
    const answers = [first.promise];
    const { source } = sourceOf([], {
      ask: (_, given) => {
        signal = given;
        return answers.shift() ?? Promise.resolve({ columns: stated, data: people(2), total: 2 });
      },
    });
    const loaded = source.load();
    source.stop();
    expect(signal?.aborted).toBe(true);
    first.resolve({ columns: stated, data: people(5), total: 5 });
    await loaded;
    expect(names(source)).toEqual([]);
    expect(source.snapshot().phase).toBe('loading');
    await source.load();
    expect(names(source)).toHaveLength(2);
  });

  it('[EMB-05] leaves no timer behind after it was stopped, however many batches arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { source } = sourceOf(people(25));
    await source.load();
    expect(vi.getTimerCount()).toBe(1);
    source.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the columns of a list', () => {
  it.each([0, undefined])('[TBL-14] are not needed without rows (a total of %s)', async total => {
    const { source } = sourceOf([], { ask: async () => ({ data: [], total }) });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'complete', error: undefined, columns: [] });
  });

  it.each<[problem: string, answer: TableBatch, says: RegExp]>([
    ['none are stated', { data: people(3) }, /has rows and no columns.* Send them as \[\{data, title\}\]\.$/],
    ['one has no key', { columns: [{ data: '' }], data: people(3) }, /Column 1 has no key\./],
    ['no entry is a row', { columns: stated, data: [['Ana'], ['Ben']] }, /No entry of "data" is a row\./],
  ])('[NET-13] fail the list when %s, which is logged once', async (_, answer, says) => {
    const logs = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const host = { localName: 'psp-table' } as HTMLElement;
    const { source } = sourceOf([], { ask: async () => answer, host });
    await source.load();
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'failed', error: { code: 'ERR_COLUMNS' } });
    expect(source.snapshot().store.count).toBe(0);
    expect(logs.mock.calls).toEqual([
      [expect.stringMatching(new RegExp(`^psp-table: ERR_COLUMNS: .*${says.source}`))],
    ]);
  });

  it('[NET-13] [NET-14] can be named in an attribute, which the message says with tag and address', async () => {
    expectLogged(/^psp-table: GET \/list\/: ERR_COLUMNS: .* name them in data-columns\.$/);
    const host = { localName: 'psp-table' } as HTMLElement;
    const plan = { host, where: 'GET /list/', columnsAttribute: 'data-columns' };
    await sourceOf([], { ask: async () => ({ data: people(3), total: 3 }), ...plan }).source.load();
  });
});

describe('a list that is not loaded completely', () => {
  it('[NET-11] continues where it failed', async () => {
    const failure = new Error('lost');
    let isDown = true;
    const asked: number[] = [];
    const { source } = sourceOf([], {
      ask: async ({ skip, limit }) => {
        asked.push(skip);
        if (skip === 10 && isDown) throw failure;
        return { columns: stated, data: people(25).slice(skip, skip + limit), total: 25 };
      },
    });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'failed', error: failure });
    expect(names(source)).toHaveLength(10);
    isDown = false;
    const continued = source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'loading', error: undefined });
    await continued;
    expect(source.snapshot()).toMatchObject({ phase: 'complete', error: undefined });
    expect(names(source)).toHaveLength(25);
    expect(asked).toEqual([0, 10, 10, 20]);
  });

  it.each([0, 15])(
    '[NET-11] is partial when the host stops before its own total, after %s rows',
    async sent => {
      expectLogged('fewer rows than its "total"');
      const { source } = sourceOf([], {
        where: `GET /list/${sent}/`,
        ask: async ({ skip }) => ({ columns: stated, data: people(sent).slice(skip, skip + 10), total: 60 }),
      });
      await source.load();
      expect(source.snapshot()).toMatchObject({ phase: 'partial', total: 60 });
      expect(names(source)).toHaveLength(sent);
    },
  );

  it('[NET-11] is partial, and told so in a line for the host, if its last batch repeats the one before', async () => {
    expectLogged('psp: the host sent the same rows again instead of the next ones.');
    const { source } = sourceOf([], {
      ask: async () => ({ columns: stated, data: people(10), total: 20 }),
    });
    for (const _ of ['first', 'continued']) {
      await source.load();
      expect(source.snapshot()).toMatchObject({ phase: 'partial', total: 20 });
      expect(names(source)).toHaveLength(10);
    }
  });

  it('[NET-11] is called repeated in a line for the host if its last batch has no new rows, in whatever order', async () => {
    expectLogged('GET /mixed/: the host sent the same rows again instead of the next ones.');
    expectLogged('GET /mixed/: 10 of 20 rows repeat the id of another row');
    const { source } = sourceOf([], {
      where: 'GET /mixed/',
      ask: async ({ skip }) => ({
        columns: stated,
        data: skip ? people(10).reverse() : people(10),
        total: 20,
      }),
    });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'complete', total: 20 });
  });

  it('[NET-11] is not called repeated if it ends with an empty batch', async () => {
    const { source } = sourceOf([], {
      where: 'GET /ends/',
      ask: async ({ skip, limit }) => ({ columns: stated, data: people(10).slice(skip, skip + limit) }),
    });
    await source.load();
    expect(source.snapshot().phase).toBe('complete');
    await mistakesReported();
    expect(logged()).toEqual([]);
  });
});

describe('the rows of an answer', () => {
  it('[TBL-19] are counted where they are not shown: repeated ones, and entries that are not rows', async () => {
    expectLogged('2 of 5 rows repeat the id', '1 of 6 entries of "data" are not rows');
    const data = [...people(3), ...people(2), null];
    const { source } = sourceOf([], { ask: async () => ({ columns: stated, data, total: 6 }) });
    await source.load();
    expect(source.snapshot()).toMatchObject({ omittedCount: 3, hasIds: true });
  });

  it('[NET-17] have the ids that the answer states, also where they are parsed later', async () => {
    const data = Array.from({ length: 1000 }, (_, at) => ({ name: `Person ${at}` }));
    const rowIds = data.map((_, at) => `id ${at}`);
    const { source } = sourceOf([], { ask: async () => ({ columns: stated, data, rowIds, total: 1000 }) });
    await source.load();
    expect(source.snapshot().store.idAt(900)).toBe('id 900');
    expect(source.snapshot().hasIds).toBe(true);
    expect(await source.isStillThere('id 7')).toBe(true);
  });

  it('[NET-21] are looked at for cells that show nothing in the first batch only', async () => {
    const rows = people(20).map(({ id, name }) => ({ id, name: id < 10 ? name : { first: name } }));
    await sourceOf(rows, { where: 'GET /people/' }).source.load();
    await mistakesReported();
    expect(logged()).toEqual([]);
    expectLogged('GET /people/: the cells of "name" are objects without "display"');
    await sourceOf(rows.toReversed(), { where: 'GET /people/' }).source.load();
  });
});
