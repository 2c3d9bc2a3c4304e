// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { expectLogged } from '../../../../support/console.ts';
import { listOf, names, people, settled, shownList } from './paged-people.ts';

describe('a host that lies', () => {
  it('[TBL-24] shows no more rows than were asked for, and a repeated row once', async () => {
    const { source, host, show } = await shownList(people(65), { where: 'too many' });
    expectLogged(/too many: 5 of 10 rows repeat the id/);
    const rows = people(40).slice(20);
    host.answer = async () => ({ data: [...rows.slice(0, 5), ...rows], total: 65 });
    show(2);
    await settled(source);
    expect(names(source)).toEqual(rows.slice(0, 5).map(({ name }) => name));
    expect(source.snapshot().omittedCount).toBe(5);
  });

  it('[TBL-24] treats an empty page before the end of the list as a failure', async () => {
    const { source, host, show } = await shownList(people(65), { where: 'empty' });
    host.answer = async () => ({ data: [], total: 65 });
    show(2);
    await settled(source);
    expect(source.snapshot()).toMatchObject({ phase: 'failed', page: { first: 0 } });
  });

  it('[TBL-24] offers a next page while a host without a total sends full pages', async () => {
    const { source, host, show } = await shownList(people(65), { where: 'no total' });
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
    host.answer = async () => ({ columns: [{ data: 'name' }], data: people(4), total: 65 });
    source.query(allRows, { page: 0, size: 10 });
    await source.load();
    await settled(source);
    expect(source.snapshot()).toMatchObject({ phase: 'complete', omittedCount: 6 });
  });
});
