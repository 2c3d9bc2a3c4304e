import { describe, expect, it } from 'vitest';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { expectLogged, logged } from '../../../../support/console.ts';
import { listOf, names, people, settled, shownList } from '../../../../support/paged-people.ts';

describe('a host that lies', () => {
  it('[TBL-24] shows no more rows than were asked for, and a repeated row once', async () => {
    const { source, host, show } = await shownList(people(65), { where: 'too many' });
    expectLogged(
      /too many: 5 of 10 rows repeat the id/,
      'too many: the host sent 25 rows where "limit" asked for 10.',
    );
    const rows = people(40).slice(20);
    host.answer = async () => ({ data: [...rows.slice(0, 5), ...rows], total: 65 });
    show(2);
    await settled(source);
    expect(names(source)).toEqual(rows.slice(0, 5).map(({ name }) => name));
    expect(source.snapshot().omittedCount).toBe(5);
  });

  it('[TBL-24] treats an empty page before the end of the list as a failure', async () => {
    const { source, host, show } = await shownList(people(65), { where: 'empty' });
    expectLogged('empty: the host sent 0 rows of a page that has 10 by its "total".');
    host.answer = async () => ({ data: [], total: 65 });
    show(2);
    await settled(source);
    expect(source.snapshot()).toMatchObject({ phase: 'failed', page: { first: 0 } });
  });

  it('[TBL-24] offers a next page while a host without a total sends full pages', async () => {
    const { source, host, show } = await shownList(people(65), { where: 'no total' });
    expectLogged('no total: the answer has no "total" that is a number.');
    host.answer = async ({ skip, limit }) => ({ data: people(65).slice(skip, skip + limit) });
    show(1);
    await settled(source);
    expect(source.snapshot().page?.matching).toBe(21);
  });

  it.each<[string, unknown, readonly string[] | undefined]>([
    ['text', 'paid', ['listed']],
    ['list', [{ key: 'name' }], ['listed']],
    ['text-for-list', { name: 'Al' }, ['listed']],
    ['objects', { name: [{ value: 'Al', toString: 1 }] }, ['listed']],
    ['some', { name: ['Al', { value: 'Bo' }, null, ' ', 7] }, ['Al', '7']],
    ['none', { name: [] }, undefined],
  ])(
    '[TBL-24] shows the rows and the usable choices of filters of a wrong shape: %s',
    async (where, filters, choices) => {
      const columns = [{ key: 'name', title: 'Name', filter: ['listed'] }];
      const { source, host, show } = listOf([], { where, columns });
      if (where !== 'none') expectLogged(new RegExp(`^${where}: "filters`));
      host.answer = async () => ({ data: people(3), total: 3, filters });
      show(0);
      await source.load();
      await settled(source);
      expect(names(source)).toHaveLength(3);
      expect(source.snapshot().columns[0]?.filter).toEqual(choices);
    },
  );

  it('[NET-11] [TBL-24] says how many rows of a page the host did not send', async () => {
    const { source, host } = listOf([], { where: 'short' });
    expectLogged('short: the host sent 4 rows of a page that has 10 by its "total".');
    host.answer = async () => ({ columns: [{ data: 'name' }], data: people(4), total: 65 });
    source.query(allRows, { page: 0, size: 10 });
    await source.load();
    await settled(source);
    expect(source.snapshot()).toMatchObject({ phase: 'complete', omittedCount: 6 });
  });

  const unsorted = ['Bo', 'Al', 'Cy'].map((name, index) => ({ id: `u${index}`, name }));
  it.each([
    ['skip', 1, allRows, 'the same rows came again instead of the next ones.'],
    ['search', 0, { ...allRows, search: 'Cy' }, 'the same rows came for another "search"'],
    ['order', 0, { ...allRows, sorting: { key: 'name', descending: false } }, '"sort" asked for "name"'],
    ['filter', 0, { ...allRows, filters: [{ key: 'name', text: 'Al' }] }, 'do not pass the filter of "name"'],
  ])('[NET-21] names a host that ignores the %s', async (where, page, query, says) => {
    const { source, host, show } = await shownList([], { where, columns: [{ key: 'name', title: 'Name' }] });
    host.answer = async () => ({ data: unsorted, total: 30 });
    show(0, allRows, 3);
    await settled(source);
    expectLogged(new RegExp(`^${where}: .*${says}`));
    show(page, query, 3);
    await settled(source);
    expect(names(source)).toEqual(['Bo', 'Al', 'Cy']);
  });

  it('[NET-21] names a host that ignores a search which begins on another page', async () => {
    const { source, host, show } = await shownList([], {
      where: 'later',
      columns: [{ key: 'name', title: 'Name' }],
    });
    const pages = [unsorted, ['Di', 'Ed', 'Fi'].map((name, index) => ({ id: `v${index}`, name }))];
    host.answer = async ({ skip }) => ({ data: pages[skip / 3] ?? [], total: 6 });
    for (const page of [0, 1]) {
      show(page, allRows, 3);
      await settled(source);
    }
    expectLogged(/^later: the same rows came for another "search"/);
    show(0, { ...allRows, search: 'Cy' }, 3);
    await settled(source);
  });

  it('[NET-21] says nothing about a host that does what it is asked', async () => {
    const { source, host, show } = await shownList(unsorted, { where: 'honest' });
    show(0, { ...allRows, sorting: { key: 'name', descending: false } });
    host.rows.sort((a, b) => a.name.localeCompare(b.name));
    await settled(source);
    show(0, { ...allRows, search: 'y' });
    await settled(source);
    expect(logged()).toEqual([]);
  });
});
