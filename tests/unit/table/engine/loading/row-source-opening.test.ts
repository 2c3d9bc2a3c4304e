import { expect, it } from 'vitest';
import type { RowPlan, TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { later } from '../../../../support/later.ts';
import { waitFor } from '../../../../support/wait-for.ts';
import { type ListPlan, names, people, sourceOf, stated } from './listed-people.ts';

const byName = { ...allRows, sorting: { key: 'name', descending: true } };

/** A source whose first batch has begun to arrive with this opening; the test lets the rest arrive. */
async function arriving(opening: Partial<TableBatch>, plan: ListPlan = {}, query = allRows) {
  const whole = later<TableBatch | Error>();
  const { source } = sourceOf([], {
    ...plan,
    ask: async ({ skip }, _signal, { onOpening }) => {
      if (skip) return { data: [] };
      onOpening?.({ columns: stated, data: people(10), ...opening });
      return whole.promise.then(answer => {
        if (answer instanceof Error) throw answer;
        return answer;
      });
    },
  });
  source.query(query);
  const loaded = source.load();
  return { source, loaded, whole };
}

const firstTen = people(10).map(({ name }) => name);
const shown = (source: Parameters<typeof names>[0]) => waitFor(() => expect(names(source)).toEqual(firstTen));

it('[TBL-27] shows the first rows while the others are arriving, then all', async () => {
  const { source, loaded, whole } = await arriving({});
  await shown(source);
  expect(source.snapshot()).toMatchObject({ phase: 'loading', total: undefined, isOpening: true });
  whole.resolve({ columns: stated, data: people(12), total: 12 });
  await loaded;
  await waitFor(() => expect(names(source)).toHaveLength(12));
  expect(source.snapshot()).toMatchObject({
    phase: 'complete',
    total: 12,
    isOpening: false,
    omittedCount: 0,
  });
});

it.each([10, 20])(
  '[TBL-27] [NET-11] is complete with %i rows after an opening of 10, also without a total',
  async count => {
    const { source, loaded, whole } = await arriving({});
    await shown(source);
    whole.resolve({ columns: stated, data: people(count) });
    await loaded;
    expect(source.snapshot()).toMatchObject({ phase: 'complete' });
    // Shown rows keep their numbers.
    expect(source.snapshot().store.size).toBe(count);
  },
);

it('[TBL-27] search, order and filters wait for the whole batch', async () => {
  const { source, loaded, whole } = await arriving({});
  await shown(source);
  const before = source.snapshot();
  source.query(byName);
  await waitFor(() => expect(source.snapshot()).not.toBe(before));
  expect(source.snapshot()).toMatchObject({ query: allRows, isOpening: true });
  whole.resolve({ columns: stated, data: people(12), total: 12 });
  await loaded;
  await waitFor(() => expect(source.snapshot().query).toBe(byName));
  expect(names(source)[0]).toBe('Person 11');
  expect(names(source)).toHaveLength(12);
});

it('[TBL-27] [NET-11] keeps the rows of a batch that is cut off; then they can be ordered, and loading goes on', async () => {
  const { source, loaded, whole } = await arriving({});
  await shown(source);
  source.query(byName);
  whole.resolve(new Error('cut off'));
  await loaded;
  await waitFor(() => expect(source.snapshot()).toMatchObject({ phase: 'failed', query: byName }));
  expect(names(source)).toEqual(firstTen.toReversed());
});

it('[TBL-27] a list that was cut off in its opening has its columns when it is read again', async () => {
  const whole = { columns: stated, data: people(12), total: 12 };
  let count = 0;
  const { source } = sourceOf([], {
    ask: async (_, __, { onOpening }) => {
      count += 1;
      if (count > 1) return whole;
      onOpening?.({ columns: stated, data: people(10) });
      throw new Error('cut off');
    },
  });
  await source.load();
  await source.reload();
  await waitFor(() => expect(source.snapshot().rows).toHaveLength(12));
  expect(source.snapshot().columns).toHaveLength(1);
});

it('[TBL-27] removes the rows of a batch that was cut off if the list that is requested again lacks them', async () => {
  const without3 = people(12).filter(({ id }) => id !== 3);
  const lists = [people(12), without3];
  const { source } = sourceOf([], {
    ask: async (_range, _signal, { onOpening }) => {
      const data = lists.shift() ?? [];
      onOpening?.({ columns: stated, data: data.slice(0, lists.length ? 10 : 5) });
      await new Promise(resolve => setTimeout(resolve));
      if (lists.length) throw new Error('cut off');
      return { columns: stated, data, total: data.length };
    },
  });
  await source.load();
  await waitFor(() => expect(names(source)).toEqual(firstTen));
  const counts = new Set<number>();
  source.subscribe(() => counts.add(names(source).length));
  await source.load();
  expect([...counts]).toEqual([10, 11]);
  expect(names(source)).not.toContain('Person 3');
  expect(source.snapshot().store.count).toBe(11);
});

it('[TBL-27] [RQ-08] a row that was removed from the opening does not come back', async () => {
  const { source, loaded, whole } = await arriving({});
  await shown(source);
  source.remove('3');
  whole.resolve({ columns: stated, data: people(12), total: 12 });
  await loaded;
  await waitFor(() => expect(names(source)).toHaveLength(11));
  expect(names(source)).not.toContain('Person 3');
});

it('[TBL-27] [RQ-06] never shows a row that was decided in another list before it arrived', async () => {
  const { source } = sourceOf([], {
    ask: (_range, _signal, { onOpening }) => {
      source.remove('3');
      onOpening?.({ columns: stated, data: people(10) });
      return new Promise(() => {});
    },
  });
  void source.load();
  await waitFor(() => expect(names(source)).toEqual(firstTen.toSpliced(3, 1)));
});

it.each([
  ['keeps them where the answer states none', undefined, 'Own'],
  ['replaces them where they come after the rows', stated, 'Name'],
] as const)('[TBL-27] shows the first rows in the columns of the list, and %s', async (_, columns, title) => {
  const own = [{ key: 'name', title: 'Own' }];
  const mapColumns: RowPlan['mapColumns'] = sent => (sent.length ? sent : own);
  const { source, loaded, whole } = await arriving({ columns: undefined }, { mapColumns });
  await shown(source);
  const titles = () => source.snapshot().columns.map(column => column.title);
  expect(titles()).toEqual(['Own']);
  whole.resolve({ columns, data: people(12), total: 12 });
  await loaded;
  await waitFor(() => expect(names(source)).toHaveLength(12));
  expect(titles()).toEqual([title]);
});

it.each([
  ['before its rows', stated],
  ['after them', undefined],
] as const)(
  '[TBL-27] [TBL-01] shows the columns that the screen states, not those of the answer %s',
  async (_, columns) => {
    const { source, loaded, whole } = await arriving(
      { columns },
      { columns: [{ key: 'id', title: 'Number' }] },
    );
    await waitFor(() => expect(names(source)).toHaveLength(10));
    expect(source.snapshot().columns.map(({ title }) => title)).toEqual(['Number']);
    whole.resolve({ columns: stated, data: people(12), total: 12 });
    await loaded;
    expect(source.snapshot().columns.map(({ title }) => title)).toEqual(['Number']);
  },
);

it.each([
  ['without columns of its own, whose columns come after the rows', { columns: undefined }, allRows],
  ['with an id that comes after the rows', { data: [...people(9), { name: 'Person 9' }] }, allRows],
  ['with a restored order', {}, byName],
] as const)('[TBL-27] waits for the whole batch of a list %s', async (_, opening, query) => {
  const { source, loaded, whole } = await arriving(opening, {}, query);
  await Promise.resolve();
  expect(source.snapshot()).toMatchObject({ isOpening: false });
  expect(names(source)).toEqual([]);
  whole.resolve({ columns: stated, data: people(12), total: 12 });
  await loaded;
  await waitFor(() => expect(names(source)).toHaveLength(12));
});
