// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { check, host, table as plainTable, rows } from '../support/checked-page.ts';
import {
  type Asked,
  compare,
  found,
  type HonestAnswer,
  honestAnswer,
  type Person,
  pagedHost,
  peopleTo,
} from '../support/paged-host.ts';

const people = peopleTo(65);
const table = '<psp-table data-endpoint="/list" data-paging="host"></psp-table>';

async function checked(handler: ReturnType<typeof pagedHost>, body = table) {
  await using server = await host({ body });
  server.answer('/list', handler);
  const result = await check(`${server.origin}/`);
  return { ...result, hits: server.hits('/list') };
}

type Lie = (answer: HonestAnswer, asked: Asked) => object | number;

/** The honest answer to another question. */
const as =
  (change: (asked: Asked) => Partial<Asked>): Lie =>
  (_, asked) =>
    honestAnswer(people, { ...asked, ...change(asked) });

const sum = (text: string) => [...text].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) % 997;

/** Rows with equal sort values come in another order for each range. */
const withUnstableTies: Lie = (answer, asked) => {
  const { sort, order, skip, limit } = asked;
  if (!sort) return answer;
  const place = ({ id }: Person) => sum(`${id} ${skip} ${limit}`);
  const sorted = found(people, { ...asked, sort: undefined }).sort(
    (one, other) => compare(one, other, sort) * (order === 'desc' ? -1 : 1) || place(one) - place(other),
  );
  return { ...answer, data: sorted.slice(skip, skip + limit) };
};

/** Sorts the rows of the page rather than the list. */
const sortedWithinPage: Lie = (_, asked) => {
  const page = honestAnswer(people, { ...asked, sort: undefined });
  return { ...page, data: found(page.data, { ...asked, search: '', filters: {} }) };
};

const searchedBy =
  (matches: (texts: readonly string[], search: string) => boolean): Lie =>
  (answer, asked) => {
    if (!asked.search) return answer;
    const all = people.filter(({ name, city, status }) => matches([name, city, status], asked.search));
    return { ...answer, data: all.slice(asked.skip, asked.skip + asked.limit), total: all.length };
  };

const lower = (text: string) => text.toLowerCase();
const wordsIn = (search: string) => lower(search).split(/\s+/);

const lies: readonly (readonly [what: string, lie: Lie, rules: readonly string[]])[] = [
  [
    'has the rows of the page as its total',
    answer => ({ ...answer, total: answer.data.length }),
    ['wrong-total'],
  ],
  [
    'counts the rows up to this page',
    (answer, { skip }) => ({ ...answer, total: skip + answer.data.length }),
    ['wrong-total'],
  ],
  [
    'counts one row more than it has sent',
    (answer, { skip, limit }) => ({ ...answer, total: Math.min(answer.total, skip + limit + 1) }),
    ['wrong-total'],
  ],
  [
    'states no total past the end',
    answer => ({ ...answer, total: answer.data.length && answer.total }),
    ['wrong-total'],
  ],
  ['sends a total for people', answer => ({ ...answer, total: `${answer.total} rows` }), ['wrong-total']],
  ['has a totalAll below its total', answer => ({ ...answer, totalAll: 3 }), ['wrong-total']],
  ['narrows totalAll by the search', answer => ({ ...answer, totalAll: answer.total }), ['wrong-total']],
  ['ignores skip', as(() => ({ skip: 0 })), ['skip-ignored']],
  ['counts pages by skip', as(({ skip, limit }) => ({ skip: skip * limit })), ['skip-ignored']],
  [
    'answers past the end with the last page',
    as(({ skip }) => ({ skip: Math.min(skip, 60) })),
    ['page-past-end'],
  ],
  ['ignores limit and sends all', as(() => ({ limit: 1000 })), ['limit-ignored']],
  ['sends five rows whatever the limit', as(() => ({ limit: 5 })), ['short-page']],
  ['sends no more than ten rows', as(({ limit }) => ({ limit: Math.min(limit, 10) })), ['short-page']],
  [
    'has other columns on page 2',
    (answer, { skip }) => (skip ? { ...answer, columns: answer.columns.toReversed().slice(1) } : answer),
    ['columns-change'],
  ],
  [
    'has columns on page 1 only',
    ({ columns, ...answer }, { skip }) => (skip ? answer : { ...answer, columns }),
    ['columns-change'],
  ],
  ['ignores search', as(() => ({ search: '' })), ['search-ignored']],
  ['fails on a search', (answer, { search }) => (search ? 500 : answer), ['call-failed']],
  [
    'fails on a search that it does not find',
    (answer, { search }) => (search && !answer.total ? 500 : answer),
    ['call-failed'],
  ],
  ['fails on an apostrophe', (answer, { search }) => (search.includes("'") ? 500 : answer), ['call-failed']],
  ['finds nothing', searchedBy(() => false), ['search-ignored']],
  [
    'finds the words only beside each other',
    searchedBy((texts, search) => texts.some(text => lower(text).includes(lower(search)))),
    ['search-words'],
  ],
  [
    'finds rows with one of the words',
    searchedBy((texts, search) =>
      wordsIn(search).some(word => texts.some(text => lower(text).includes(word))),
    ),
    ['search-words'],
  ],
  [
    'counts all rows for a search',
    (answer, { search }) => (search ? { ...answer, total: answer.total && people.length } : answer),
    ['wrong-total'],
  ],
  ['ignores sort and order', as(() => ({ sort: undefined })), ['sort-ignored']],
  ['ignores order', as(() => ({ order: 'asc' })), ['sort-ignored']],
  [
    'ignores sort, but not order',
    (answer, asked) => {
      if (!asked.sort) return answer;
      const all = asked.order === 'asc' ? people : people.toReversed();
      return { ...answer, data: all.slice(asked.skip, asked.skip + asked.limit) };
    },
    ['sort-ignored'],
  ],
  ['sorts within the page', sortedWithinPage, ['sort-ignored']],
  ['cannot sort by a column', (answer, { sort }) => (sort === 'city' ? 400 : answer), ['call-failed']],
  ['has an unstable order of equal values', withUnstableTies, ['unstable-order']],
  ['ignores filters', as(() => ({ filters: {} })), ['filter-ignored', 'filter-ignored']],
  ['ignores one filter', as(({ filters: { city: _, ...filters } }) => ({ filters })), ['filter-ignored']],
  ['fails on a filter', (answer, { filters }) => ('city' in filters ? 500 : answer), ['call-failed']],
  [
    'finds nothing by a filter',
    (answer, { filters }) => ('city' in filters ? { ...answer, data: [], total: 0 } : answer),
    ['filter-ignored'],
  ],
  [
    'counts all rows for a filter',
    (answer, { filters }) => ('city' in filters ? { ...answer, total: 65 } : answer),
    ['wrong-total'],
  ],
  ['fails on page 2', (answer, { skip }) => (skip >= 10 ? 500 : answer), ['call-failed']],
];

describe('psp check on a host-paged list', () => {
  it.each(lies)('[CLI-04] [TBL-24] finds that a host %s', async (_, lie, rules) => {
    expect(
      (await checked(pagedHost(people, lie))).findings.map(({ rule, message }) => `${rule}: ${message}`),
    ).toEqual(rules.map(rule => expect.stringMatching(`^${rule}: `)));
  });

  it.each<[string, object, string]>([
    ['a text', { filters: 'paid' }, 'filters is a text, where an object belongs.'],
    ['a list', { filters: [{ key: 'status' }] }, 'filters is a list, where an object belongs.'],
    [
      'one text',
      { filters: { status: 'paid' } },
      'filters.status is a text, where a list of values belongs.',
    ],
    [
      'a list with gaps',
      { filters: { status: { 1: 'paid', 3: 'inReview' } } },
      'filters.status is an object, where a list of values belongs.',
    ],
    [
      'objects',
      { filters: { status: [{ value: 'paid', label: 'Paid' }] } },
      'filters.status[0] is an object, where a text or a number belongs.',
    ],
    [
      'nothing',
      { filters: { status: ['paid', null] } },
      'filters.status[1] is null, where a text or a number belongs.',
    ],
    [
      'a blank',
      { filters: { status: ['paid', ''] } },
      'filters.status[1] is an empty text, where a text or a number belongs.',
    ],
    [
      'another key',
      { filters: { region: ['North'] } },
      'filters.region is the key of no column: no filter is shown for it.',
    ],
  ])('[CLI-04] [TBL-24] finds %s in filters', async (_, wrong, message) => {
    const { findings } = await checked(pagedHost(people, answer => ({ ...answer, ...wrong })));
    expect(findings).toMatchObject([{ rule: 'filter-choices', message, level: 'error' }]);
  });

  it('[CLI-04] [TBL-24] accepts any list of texts and numbers for a column, and PHP’s empty list for no filters', async () => {
    for (const filters of [[], null, { status: [] }, { amount: [1, 2] }, { city: null }]) {
      const { findings } = await checked(pagedHost(people, answer => ({ ...answer, filters })));
      expect(findings).toEqual([]);
    }
  });

  it.each([0, 1, 3, 10, 11, 20, 65, 240])(
    '[CLI-04] [TBL-24] finds nothing on a list of %i rows',
    async count => {
      const { findings, hits } = await checked(pagedHost(peopleTo(count)));
      expect(findings).toEqual([]);
      expect(hits.every(({ method, url }) => method === 'GET' && !url.includes('total='))).toBe(true);
    },
  );

  /** Hosts that do not do what ours does, and make no mistake. */
  const otherHosts: readonly (readonly [what: string, lie: Lie])[] = [
    ['states its total as digits', answer => ({ ...answer, total: `${answer.total}` })],
    ['states neither totalAll nor filters', ({ data, columns, total }) => ({ data, columns, total })],
    ['states no columns', ({ columns: _, ...answer }) => answer],
    [
      'searches names only',
      searchedBy(([name = ''], search) => wordsIn(search).every(word => lower(name).includes(word))),
    ],
    [
      'searches what it does not show',
      searchedBy((texts, search) =>
        wordsIn(search).every(word => lower(`${texts.join(' ')} Moss`).includes(word)),
      ),
    ],
    [
      'writes its choices in words',
      (answer, asked) => {
        const { status } = asked.filters;
        const filters = { status: ['Paid', 'In Review'] };
        if (!status) return { ...answer, filters };
        const own = { status: status === 'Paid' ? 'paid' : 'inReview' };
        return { ...honestAnswer(people, { ...asked, filters: own }), filters };
      },
    ],
    [
      'sorts statuses by their rank, with equal ones by id',
      (answer, asked) => {
        if (asked.sort !== 'status') return answer;
        const all = asked.order === 'asc' ? people.slice(0, 65) : people.toReversed();
        const rank = ({ status }: Person) => (status === 'paid' ? 2 : 1) * (asked.order === 'asc' ? 1 : -1);
        all.sort((one, other) => rank(one) - rank(other));
        return { ...answer, data: all.slice(asked.skip, asked.skip + asked.limit) };
      },
    ],
  ];

  it.each(otherHosts)('[CLI-04] [TBL-24] finds nothing on a host that %s', async (_, lie) => {
    expect((await checked(pagedHost(people, lie))).findings).toEqual([]);
  });

  it('[CLI-04] [TBL-24] finds nothing on a list that grows while it is checked', async () => {
    const growing = [...people];
    const handler: Lie = (_, asked) => {
      if (asked.skip === 65 && growing.length === 65) growing.push(...peopleTo(66).slice(65));
      return honestAnswer(growing, asked);
    };
    expect((await checked(pagedHost([], handler))).findings).toEqual([]);
  });

  it('[CLI-04] [TBL-24] notes that a search distinguishes capitals, which is no mistake', async () => {
    const exact = searchedBy((texts, search) =>
      search.split(/\s+/).every(word => texts.some(text => text.includes(word))),
    );
    expect(await checked(pagedHost(people, exact))).toMatchObject({
      code: 0,
      findings: [{ rule: 'search-case', level: 'note' }],
    });
  });

  it('[CLI-04] [NET-21] names no value of a row', async () => {
    const { text } = await checked(
      pagedHost(
        people,
        searchedBy(() => false),
      ),
    );
    expect(text).toContain('search-ignored');
    expect(text).not.toMatch(/Dora|Moss|Lima/);
  });
});

describe('psp check on a list that the browser holds', () => {
  it.each([
    ['finds a total that is the one of the batch', 6000, ['wrong-total']],
    ['finds nothing on a list of just as many rows', 2500, []],
  ])('[CLI-04] %s', async (_, count, rules) => {
    const all = rows(0, count);
    const lie: Lie = (_answer, { skip, limit }) => {
      const data = all.slice(skip, skip + limit);
      return { data, total: count === 2500 ? count : data.length };
    };
    const { findings } = await checked(pagedHost([], lie), plainTable);
    expect(findings.map(({ rule }) => rule)).toEqual(rules);
  });

  it('[CLI-04] finds a batch that fails', async () => {
    const all = rows(0, 6000);
    const lie: Lie = (_, { skip, limit }) =>
      skip >= 2500 ? 500 : { data: all.slice(skip, skip + limit), total: 6000 };
    expect((await checked(pagedHost([], lie), plainTable)).rules).toEqual(['call-failed']);
  });
});
