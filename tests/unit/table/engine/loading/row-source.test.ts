import { waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { allRows, type Query } from '../../../../../src/table/engine/query/query.ts';
import { expectedLines, expectLogged, logged } from '../../../../support/console.ts';
import { later } from '../../../../support/later.ts';
import { names, type Person, people, sourceOf, stated } from '../../../../support/listed-people.ts';

describe('loading', () => {
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

  it('[TBL-13] shows a large batch at once and parses its rows when they are accessed', async () => {
    const read = vi.fn();
    const rows = people(2500).map(({ id, name }) => ({
      id,
      get name() {
        read(id);
        return name;
      },
    }));
    const { source } = sourceOf(rows, { limit: 2500 });
    const counts = new Set<number>();
    source.subscribe(() => counts.add(source.snapshot().rows.length));
    await source.load();
    expect([...counts]).toEqual([2500]);
    read.mockClear();
    const { store } = source.snapshot();
    expect(store.textAt(9, 0)).toBe('Person 9');
    expect(read.mock.calls.length).toBeLessThanOrEqual(10);
    expect(names(source)).toEqual(people(2500).map(({ name }) => name));
  });

  it('[TBL-33] starts with the restored sorting although its columns are not known yet', async () => {
    const { source } = sourceOf(people(3));
    source.query({ ...allRows, sorting: { key: 'name', descending: true } });
    await source.load();
    await waitFor(() => expect(names(source)).toEqual(['Person 2', 'Person 1', 'Person 0']));
    expect(source.snapshot().columns).toEqual([{ key: 'name', title: 'Name' }]);
  });

  it('[TBL-01] takes its columns from the first answer and lets the screen change them', async () => {
    const mapColumns = vi.fn(columns => [...columns, { key: 'id', title: 'ID' }]);
    const { source } = sourceOf(people(1), { mapColumns });
    await source.load();
    expect(source.snapshot().columns).toEqual([
      { key: 'name', title: 'Name' },
      { key: 'id', title: 'ID' },
    ]);
    expect(source.snapshot().store.textAt(0, 1)).toBe('0');
  });

  it('[TBL-01] keeps the columns that the screen states', async () => {
    const { source } = sourceOf(people(1), { columns: [{ key: 'id', title: 'Number' }] });
    await source.load();
    expect(source.snapshot().columns).toEqual([{ key: 'id', title: 'Number' }]);
  });

  it('[NET-13] fails when neither screen nor answer states columns, and logs once how to fix it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { source } = sourceOf([], { ask: async () => ({ data: people(3), total: 3 }) });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'failed', error: { code: 'ERR_COLUMNS' } });
    await source.load();
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['psp: ERR_COLUMNS: The answer has rows and no columns. The host has to send them as [{data, title}].'],
    ]);
  });

  it('[NET-13] [NET-14] names the attribute for columns, if there is one, and the tag and address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const plan = { where: 'psp-table: GET /list/', columnsAttribute: 'data-columns' };
    await sourceOf([], { ask: async () => ({ data: people(3), total: 3 }), ...plan }).source.load();
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [expect.stringMatching(/^psp-table: GET \/list\/: ERR_COLUMNS: .* name them in data-columns\.$/)],
    ]);
  });

  it.each([
    [[{ data: 'a' }, { data: '' }], 'Column 2 of the answer has no key.'],
    [[{ data: 'a' }, { data: 'b' }, { data: 'a' }], 'Columns 1 and 3 of the answer have the same key.'],
  ])('[NET-13] fails with the columns %j', async (columns, problem) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { source } = sourceOf([], { ask: async () => ({ columns, data: people(3), total: 3 }) });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'failed', error: { code: 'ERR_COLUMNS' } });
    expect(source.snapshot().error).toHaveProperty('message', expect.stringContaining(problem));
    expect(source.snapshot().store.count).toBe(0);
  });

  it.each([0, undefined])('[TBL-14] needs no columns without rows (a total of %s)', async total => {
    const { source } = sourceOf([], { ask: async () => ({ data: [], total }) });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'complete', error: undefined, columns: [] });
  });

  it('[NET-11] is partial when the host sends none of its rows', async () => {
    expectLogged('fewer rows than its "total"');
    const { source } = sourceOf([], { ask: async () => ({ data: [], total: 50 }) });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'partial', earlyEnd: 'stopped', total: 50 });
  });

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
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'complete', error: undefined });
    expect(names(source)).toHaveLength(25);
    expect(asked).toEqual([0, 10, 10, 20]);
  });

  it('[NET-11] ends as partial when the host stops before its own total', async () => {
    expectLogged('fewer rows than its "total"');
    const { source } = sourceOf([], {
      ask: async ({ skip }) => ({ columns: stated, data: people(15).slice(skip, skip + 10), total: 60 }),
    });
    await source.load();
    expect(source.snapshot()).toMatchObject({ phase: 'partial', earlyEnd: 'stopped', total: 60 });
    expect(names(source)).toHaveLength(15);
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

  it('[EMB-05] leaves no timer behind after it was stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { source } = sourceOf(people(3));
    await source.load();
    expect(vi.getTimerCount()).toBe(1);
    source.stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('[NET-12] runs once at a time and ends when all rows are loaded', async () => {
    const { source, asked } = sourceOf(people(3));
    await Promise.all([source.load(), source.load()]);
    await source.load();
    expect(asked).toHaveLength(1);
  });
});

describe('queries', () => {
  it('[TBL-03] cover all rows, also those that arrive later', async () => {
    const { source } = sourceOf(people(25));
    source.query({ ...allRows, search: 'son 2' });
    await source.load();
    await waitFor(() => expect(names(source)).toHaveLength(7));
    expect(source.snapshot().query.search).toBe('son 2');
  });

  it('[TBL-03] supersede older ones', async () => {
    const { source } = sourceOf(people(25));
    await source.load();
    const queries: string[] = [];
    source.subscribe(() => queries.push(source.snapshot().query.search));
    for (const query of ['p', 'pe', 'person 24']) source.query({ ...allRows, search: query });
    await waitFor(() => expect(names(source)).toEqual(['Person 24']));
    expect(queries.at(-1)).toBe('person 24');
    source.query(allRows);
    await waitFor(() => expect(names(source)).toHaveLength(25));
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

  it('[TBL-13] are announced to subscribers until they unsubscribe', async () => {
    const { source } = sourceOf(people(3));
    const heard = vi.fn();
    const leave = source.subscribe(heard);
    await source.load();
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    leave();
    source.query({ ...allRows, search: '2' });
    await waitFor(() => expect(names(source)).toEqual(['Person 2']));
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a list that is too large for the browser', () => {
  it.each([
    [100_001, 'Ana'],
    [9000, 'x'.repeat(12_000)],
  ])(
    '[TBL-24] advises host paging on the console for %d rows, and not for 100,000 short ones',
    async (total, name) => {
      const load = (where: string, row: Person, stating: number) =>
        sourceOf([], {
          where,
          ask: async () => ({ columns: stated, data: [row], total: stating }),
        }).source.load();
      expectLogged(`large ${total}: the list has ${total} rows, all of which are loaded into the browser.`);
      expectLogged(/the same rows came again/);
      await load('small', { id: 1, name: 'Ana' }, 100_000);
      await load(`large ${total}`, { id: 1, name }, total);
      await expectedLines();
      expect(logged().filter(line => line.startsWith('small: the list has'))).toEqual([]);
    },
  );
});
