import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { later } from '../../../../support/later.ts';
import { names, type Person, people, sourceOf, stated } from '../../../../support/listed-people.ts';

describe('rows that are removed from the list', () => {
  it('[RQ-02] disappear at once, and rows that moved up are not skipped', async () => {
    const third = later<void>();
    let list: readonly Person[] = people(40);
    const { source: loading } = sourceOf([], {
      ask: async ({ skip, limit }) => {
        if (skip >= 20) await third.promise;
        return { columns: stated, data: list.slice(skip, skip + limit), total: list.length };
      },
    });
    const loaded = loading.load();
    await waitFor(() => expect(names(loading)).toHaveLength(20));
    for (const id of [1, 4]) {
      list = list.filter(row => row.id !== id);
      loading.remove(String(id));
    }
    third.resolve();
    await loaded;
    const left = people(40).filter(({ id }) => id !== 1 && id !== 4);
    expect(new Set(names(loading))).toEqual(new Set(left.map(({ name }) => name)));
    expect(names(loading)).toHaveLength(38);
  });

  it('[RQ-03] can be checked: still in the list or not', async () => {
    const { source, host, asked } = sourceOf(people(35));
    await source.load();
    host.list = people(35).filter(({ id }) => id !== 12);
    expect(await source.isStillThere('12')).toBe(false);
    asked.length = 0;
    expect(await source.isStillThere('3')).toBe(true);
    expect(asked.length).toBeLessThan(4);
  });

  it('[RQ-03] reject the check when the host does not send its whole list', async () => {
    const { source } = sourceOf([], {
      ask: async ({ skip }) => ({ columns: stated, data: people(15).slice(skip, skip + 10), total: 60 }),
    });
    await expect(source.isStillThere('50')).rejects.toMatchObject({ code: 'ERR_SHAPE', path: 'total' });
    expect(await source.isStillThere('14')).toBe(true);
  });

  const [one] = people(1);
  it.each<[what: string, answer: TableBatch]>([
    ['has a row without an id', { data: [one, { name: 'Person 50' }], total: 2 }],
    ['has a row whose id is null', { data: [one, { id: null, name: 'Person 50' }], total: 2 }],
    ['has null in place of a row', { data: [one, null], total: 2 }],
    ['states fewer rows than it sends', { data: people(3), total: 0 }],
    ['states an error beside no rows', { data: [], total: 0, error: 'No search index.' } as TableBatch],
    ['says that it failed', { data: [], success: false } as TableBatch],
  ])('[NET-19] reject the check when the answer %s', async (_, answer) => {
    const { source } = sourceOf([], { ask: async () => ({ columns: stated, ...answer }) });
    await expect(source.isStillThere('50')).rejects.toMatchObject({ code: expect.stringMatching(/^ERR_/) });
  });

  it('[RQ-03] are found although other rows leave the list while it is read', async () => {
    let list: readonly Person[] = people(200);
    const { source } = sourceOf([], {
      limit: 50,
      ask: async ({ skip, limit }) => {
        const data = list.slice(skip, skip + limit);
        list = list.slice(1);
        return { columns: stated, data, total: list.length };
      },
    });
    for (const id of [49, 50, 51, 100, 101, 150]) {
      list = people(200);
      expect(await source.isStillThere(String(id))).toBe(true);
    }
  });

  it('[RQ-03] reject the check when the request fails', async () => {
    const lost = new Error('lost');
    const { source } = sourceOf([], { ask: () => Promise.reject(lost) });
    await expect(source.isStillThere('1')).rejects.toBe(lost);
  });
});

describe('reloading', () => {
  it('[TBL-13] keeps the old rows until the first new ones have arrived', async () => {
    const second = later<TableBatch>();
    const answers = [Promise.resolve({ columns: stated, data: people(3), total: 3 }), second.promise];
    const { source } = sourceOf([], { ask: () => answers.shift() ?? Promise.reject(new Error('too often')) });
    await source.load();
    const reloaded = source.reload();
    expect(source.snapshot()).toMatchObject({ phase: 'loading', total: 3 });
    expect(names(source)).toHaveLength(3);
    source.query({ ...allRows, search: 'person 1' });
    await waitFor(() => expect(names(source)).toEqual(['Person 1']));
    const seen: string[][] = [];
    source.subscribe(() => seen.push(names(source)));
    second.resolve({
      columns: [{ data: 'id' }, { data: 'name' }],
      data: [{ id: 11, name: 'Person 1' }],
      total: 1,
    });
    await reloaded;
    await waitFor(() => expect(names(source)).toEqual(['11']));
    expect(seen.filter(rows => rows.length === 0)).toEqual([]);
    expect(source.snapshot()).toMatchObject({ phase: 'complete', total: 1 });
    expect(source.snapshot().columns.map(({ key }) => key)).toEqual(['id', 'name']);
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

  it('[RQ-02] does not bring back a row that was removed meanwhile', async () => {
    const second = later<TableBatch>();
    const answers = [Promise.resolve({ columns: stated, data: people(3), total: 3 }), second.promise];
    const { source } = sourceOf([], {
      limit: 3,
      ask: ({ skip }) => answers.shift() ?? Promise.resolve({ data: people(3).slice(skip), total: 2 }),
    });
    await source.load();
    const reloaded = source.reload();
    source.remove('1');
    second.resolve({ columns: stated, data: people(3), total: 3 });
    await reloaded;
    await waitFor(() => expect(names(source)).toEqual(['Person 0', 'Person 2']));
  });
});
