import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type EarlyEnd,
  earlyEnd,
  loadBatches,
  nextLimit,
  type Progress,
  type Range,
  totalIn,
} from '../../../../../src/table/engine/loading/batches.ts';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { answeredBy, limited } from './listed-people.ts';

interface Host {
  /** Answers a range; the count of requests so far, this one included. */
  answer(range: Range, count: number): TableBatch | Promise<TableBatch>;
  readonly limit?: number;
  /** Its rows have no ids: only its position distinguishes a row from others. */
  readonly isWithoutIds?: boolean;
  /** How many of the loaded rows have left the list, and how many are leaving it, at this moment. */
  removed?(): number;
  removing?(): number;
}

/** How far a list was loaded before; no rows had been removed. */
const after = (passed: number, total?: number): Progress => ({ passed, total, removedBefore: 0 });

/** Loads a list to its end; returns the requests, the rows that arrived and the position of each batch. */
async function load(
  { answer, limit = 10, isWithoutIds, removed = () => 0, removing = () => 0 }: Host,
  from: Progress = after(0),
) {
  const asked: Range[] = [];
  const begins: number[] = [];
  const rows = new Map<unknown, unknown>();
  let place = from;
  let early: EarlyEnd | undefined;
  const ask = limited(async (range: Range) => {
    asked.push(range);
    return answer(range, asked.length);
  });
  const removals = {
    get done() {
      return removed();
    },
    get pending() {
      return removing();
    },
  };
  for await (const arrival of loadBatches({ ...answeredBy(ask), limit }, { signal, removals }, from)) {
    const { batch, begin, progress } = arrival;
    begins.push(begin);
    place = progress;
    const before = rows.size;
    batch.data.forEach((row, index) => {
      rows.set(isWithoutIds ? begin + index : row, row);
    });
    early = earlyEnd(arrival, rows.size - before);
    if (early) break;
  }
  return { asked, begins, rows: [...rows.values()], early, place };
}

const { signal } = new AbortController();
const noRemovals = { done: 0, pending: 0 };
const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const hostOf = (count: number, total: unknown = count): Host => ({
  answer: ({ skip, limit }) => ({ data: rowsTo(count).slice(skip, skip + limit), total }),
});

/** A host that sends these rows; its total may depend on the count of requests. */
const sending = (
  rows: (range: Range, count: number) => readonly unknown[],
  total?: number | ((count: number) => number),
): Host => ({
  answer: (range, count) => ({
    data: rows(range, count),
    total: typeof total === 'function' ? total(count) : total,
  }),
});

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

  it.each([
    [12, 12],
    ['12', 12],
    [0, 0],
    [-1, undefined],
    [1.5, undefined],
    ['', undefined],
    ['0x10', undefined],
    [null, undefined],
    [undefined, undefined],
    [2 ** 53, undefined],
  ])('[NET-11] read a stated total of %j as %s', (stated, total) => {
    expect(totalIn(stated)).toBe(total);
  });

  it('[NET-06] are requested before the rows of the previous one are stored', async () => {
    const order: string[] = [];
    const ask = async ({ skip, limit }: Range) => {
      order.push(`ask ${skip}`);
      return { data: rowsTo(20).slice(skip, skip + limit), total: 20 };
    };
    for await (const { batch } of loadBatches(
      { ...answeredBy(ask), limit: 10 },
      { signal, removals: noRemovals },
      after(0),
    ))
      order.push(`take ${batch.data[0]}`);
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
    ['has no rows', hostOf(0), 1, 0, undefined],
    ['has no rows and says it has', hostOf(0, 50), 1, 0, 'stopped'],
    ['sends fewer rows than requested', sending(({ skip }) => rowsTo(60).slice(skip, skip + 3), 60), 20, 60],
    ['sends the same batch for ever', sending(() => rowsTo(10), 100), 3, 10, 'repeated'],
    ['sends the same batch, two of which would be all', sending(() => rowsTo(10), 16), 3, 10, 'repeated'],
    ['passes over skip and states no total', sending(() => rowsTo(10)), 3, 10, 'repeated'],
    [
      'repeats itself after rows have left',
      { ...sending(() => rowsTo(10)), removed: () => 10 },
      3,
      10,
      'repeated',
    ],
    ['passes over skip only', sending(({ limit }) => rowsTo(limit), 1000), 4, 41, 'repeated'],
    [
      'sends rows again in another order',
      sending((_, count) => (count % 2 ? rowsTo(10) : rowsTo(10).reverse())),
      3,
      10,
      'repeated',
    ],
    ['repeats rows', sending(({ skip }) => rowsTo(30).slice(Math.max(0, skip - 5), skip + 5), 30), 4, 30],
    [
      'grows with every batch',
      sending(
        ({ skip }) => rowsTo(skip + 10).slice(skip),
        count => 20 + 10 * count,
      ),
      6,
      60,
      'endless',
    ],
    [
      'shrinks with every batch',
      sending(
        ({ skip }) => rowsTo(100).slice(skip, skip + 10),
        count => 100 - 20 * count,
      ),
      4,
      40,
    ],
    ['sends one row per batch', sending(({ skip }) => [skip], 1e9), 1000, 1000, 'tooManyBatches'],
    ['sends new rows for ever, no total', sending(({ skip }) => [skip]), 1000, 1000, 'tooManyBatches'],
  ] as readonly [string, Host, number, number, EarlyEnd?][])(
    '[NET-11] one that %s: loading ends, nothing twice, truthfully',
    async (_, host, requests, count, expected) => {
      const { asked, rows, early } = await load(host);
      expect(rows).toHaveLength(count);
      expect(early).toBe(expected);
      // One request may have been sent ahead in vain.
      expect(asked.length).toBeLessThanOrEqual(requests);
    },
  );

  it('[NET-11] is asked for no more batches than are missing, and three, when loading continues near the end', async () => {
    const endless = sending(
      ({ skip, limit }) => rowsTo(skip + limit).slice(skip),
      count => 110 + 10 * count,
    );
    const { asked, early } = await load(endless, after(100, 120));
    expect(early).toBe('endless');
    expect(asked).toHaveLength(5);
  });
});

describe('rows without ids', () => {
  const loadUnnamed = (answer: (range: Range) => readonly unknown[], total?: number, from = after(0)) =>
    load({ answer: range => ({ data: answer(range), total }), limit: 3, isWithoutIds: true }, from);
  const fees = ['Fee', 'Taxi', 'Fee'].map(name => ({ name }));

  it.each([undefined, 300])(
    '[NET-11] that repeat for every `skip` are shown once, at their first position (stated total: %s)',
    async total => {
      const { early, asked, rows, place } = await loadUnnamed(() => fees, total);
      expect({ early, rows }).toEqual({ early: 'repeated', rows: fees });
      expect(asked.length).toBeLessThanOrEqual(3);
      const continued = await loadUnnamed(() => fees, total, place);
      expect(continued).toMatchObject({ early: 'repeated', rows: fees });
    },
  );

  it('[NET-11] keep their positions when they are repeated with new rows after them', async () => {
    const all = rowsTo(50).map(name => ({ name }));
    const { early, rows } = await loadUnnamed(({ limit }) => all.slice(0, limit), 250);
    expect({ early, rows }).toEqual({ early: 'repeated', rows: all.slice(0, 11) });
  });
});

describe('rows that leave the list while it is loading', () => {
  it('[NET-11] are counted in the place of a batch', async () => {
    const host: Host = {
      answer: ({ skip, limit }) => ({ data: rowsTo(28).slice(skip, skip + limit), total: 28 }),
      removed: () => 2,
    };
    const { asked, begins } = await load(host, after(10, 30));
    expect(asked.map(({ skip }) => skip)).toEqual([8, 18]);
    expect(begins).toEqual([10, 20]);
  });

  it('[NET-11] do not end the loading, however many they are', async () => {
    const list = rowsTo(60);
    let removed = 0;
    const { rows, early } = await load({
      answer: ({ skip, limit }, count) => {
        if (count > 1 && count < 12) removed += list.splice(0, 1).length;
        return { data: list.slice(skip, skip + limit), total: list.length };
      },
      removed: () => removed,
    });
    expect(early).toBeUndefined();
    expect(rows).toHaveLength(60);
  });

  it.each(['at once', 'later', 'with the next batch'] as const)(
    '[NET-11] hide no other row when their removal is confirmed %s',
    async confirmed => {
      /** A host from whose list rows leave: just after the request with this count, so many. */
      const hostWhile = (leaves: ReadonlyMap<number, number>): Host => {
        const list = rowsTo(100);
        let loaded = 0;
        let removed = 0;
        let removing = 0;
        return {
          removed: () => removed,
          removing: () => removing,
          async answer({ skip, limit }, count) {
            if (confirmed === 'with the next batch') [removed, removing] = [removed + removing, 0];
            // Only loaded rows are removed, since people remove rows that they see.
            const many = Math.min(leaves.get(count) ?? 0, loaded);
            if (confirmed !== 'at once') removing += many;
            list.splice(0, many);
            const data = list.slice(skip, skip + limit);
            const total = list.length;
            loaded = skip;
            if (confirmed === 'at once') removed += many;
            await Promise.resolve();
            if (confirmed === 'later') [removed, removing] = [removed + many, removing - many];
            return { data, total };
          },
        };
      };
      const leaving = fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 4 }));
      await fc.assert(
        fc.asyncProperty(fc.array(leaving, { maxLength: 3 }), async leaves => {
          const { rows, early } = await load(hostWhile(new Map(leaves)));
          expect(rows).toHaveLength(100);
          expect(early).toBeUndefined();
        }),
      );
    },
  );
});

it('[NET-11] a failed batch fails in its turn, without an unhandled rejection, and loading continues from there', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  let isBroken = true;
  let place = after(0);
  const taken: unknown[] = [];
  const ask = ({ skip, limit }: Range) =>
    isBroken && skip === 20
      ? Promise.reject(new Error('lost'))
      : Promise.resolve({ data: rowsTo(30).slice(skip, skip + limit), total: 30 });
  const loading = async () => {
    for await (const { batch, progress } of loadBatches(
      { ...answeredBy(ask), limit: 10 },
      { signal, removals: noRemovals },
      place,
    )) {
      // Storing takes longer than the failure of the next request.
      await new Promise(resolve => setImmediate(resolve));
      taken.push(...batch.data);
      place = progress;
    }
  };
  await expect(loading()).rejects.toThrow('lost');
  expect(place).toMatchObject({ passed: 20, total: 30 });
  isBroken = false;
  await loading();
  expect(taken).toEqual(rowsTo(30));
  expect(unheard).not.toHaveBeenCalled();
  process.off('unhandledRejection', unheard);
});
