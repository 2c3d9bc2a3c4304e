import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createLanguage } from '../../../../../src/domain/language/create-language.ts';
import { english } from '../../../../../src/domain/language/language.ts';
import type { Query } from '../../../../../src/table/engine/query/query.ts';
import { QueryEngine } from '../../../../../src/table/engine/query/query-engine.ts';
import { SearchIndex } from '../../../../../src/table/engine/query/search-index.ts';
import type { CellColumn } from '../../../../../src/table/engine/store/cell-column.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { runs } from '../../../../support/runs.ts';

const columnsOf = (...keys: readonly string[]) => keys.map(key => ({ key }));

type Row = readonly [name: string, city: string];

function arrangingOf(rows: readonly Row[]) {
  const store = new RowStore(columnsOf('name', 'city'));
  const add = (more: readonly Row[], from: number) =>
    store.append(
      more.map(([name, city], index) => ({ id: from + index, name, city: { display: city } })),
      from,
    );
  add(rows, 0);
  const arranging = new QueryEngine(store);
  const wished = async (query: Partial<Query>) => [
    ...(await arranging.run({ search: '', filters: [], sorting: undefined, ...query })),
  ];
  return { store, add, arranging, wished };
}

const people: readonly Row[] = [
  ['Ann', 'Boston'],
  ['Ben', 'Lima'],
  ['Anna', 'ÅRE'],
  ['Joe (Bo)', 'a.b'],
  ['straße', 'axb'],
];

describe('a search', () => {
  it.each([
    ['', [0, 1, 2, 3, 4]],
    ['ann', [0, 2]],
    ['bo', [0, 3]],
    ['åre', [2]],
    ['(', [3]],
    ['a.b', [3]],
    ['.*', []],
    ['\\', []],
    ['STRASSE', [4]],
    ['nBoston', []],
    ['Ann Boston', [0]],
    ['bo joe', [3]],
    ['ann lima', []],
    [' ', [0, 1, 2, 3, 4]],
    ['\0', []],
    ['Ann\0Boston', []],
  ])('[TBL-03] for %j finds rows %j, ignoring case and accents', async (query, rows) => {
    expect(await arrangingOf(people).wished({ search: query })).toEqual(rows);
  });

  it('[TBL-03] finds rows that arrive or change later, in lists of any length', async () => {
    const { store, add, wished } = arrangingOf(people);
    expect(await wished({ search: 'late' })).toEqual([]);
    add(
      Array.from({ length: 2048 }, (_, n): Row => [n % 1000 ? 'x' : 'Late', '']),
      5,
    );
    expect(await wished({ search: 'late' })).toEqual([5, 1005, 2005]);
    store.append([{ id: 0, name: 'too late' }], 0);
    expect(await wished({ search: 'late' })).toEqual([0, 5, 1005, 2005]);
    expect(await wished({ search: 'boston' })).toEqual([]);
    store.append([{ id: 1500, name: 'Latest' }], 1500);
    expect(await wished({ search: 'latest' })).toEqual([1500]);
  });

  it('[TBL-03] [TBL-20] finds the same rows as a plain loop, in any texts', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.string({ unit: fc.constantFrom('a', 'A', 'b', '.', ' '), maxLength: 6 }),
    );
    const row = fc.tuple(text, text);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 20 }), text, async (rows, query) => {
        const words = query.toUpperCase().split(/\s+/);
        const expected = rows.flatMap((cells, index) =>
          words.every(word => cells.some(cell => cell.toUpperCase().includes(word))) ? [index] : [],
        );
        expect(await arrangingOf(rows).wished({ search: query })).toEqual(expected);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe('the visible text', () => {
  const rows = [
    { id: 1, who: 'Jordan Ito', status: 'inReview', amount: '1001.5', note: 'Week 12' },
    { id: 2, who: 'Ann Jordan', status: 'paid', amount: '12.5', note: 'Week 3' },
    { id: 3, who: 'Ben', status: 'In Review', amount: '$1,234.50', note: '1,001.5' },
    { id: 4, who: 'Cid', status: { display: 'canceled', type: 'text' }, amount: { display: 1e6 } },
  ];
  const found = async (query: Partial<Query>) => {
    const columns = [
      { key: 'who' },
      { key: 'status', type: 'status' },
      { key: 'amount', type: 'amount' },
      { key: 'note' },
    ];
    const store = new RowStore(columns);
    store.append(rows, 0);
    const all = { search: '', filters: [], sorting: undefined };
    const shown = await new QueryEngine(store).run({ ...all, ...query });
    return [...shown].map(row => store.idAt(row));
  };

  it.each([
    ['In Review', ['1', '3']],
    ['inReview', []],
    ['canceled', []],
    ['cancelled', ['4']],
    ['12.50', ['2']],
    ['1,001.50', ['1']],
    ['1,001.5', ['1', '3']],
    ['1,0', ['1', '3', '4']],
    ['1234.50', ['3']],
    ['1,000,000', ['4']],
    ['jordan week 12', ['1', '2']],
    ['jordan review 1,001.50', ['1']],
    ['usd', []],
  ])('[TBL-20] %s finds rows %j', async (search, ids) => {
    expect(await found({ search })).toEqual(ids);
  });

  it.each([
    ['status', 'In Review', ['1', '3']],
    ['status', 'inReview', []],
    ['amount', '12.50', ['2']],
    ['amount', '12.5', []],
  ])('[TBL-20] is what a filter on %s with %s compares', async (key, text, ids) => {
    expect(await found({ filters: [{ key, text }] })).toEqual(ids);
  });

  it('[TBL-05] [TBL-20] sorts cells without a sort value', async () => {
    expect(await found({ sorting: { key: 'status', descending: false } })).toEqual(['4', '1', '3', '2']);
  });
});

it.each([
  [{ city: 'Lima' }, [1]],
  [{ city: 'lima' }, []],
  [{ name: 'Ann', city: 'Boston' }, [0]],
  [{ gone: 'Ann' }, [0, 1, 2, 3, 4]],
])('[TBL-04] filters by %j leave rows %j', async (texts, rows) => {
  const filters = Object.entries(texts).map(([key, text]) => ({ key, text }));
  expect(await arrangingOf(people).wished({ filters })).toEqual(rows);
});

describe('a query', () => {
  it('[TBL-05] searches and filters without losing the sort order', async () => {
    const { wished } = arrangingOf(people);
    const sorting = { key: 'name', descending: true };
    expect(await wished({ sorting })).toEqual([4, 3, 1, 2, 0]);
    expect(await wished({ sorting, search: 'an' })).toEqual([2, 0]);
    expect(await wished({ sorting: { key: 'name', descending: false } })).toEqual([0, 2, 1, 3, 4]);
    expect(await wished({ sorting: { key: 'city', descending: false } })).toEqual([3, 2, 4, 0, 1]);
    expect(await wished({})).toEqual([0, 1, 2, 3, 4]);
    expect(await wished({ sorting: { key: 'gone', descending: true } })).toEqual([0, 1, 2, 3, 4]);
  });

  it('[RQ-02] omits removed rows', async () => {
    const { store, wished } = arrangingOf(people);
    expect(await wished({})).toHaveLength(5);
    store.remove('0');
    expect(await wished({})).toEqual([1, 2, 3, 4]);
    expect(await wished({ search: 'ann' })).toEqual([2]);
    expect(await wished({ sorting: { key: 'name', descending: false } })).toEqual([2, 1, 3, 4]);
  });
});

describe('work that is done once', () => {
  const byName = { key: 'name', descending: false };

  it('[TBL-05] gives the same order again until a row or the sorting changes', async () => {
    const { arranging, add } = arrangingOf(people);
    const query = (sorting: Query['sorting']) => arranging.run({ search: '', filters: [], sorting });
    const rows = await query(byName);
    expect(await query({ ...byName })).toBe(rows);
    expect(await query({ ...byName, descending: true })).not.toBe(rows);
    expect(await query({ ...byName, key: 'city' })).not.toEqual(rows);
    const unsorted = await query(undefined);
    expect(await query(undefined)).toBe(unsorted);
    expect([...unsorted]).toEqual([0, 1, 2, 3, 4]);
    add([['Zed', 'Ulm']], 5);
    expect([...(await query(undefined))]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('[TBL-03] reads the cells of a search only once, ahead of it if it is prepared', async () => {
    const { store, arranging, wished } = arrangingOf(people);
    await arranging.prepareSearch();
    const read = vi.spyOn(store.columns[0] as CellColumn, 'searchedAt');
    expect(await wished({ search: 'ann' })).toEqual([0, 2]);
    expect(await wished({ search: 'boston' })).toEqual([0]);
    expect(read).not.toHaveBeenCalled();
    store.append([{ id: 3, name: 'Anne' }], 3);
    expect(await wished({ search: 'ann' })).toEqual([0, 2, 3]);
    expect(read.mock.calls).toEqual([[3]]);
  });
});

it('[EMB-15] [TBL-20] a search finds all rows when the language has changed there and back while they were read', async () => {
  const store = new RowStore([{ key: 'status', type: 'status' }]);
  store.append(
    Array.from({ length: 200 }, (_, id) => ({ id, status: 'inReview' })),
    0,
  );
  const languages = [createLanguage('de', { statuses: { inreview: 'In Prüfung' } }), english];
  const slice = {
    yieldIfOver: () => {
      const language = languages.shift();
      if (language) store.translate(language);
      return undefined;
    },
  };
  const index = new SearchIndex(store);
  await index.prepare(slice);
  expect((await index.matches('review', slice)).indexOf(0)).toBe(-1);
});
