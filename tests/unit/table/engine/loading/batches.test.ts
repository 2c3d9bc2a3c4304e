// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Batch,
  type EarlyEnd,
  loadBatches,
  nextLimit,
  nothingYet,
  type Progress,
  type Range,
  totalIn,
} from '../../../../../src/table/engine/loading/batches.ts';

interface Host {
  /** Answers a range; the count of requests so far, this one included. */
  answer(range: Range, count: number): Batch;
  readonly limit?: number;
}

/** Loads a list to its end; returns the requests and the rows that arrived. */
async function load({ answer, limit = 10 }: Host, from: Progress = nothingYet) {
  const asked: Range[] = [];
  const rows = new Set<unknown>();
  let place = from;
  const early = await loadBatches(
    {
      ask: async range => {
        asked.push(range);
        return answer(range, asked.length);
      },
      limit,
      take: async (batch, { progress }) => {
        const before = rows.size;
        for (const row of batch.data) rows.add(row);
        place = progress;
        return rows.size - before;
      },
      removed: () => 0,
      removing: () => 0,
    },
    from,
  );
  return { asked, rows: [...rows], early, place };
}

const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const hostOf = (count: number, total: unknown = count): Host => ({
  answer: ({ skip, limit }) => ({ data: rowsTo(count).slice(skip, skip + limit), total }),
});

const oneByOne = (total?: number): Host => ({ answer: ({ skip }) => ({ data: [skip], total }) });

describe('requested batches', () => {
  it('[NET-06] send limit, skip and total until all rows are loaded', async () => {
    const { asked, rows, early } = await load(hostOf(25));
    expect(asked).toEqual([
      { limit: 10, skip: 0, total: undefined },
      { limit: 10, skip: 10, total: 25 },
      { limit: 10, skip: 20, total: 25 },
    ]);
    expect(rows).toEqual(rowsTo(25));
    expect(early).toBeUndefined();
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
  ])(
    '[NET-07] with a total of %s and a configured limit of %s, the next limit is %s',
    (total, configured, limit) => {
      expect(nextLimit(total, configured)).toBe(limit);
    },
  );

  it('[NET-07] load 100,000 rows in 25 requests', async () => {
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
  ])('[NET-07] treat a configured limit of %s as %s', async (limit, counted) => {
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
    ['0x10', undefined],
    ['1e3', undefined],
    [[12], undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [undefined, undefined],
    [2 ** 53, undefined],
  ])('[NET-11] read a stated total of %j as %s', (stated, total) => {
    expect(totalIn(stated)).toBe(total);
  });

  it('[NET-06] are requested before the rows of the previous one are stored', async () => {
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
        removed: () => 0,
        removing: () => 0,
      },
      nothingYet,
    );
    expect(order).toEqual(['ask 0', 'ask 10', 'take 0', 'take 10']);
  });
});

describe('a host that answers wrongly', () => {
  it.each([
    ['sends fewer rows than its total', hostOf(25, 60), 4, 25, 'stopped'],
    ['sends more rows than its total', hostOf(60, 25), 3, 30, undefined],
    ['says there are none', hostOf(60, 0), 1, 10, undefined],
    ['states its total as text', hostOf(25, '25'), 3, 25, undefined],
    ['states no total', hostOf(25, ''), 4, 25, undefined],
    ['states a negative total', hostOf(25, -1), 4, 25, undefined],
    ['states null', hostOf(25, null), 4, 25, undefined],
    ['has no rows', hostOf(0), 1, 0, undefined],
    ['has no rows and says it has', hostOf(0, 50), 1, 0, 'stopped'],
    [
      'sends the same batch for ever',
      { answer: () => ({ data: rowsTo(10), total: 100 }) },
      3,
      10,
      'repeated',
    ],
    ['passes over skip and states no total', { answer: () => ({ data: rowsTo(10) }) }, 3, 10, 'repeated'],
    [
      'passes over skip and sends as many as it is asked for',
      { answer: ({ limit }) => ({ data: rowsTo(1000).slice(0, limit), total: 1000 }) },
      4,
      41,
      'repeated',
    ],
    [
      'sends rows again in another order',
      { answer: (_, count) => ({ data: count % 2 ? rowsTo(10) : rowsTo(10).reverse() }) },
      3,
      10,
      'repeated',
    ],
    [
      'repeats rows',
      { answer: ({ skip }) => ({ data: rowsTo(30).slice(Math.max(0, skip - 5), skip + 5), total: 30 }) },
      4,
      30,
      undefined,
    ],
    [
      'grows with every batch',
      { answer: ({ skip }, count) => ({ data: rowsTo(skip + 10).slice(skip), total: 20 + 10 * count }) },
      6,
      60,
      'endless',
    ],
    ['sends one row per batch', oneByOne(1_000_000_000), 1000, 1000, 'tooManyBatches'],
    ['sends new rows for ever and states no total', oneByOne(), 1000, 1000, 'tooManyBatches'],
    [
      'shrinks with every batch',
      {
        answer: ({ skip }, count) => ({ data: rowsTo(100).slice(skip, skip + 10), total: 100 - 20 * count }),
      },
      4,
      40,
      undefined,
    ],
  ] as readonly [string, Host, number, number, EarlyEnd | undefined][])(
    '[NET-11] one that %s: loading ends, nothing twice, truthfully',
    async (_, host, requests, count, expected) => {
      const { asked, rows, early } = await load(host);
      expect(rows).toHaveLength(count);
      expect(early).toBe(expected);
      // One request may have been sent ahead in vain.
      expect(asked.length).toBeLessThanOrEqual(requests);
    },
  );

  it('[NET-11] is asked as often as needed when it sends fewer rows than requested', async () => {
    const host = hostOf(100);
    const { rows, early } = await load({
      limit: 50,
      answer: range => host.answer({ ...range, limit: 7 }, 0),
    });
    expect(rows).toHaveLength(100);
    expect(early).toBeUndefined();
  });

  it('[NET-11] is asked at most three times more than its total needs, whatever it sends', async () => {
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
          // It never ends by itself: every request except the last two has brought a row.
          expect(asked.length).toBeLessThanOrEqual(rows.length + 2);
        },
      ),
    );
  });
});

describe('rows without ids', () => {
  /** Only its position distinguishes such a row from others. */
  async function placed(answer: (range: Range) => readonly unknown[], total?: number, from = nothingYet) {
    const asked: number[] = [];
    const rows: unknown[] = [];
    let place = from;
    const early = await loadBatches(
      {
        ask: async range => {
          asked.push(range.skip);
          return { data: answer(range), total };
        },
        limit: 3,
        take: async ({ data }, { begin, progress }) => {
          const fresh = data.filter((_, index) => !(begin + index in rows));
          data.forEach((row, index) => {
            rows[begin + index] = row;
          });
          place = progress;
          return fresh.length;
        },
        removed: () => 0,
        removing: () => 0,
      },
      from,
    );
    return { early, asked, rows, place };
  }
  const fees = ['Fee', 'Taxi', 'Fee'].map(name => ({ name }));

  it.each([undefined, 300])(
    '[NET-11] that repeat for every `skip` are shown once, at their first position (stated total: %s)',
    async total => {
      const { early, asked, rows } = await placed(() => fees, total);
      expect({ early, rows }).toEqual({ early: 'repeated', rows: fees });
      expect(asked.length).toBeLessThanOrEqual(3);
    },
  );

  it('[NET-11] keep their positions when they are repeated with new rows after them', async () => {
    const all = rowsTo(50).map(name => ({ name }));
    const { early, rows } = await placed(({ limit }) => all.slice(0, limit), 250);
    expect({ early, rows }).toEqual({ early: 'repeated', rows: all.slice(0, 11) });
  });

  it('[NET-11] keep their positions when they are repeated after Continue', async () => {
    const { place } = await placed(() => fees);
    const { early, rows } = await placed(() => fees, undefined, place);
    expect(early).toBe('repeated');
    expect(rows).toEqual(fees);
  });

  it('[NET-11] are not taken for a repetition when one row differs', async () => {
    const pages = [fees, [...fees.slice(0, 2), { name: 'Train' }], fees.slice(0, 2), []];
    const { early, rows } = await placed(({ skip }) => pages[Math.ceil(skip / 3)] ?? []);
    expect(early).toBeUndefined();
    expect(rows).toEqual(pages.flat());
  });

  it('[NET-11] keep loading when a host that had no rows sends some', async () => {
    const { place, early } = await placed(() => [], 3);
    expect(early).toBe('stopped');
    expect(await placed(() => fees, 3, place)).toMatchObject({ early: undefined, rows: fees });
  });
});

describe('a failed batch', () => {
  it('[NET-11] leaves the progress from which loading can continue', async () => {
    const host = hostOf(30);
    let place = nothingYet;
    const taken: unknown[] = [];
    const loading = (broken: boolean) =>
      loadBatches(
        {
          ask: async range => {
            if (broken && range.skip === 20) throw new Error('reset');
            return host.answer(range, 0);
          },
          limit: 10,
          take: async (batch, { progress }) => {
            taken.push(...batch.data);
            place = progress;
            return batch.data.length;
          },
          removed: () => 0,
          removing: () => 0,
        },
        place,
      );
    await expect(loading(true)).rejects.toThrow('reset');
    expect(place).toMatchObject({ passed: 20, total: 30 });
    expect(await loading(false)).toBeUndefined();
    expect(taken).toEqual(rowsTo(30));
  });
});
