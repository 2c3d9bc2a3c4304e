// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { filterOptions } from '../../../../../src/table/engine/query/filter-options.ts';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { later } from '../../../../support/later.ts';
import { listOf, names, people, settled, shownList } from './paged-people.ts';

type Listed = Awaited<ReturnType<typeof shownList>>;

describe('a page of the host', () => {
  it('[TBL-24] shows the rows of an answer as loaded at once, in one render', async () => {
    const { source, show } = listOf(people(30));
    const phasesWithRows: string[] = [];
    source.subscribe(() => {
      if (source.snapshot().rows.length) phasesWithRows.push(source.snapshot().phase);
    });
    show(0);
    await source.load();
    await settled(source);
    expect(phasesWithRows).toEqual(['complete']);
  });

  it('[TBL-24] asks for one page, from the first row on, and counts the rows that match', async () => {
    const { source, asked } = await shownList(people(65));
    expect(asked).toEqual([{ limit: 10, skip: 0, parameters: {} }]);
    expect(source.snapshot()).toMatchObject({
      phase: 'complete',
      page: { first: 0, size: 10, matching: 65, all: 65 },
    });
    expect(names(source)).toHaveLength(10);
  });

  it('[TBL-24] asks for nothing before the view has said which page to show', async () => {
    const { source, asked, show } = listOf(people(65));
    await source.load();
    expect(asked).toEqual([]);
    show(2, allRows, 25);
    await settled(source);
    expect(asked).toEqual([{ limit: 25, skip: 50, parameters: {} }]);
  });

  it('[TBL-24] sends search, order and filters as parameters', async () => {
    const { source, asked, show } = await shownList(people(65));
    const sorting = { key: 'name', descending: true };
    show(0, { search: '4', sorting, filters: [{ key: 'status', text: 'inReview' }] });
    await settled(source);
    expect(asked.at(-1)?.parameters).toEqual({
      ...{ search: '4', sort: 'name', order: 'desc' },
      'filter[status]': 'inReview',
    });
    expect(source.snapshot().page).toMatchObject({ matching: 16, all: 65 });
  });

  it('[TBL-24] offers filters by the values that cells have, before the host has answered and after', async () => {
    const columns = [{ key: 'status', title: 'Status', type: 'status', filter: ['inReview'] }];
    const { source, show } = listOf(people(3), { columns });
    const choices = () =>
      source.snapshot().columns.flatMap(column => filterOptions(column, 'All').map(({ value }) => value));
    expect(choices()).toEqual(['', 'inReview']);
    show(0);
    await source.load();
    expect(source.snapshot().phase).toBe('complete');
    expect(choices()).toEqual(['', 'inReview']);
  });

  it('[TBL-24] drops the response to an older request, whatever order they arrive in', async () => {
    const { source, host, show } = await shownList(people(65));
    const [first, second] = [later<TableBatch>(), later<TableBatch>()];
    host.answer = ({ skip }) => (skip === 10 ? first : second).promise;
    show(1);
    await Promise.resolve();
    show(2);
    await Promise.resolve();
    second.resolve({ data: [{ id: 'new', name: 'Newer' }], total: 21 });
    await settled(source);
    first.resolve({ data: [{ id: 'old', name: 'Older' }], total: 21 });
    await first.promise;
    expect(names(source)).toEqual(['Newer']);
    expect(source.snapshot().page?.first).toBe(20);
  });

  it('[TBL-24] keeps the rows and their page when another page cannot be loaded, and asks again', async () => {
    const { source, host, asked, show } = await shownList(people(65));
    host.answer = () => Promise.reject(new Error('500'));
    show(3);
    await settled(source);
    expect(source.snapshot()).toMatchObject({ phase: 'failed', page: { first: 0 }, isReloading: false });
    expect(names(source)[0]).toBe('Person 0');
    host.answer = undefined;
    await source.load();
    expect(asked.at(-1)).toMatchObject({ skip: 30 });
    expect(source.snapshot()).toMatchObject({ phase: 'complete', page: { first: 30 } });
  });

  it('[RQ-07] reads the page that is shown after another one could not be loaded', async () => {
    const { source, host, asked, show } = await shownList(people(65));
    host.answer = () => Promise.reject(new Error('500'));
    show(3);
    await settled(source);
    host.answer = undefined;
    await source.reload();
    expect(asked.at(-1)).toMatchObject({ skip: 0 });
    expect(source.snapshot()).toMatchObject({ phase: 'complete', page: { first: 0 } });
  });

  it.each([
    ['a reload asks', ({ source }: Listed) => source.reload(), 'ninety-days'],
    ['another page asks', ({ show }: Listed) => show(1), 'ninety-days'],
    ['a check asks', ({ source }: Listed) => source.isStillThere('p1'), 'ninety-days'],
    ['Retry does not ask', ({ source }: Listed) => source.load(), 'all'],
  ])(
    '[TBL-08] [TBL-24] %s for the shown timeframe after a wider one has failed',
    async (_, act, timeframe) => {
      const list = await shownList(people(65), { edition: { timeframe: 'ninety-days' } });
      list.host.answer = () => Promise.reject(new Error('cut off'));
      await list.source.reload({ timeframe: 'all' });
      expect(list.asked.at(-1)?.parameters).toEqual({ timeframe: 'all' });
      list.host.answer = undefined;
      await act(list);
      await settled(list.source);
      expect(list.asked.at(-1)?.parameters).toEqual({ timeframe });
    },
  );

  it('[TBL-24] shows the last page when the list has become shorter', async () => {
    const { source, host, show } = await shownList(people(65));
    host.rows = people(23);
    show(5);
    await settled(source);
    expect(source.snapshot().page).toMatchObject({ first: 20, matching: 23 });
    expect(names(source)).toHaveLength(3);
  });
});

describe('pages that were seen or are likely to be seen', () => {
  it('[TBL-24] shows a page that was seen before at once, then what the host has now', async () => {
    const { source, host, show } = await shownList(people(65));
    show(1);
    await settled(source);
    host.rows[0] = { id: 'p0', name: 'Renamed' };
    const answer = later<TableBatch>();
    host.answer = () => answer.promise;
    show(0);
    await waitFor(() => expect(source.snapshot().page?.first).toBe(0));
    expect(names(source)[0]).toBe('Person 0');
    answer.resolve({ data: host.rows.slice(0, 10), total: 65 });
    await settled(source);
    expect(names(source)[0]).toBe('Renamed');
  });

  it('[TBL-24] knows the place of a row from pages of the same result, of whatever size', async () => {
    const { source, show } = await shownList(people(65));
    show(4);
    await settled(source);
    const seen = source.snapshot().rows[2] ?? -1;
    const position = () => source.snapshot().page?.positionOf(seen);
    show(0, { ...allRows }, 25);
    await settled(source);
    expect(position()).toBe(42);
    show(0, { ...allRows, search: 'Person 4' });
    await settled(source);
    expect(position()).toBe(3);
    show(0, { ...allRows, search: 'Person 5' });
    await settled(source);
    expect(position()).toBe(-1);
  });
});

describe('a row that leaves the list', () => {
  it('[TBL-24] is replaced by the next one at the end of the page', async () => {
    const { source, host } = await shownList(people(65));
    host.rows.splice(3, 1);
    source.remove('p3');
    expect(names(source)).toHaveLength(9);
    await settled(source);
    expect(names(source)).toEqual(people(11).flatMap(({ name }, index) => (index === 3 ? [] : [name])));
    expect(source.snapshot().page).toMatchObject({ first: 0, matching: 64 });
  });

  it('[RQ-07] brings no other page after that one could not be loaded', async () => {
    const { source, host, show } = await shownList(people(65));
    host.answer = () => Promise.reject(new Error());
    show(1);
    await settled(source);
    host.answer = undefined;
    source.remove('p3');
    await settled(source);
    expect(names(source)).toEqual(people(10).flatMap(({ name }, index) => (index === 3 ? [] : [name])));
  });

  it('[RQ-07] moves none of the others when the host has none left for the last page', async () => {
    const { source, host, show } = await shownList(people(24));
    show(2);
    await settled(source);
    host.rows.splice(20);
    source.remove('p21');
    await settled(source);
    expect(names(source)).toEqual(['Person 20', 'Person 22', 'Person 23']);
    expect(source.snapshot().page?.first).toBe(20);
  });

  it('[RQ-05] does not make the page younger, so that other decisions of that time still remove their rows', async () => {
    const { source, host } = await shownList(people(65));
    const { requestedAt } = source;
    host.rows.splice(3, 1);
    source.remove('p3');
    await settled(source);
    expect(source.requestedAt).toBe(requestedAt);
  });

  it.each([
    ['is asked for', false],
    ['could not be asked for', true],
  ])('[NET-26] leaves no older row on a page that %s after Back', async (_, fails) => {
    const { source, host } = await shownList(people(13));
    if (fails) host.answer = () => Promise.reject(new Error());
    const reloaded = source.reloadOnReturn();
    if (fails) await reloaded;
    host.answer = undefined;
    host.rows.splice(0, 10);
    source.remove('p3');
    await settled(source);
    expect(names(source)).toEqual(['Person 10', 'Person 11', 'Person 12']);
  });

  it('[NET-26] is in no other page from before Back, which another person may have seen', async () => {
    const { source, show } = await shownList(people(13));
    show(1);
    await settled(source);
    await source.reloadOnReturn();
    const { store } = source.snapshot();
    expect(store.rowWith('p3')).toBeUndefined();
    expect(names(source)).toEqual(['Person 10', 'Person 11', 'Person 12']);
    show(0);
    await settled(source);
    expect(store.rowWith('p3')).toBeDefined();
  });

  it('[TBL-24] leads to the page before when it was the only one of the last page', async () => {
    const { source, host, show } = await shownList(people(11));
    show(1);
    await settled(source);
    host.rows.pop();
    source.remove('p10');
    await waitFor(() => expect(source.snapshot().page).toMatchObject({ first: 0, matching: 10 }));
  });

  it('[NET-19] is looked for near its page first', async () => {
    const { source, asked, show } = await shownList(people(9000));
    show(500);
    await settled(source);
    expect(await source.isStillThere('p5003')).toBe(true);
    expect(asked.at(-1)).toEqual({ limit: 2500, skip: 4000, parameters: {} });
  });

  it('[NET-19] is still there when it has moved far from its page, or no longer matches the search', async () => {
    const { source, host, asked, show } = await shownList(people(9000));
    show(0, { ...allRows, search: 'Person 3' });
    await settled(source);
    const [moved] = host.rows.splice(3, 1);
    host.rows.push({ id: 'p3', name: `${moved?.name} of another name`.replace('Person', 'Someone') });
    expect(await source.isStillThere('p3')).toBe(true);
    expect(asked.at(-1)?.parameters).toEqual({});
  });

  it('[NET-19] is gone only when the whole list does not have it', async () => {
    const { source, host, show } = await shownList(people(9000));
    show(500);
    await settled(source);
    host.rows.splice(5003, 1);
    expect(await source.isStillThere('p5003')).toBe(false);
    host.answer = async ({ skip }) => ({ data: people(3).slice(skip), total: 9000 });
    await expect(source.isStillThere('p5003')).rejects.toThrow('ERR_SHAPE');
  });

  it('[NET-19] cannot be proved gone from a list that is too long to be read through', async () => {
    const { source, host, asked } = await shownList(people(30));
    host.answer = async ({ skip, limit }) => ({
      data: people(30).slice(skip, skip + Math.min(limit, 20)),
      total: 100_001,
    });
    expect(await source.isStillThere('p5')).toBe(true);
    asked.length = 0;
    expect(await source.isStillThere('p25')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});

describe('all rows that match', () => {
  it('[TBL-24] are read batch after batch, with the query, from where an export was interrupted', async () => {
    const { source, asked } = await shownList(people(6000));
    const counts: number[] = [];
    for await (const { rows, total, next } of source.readAll(
      { ...allRows, search: 'Person' },
      2500,
      new AbortController().signal,
    ))
      counts.push(rows.length, total ?? 0, next);
    expect(counts).toEqual([2500, 6000, 5000, 1000, 6000, 6000]);
    expect(asked.slice(1)).toEqual([
      { limit: 2500, skip: 2500, parameters: { search: 'Person' } },
      { limit: 2500, skip: 5000, parameters: { search: 'Person' } },
    ]);
  });

  it('[TBL-24] are not read any further when the host sends the same batch again', async () => {
    const { source, host } = await shownList(people(6000));
    host.answer = async () => ({ data: people(2500), total: 6000 });
    const read = async () => {
      for await (const { rows } of source.readAll(allRows, 0, new AbortController().signal))
        expect(rows).toHaveLength(2500);
    };
    await expect(read()).rejects.toThrow('ERR_SHAPE');
  });
});
