import { describe, expect, it } from 'vitest';
import { check, host } from '../support/checked-page.ts';
import {
  type Asked,
  type HonestAnswer,
  honestAnswer,
  type Person,
  pagedHost,
  peopleTo,
} from './paged-host.ts';

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

const lies: readonly (readonly [what: string, lie: Lie, messages: readonly string[]])[] = [
  [
    'has the rows of the page as its total',
    answer => ({ ...answer, total: answer.data.length }),
    ['more rows follow'],
  ],
  [
    'states no total past the end',
    answer => ({ ...answer, total: answer.data.length && answer.total }),
    ['and another number past the end'],
  ],
  ['ignores skip', as(() => ({ skip: 0 })), ['counts rows, not pages']],
  ['counts pages by skip', as(({ skip, limit }) => ({ skip: skip * limit })), ['counts rows, not pages']],
  [
    'answers past the end with the last page',
    as(({ skip }) => ({ skip: Math.min(skip, 60) })),
    ['is past the end, and is answered with rows'],
  ],
  ['ignores limit and sends all', as(() => ({ limit: 1000 })), ['65 rows are sent for limit=10']],
  ['sends five rows whatever the limit', as(() => ({ limit: 5 })), ['5 rows are sent for limit=10']],
  [
    'sends no more than ten rows',
    as(({ limit }) => ({ limit: Math.min(limit, 10) })),
    ['10 rows are sent for limit=100'],
  ],
  [
    'has other columns on page 2',
    (answer, { skip }) => (skip ? { ...answer, columns: answer.columns.toReversed().slice(1) } : answer),
    ['other columns than the first'],
  ],
  ['ignores search', as(() => ({ search: '' })), ['finds rows, or its total is not 0']],
  [
    'fails on a search',
    (answer, { search }) => (search ? 500 : answer),
    ['A search that finds nothing is answered with status 500'],
  ],
  [
    'fails on an apostrophe',
    (answer, { search }) => (search.includes("'") ? 500 : answer),
    ['bind it as a value'],
  ],
  ['ignores sort and order', as(() => ({ sort: undefined })), ['the same rows for order=asc and order=desc']],
  [
    'ignores filters',
    as(() => ({ filters: {} })),
    ['filter[status] brings rows with other values', 'filter[city] brings rows with other values'],
  ],
  [
    'ignores one filter',
    as(({ filters: { city: _, ...filters } }) => ({ filters })),
    ['filter[city] brings rows with other values'],
  ],
  [
    'fails on a filter',
    (answer, { filters }) => ('city' in filters ? 500 : answer),
    ['filter[city] is answered with status 500'],
  ],
  ['fails on page 2', (answer, { skip }) => (skip >= 10 ? 500 : answer), ['is answered with status 500']],
];

describe('psp check on a host-paged list', () => {
  it.each(lies)('[CLI-04] [TBL-24] finds that a host %s', async (_, lie, messages) => {
    expect((await checked(pagedHost(people, lie))).messages).toEqual(
      messages.map(message => expect.stringContaining(message)),
    );
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

  it('[CLI-04] [NET-21] names no value of a row', async () => {
    const lie = as(() => ({ search: '', sort: undefined, filters: {} }));
    const { text } = await checked(pagedHost(people, lie));
    expect(text).toContain('rows with other values');
    expect(text).not.toMatch(/Dora|Moss|Lima/);
  });
});
