import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Batch,
  loadBatches,
  nextLimit,
  type Range,
  totalIn,
} from '../../../../src/table/rows/batches.ts';

interface Host {
  /** Answers a range; the count of requests so far, this one included. */
  answer(range: Range, count: number): Batch;
  readonly limit?: number;
}

/** Loads from a host to the end; what was asked, and which rows came. */
async function load(
  { answer, limit = 10 }: Host,
  from = { passed: 0, total: undefined as number | undefined },
) {
  const asked: Range[] = [];
  const rows = new Set<unknown>();
  let place = from;
  const isAll = await loadBatches(
    {
      ask: async range => {
        asked.push(range);
        return answer(range, asked.length);
      },
      limit,
      take: async (batch, _, next) => {
        const before = rows.size;
        for (const row of batch.data) rows.add(row);
        place = next;
        return rows.size - before;
      },
      gone: () => 0,
      leaving: () => 0,
    },
    from,
  );
  return { asked, rows: [...rows], isAll, place };
}

const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const hostOf = (count: number, total: unknown = count): Host => ({
  answer: ({ skip, limit }) => ({ data: rowsTo(count).slice(skip, skip + limit), total }),
});

describe('what is asked', () => {
  it('[NET-06] limit, skip and total until all rows are there', async () => {
    const { asked, rows, isAll } = await load(hostOf(25));
    expect(asked).toEqual([
      { limit: 10, skip: 0, total: undefined },
      { limit: 10, skip: 10, total: 25 },
      { limit: 10, skip: 20, total: 25 },
    ]);
    expect(rows).toEqual(rowsTo(25));
    expect(isAll).toBe(true);
  });

  it.each([
    [undefined, 2500, 2500],
    [0, 2500, 2500],
    [62_475, 2500, 2500],
    [62_476, 2500, 2500],
    [62_500, 2500, 2501],
    [100_000, 2500, 4001],
    [249_975, 2500, 10_000],
    [1_000_000, 2500, 10_000],
    [25, 1, 2],
  ])('[NET-07] of %s rows with %s configured, the next limit is %s', (total, configured, limit) => {
    expect(nextLimit(total, configured)).toBe(limit);
  });

  it('[NET-07] 100,000 rows take 25 requests', async () => {
    const { asked, rows } = await load({ ...hostOf(100_000), limit: 2500 });
    expect(asked).toHaveLength(26);
    expect(rows).toHaveLength(100_000);
  });

  it.each([
    [0, 1],
    [-5, 1],
    [Number.NaN, 1],
    [20_000, 10_000],
    [7.9, 7],
  ])('[NET-07] a configured limit of %s counts as %s', async (limit, counted) => {
    const { asked } = await load({ ...hostOf(3), limit });
    expect(asked[0]?.limit).toBe(counted);
  });

  it.each([
    [12, 12],
    ['12', 12],
    [0, 0],
    [-1, undefined],
    [1.5, undefined],
    ['', undefined],
    ['many', undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [undefined, undefined],
    [2 ** 53, undefined],
  ])('[NET-11] a stated total of %j is %s', (stated, total) => {
    expect(totalIn(stated)).toBe(total);
  });

  it('[NET-06] the next batch is asked for before the rows of this one are taken in', async () => {
    const order: string[] = [];
    await loadBatches(
      {
        ask: async ({ skip, limit }) => {
          order.push(`ask ${skip}`);
          return { data: rowsTo(20).slice(skip, skip + limit), total: 20 };
        },
        limit: 10,
        take: async batch => {
          order.push(`take ${batch.data[0]}`);
          return batch.data.length;
        },
        gone: () => 0,
        leaving: () => 0,
      },
      { passed: 0, total: undefined },
    );
    expect(order).toEqual(['ask 0', 'ask 10', 'take 0', 'take 10']);
  });
});

describe('a host that is wrong', () => {
  it.each([
    ['sends fewer rows than its total', hostOf(25, 60), 4, 25, false],
    ['sends more rows than its total', hostOf(60, 25), 3, 30, true],
    ['says there are none', hostOf(60, 0), 1, 10, true],
    ['states its total as text', hostOf(25, '25'), 3, 25, true],
    ['states no total', hostOf(25, ''), 4, 25, true],
    ['states a negative total', hostOf(25, -1), 4, 25, true],
    ['states null', hostOf(25, null), 4, 25, true],
    ['has no rows', hostOf(0), 1, 0, true],
    ['has no rows and says it has', hostOf(0, 50), 1, 0, false],
    ['sends the same batch for ever', { answer: () => ({ data: rowsTo(10), total: 100 }) }, 3, 10, false],
    [
      'repeats rows',
      { answer: ({ skip }) => ({ data: rowsTo(30).slice(Math.max(0, skip - 5), skip + 5), total: 30 }) },
      4,
      30,
      true,
    ],
    [
      'grows with every batch',
      { answer: ({ skip }, count) => ({ data: rowsTo(skip + 10).slice(skip), total: 20 + 10 * count }) },
      6,
      60,
      false,
    ],
    [
      'shrinks with every batch',
      {
        answer: ({ skip }, count) => ({ data: rowsTo(100).slice(skip, skip + 10), total: 100 - 20 * count }),
      },
      4,
      40,
      true,
    ],
  ] as readonly [string, Host, number, number, boolean][])(
    '[NET-11] one that %s: loading ends, nothing twice, truthfully',
    async (_, host, requests, count, complete) => {
      const { asked, rows, isAll } = await load(host);
      expect(rows).toHaveLength(count);
      expect(isAll).toBe(complete);
      // One may have been asked for ahead, in vain.
      expect(asked.length).toBeLessThanOrEqual(requests);
    },
  );

  it('[NET-11] one that sends fewer rows at a time than asked for is asked as often as it takes', async () => {
    const host = hostOf(100);
    const { rows, isAll } = await load({
      limit: 50,
      answer: range => host.answer({ ...range, limit: 7 }, 0),
    });
    expect(rows).toHaveLength(100);
    expect(isAll).toBe(true);
  });

  it('[NET-11] ends after as many batches as the total needs and three more, whatever comes', async () => {
    const batch = fc.record({
      data: fc.array(fc.nat(60), { maxLength: 12 }),
      total: fc.oneof(fc.nat(120), fc.constantFrom(undefined, null, -1, '40', 'x', Number.NaN)),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(batch, { minLength: 1 }),
        fc.integer({ min: 1, max: 12 }),
        async (answers, limit) => {
          const { asked, rows } = await load({
            limit,
            answer: (_, count) => answers[(count - 1) % answers.length] as Batch,
          });
          const first = totalIn(answers[0]?.total);
          const rowsAtOnce = Math.max(1, Math.min(limit, answers[0]?.data.length ?? 0));
          if (first !== undefined)
            expect(asked.length).toBeLessThanOrEqual(Math.ceil(first / rowsAtOnce) + 3);
          // Nothing new ends it: every request but the last two has brought a row.
          expect(asked.length).toBeLessThanOrEqual(rows.length + 2);
        },
      ),
    );
  });
});

describe('what fails', () => {
  it('[NET-11] a batch that fails leaves the place where it can go on', async () => {
    const host = hostOf(30);
    let place = { passed: 0, total: undefined as number | undefined };
    const taken: unknown[] = [];
    const loading = (broken: boolean) =>
      loadBatches(
        {
          ask: async range => {
            if (broken && range.skip === 20) throw new Error('reset');
            return host.answer(range, 0);
          },
          limit: 10,
          take: async (batch, _, next) => {
            taken.push(...batch.data);
            place = next;
            return batch.data.length;
          },
          gone: () => 0,
          leaving: () => 0,
        },
        place,
      );
    await expect(loading(true)).rejects.toThrow('reset');
    expect(place).toEqual({ passed: 20, total: 30 });
    expect(await loading(false)).toBe(true);
    expect(taken).toEqual(rowsTo(30));
  });
});

describe('rows that leave the list while it is loaded', () => {
  /** A host from whose list rows are taken at given moments: before its answer, or just after it was asked. */
  async function loadWhile(leaves: ReadonlyMap<number, number>, counted: 'at once' | 'later') {
    const list = rowsTo(100);
    const rows = new Set<unknown>();
    let gone = 0;
    let leaving = 0;
    let count = 0;
    const isAll = await loadBatches(
      {
        ask: async ({ skip, limit }) => {
          count += 1;
          const many = Math.min(leaves.get(count) ?? 0, rows.size);
          if (counted === 'later') leaving += many;
          // Those that leave are among the rows that have been loaded, as what a person can see is.
          list.splice(0, many);
          const data = list.slice(skip, skip + limit);
          const total = list.length;
          if (counted === 'at once') gone += many;
          await Promise.resolve();
          if (counted === 'later') {
            gone += many;
            leaving -= many;
          }
          return { data, total };
        },
        limit: 10,
        take: async batch => {
          const before = rows.size;
          for (const row of batch.data) rows.add(row);
          return rows.size - before;
        },
        gone: () => gone,
        leaving: () => leaving,
      },
      { passed: 0, total: undefined },
    );
    return { rows, isAll };
  }

  it.each(['at once', 'later'] as const)(
    '[NET-11] no other row is missed when that is known %s',
    async counted => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 4 })), {
            maxLength: 3,
          }),
          async leaves => {
            const { rows, isAll } = await loadWhile(new Map(leaves), counted);
            expect(rows.size).toBe(100);
            expect(isAll).toBe(true);
          },
        ),
      );
    },
  );
});
