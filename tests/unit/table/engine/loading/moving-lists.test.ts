// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type Batch,
  loadBatches,
  nothingYet,
  type Progress,
  type Range,
} from '../../../../../src/table/engine/loading/batches.ts';

interface Host {
  answer(range: Range, count: number): Batch | Promise<Batch>;
  /** How many of the loaded rows have left the list, at this moment. */
  removed?(): number;
}

/** Loads a list in batches of 10; returns the requests and the position of the first row of each batch. */
async function load({ answer, removed = () => 0 }: Host, from: Progress = nothingYet) {
  const asked: Range[] = [];
  const begins: number[] = [];
  const rows = new Set<unknown>();
  const early = await loadBatches(
    {
      ask: async range => {
        asked.push(range);
        return answer(range, asked.length);
      },
      limit: 10,
      take: async ({ data }, { begin }) => {
        begins.push(begin);
        const before = rows.size;
        for (const row of data) rows.add(row);
        return rows.size - before;
      },
      removed,
      removing: () => 0,
    },
    from,
  );
  return { asked, begins, rows, early };
}

const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

describe('the place of a batch', () => {
  it('[NET-11] counts rows that have left the list since loading began', async () => {
    const host: Host = {
      answer: ({ skip, limit }) => ({ data: rowsFrom(skip, Math.min(limit, 28 - skip)), total: 28 }),
      removed: () => 2,
    };
    const { asked, begins } = await load(host, { passed: 10, total: 30 });
    expect(asked.map(({ skip }) => skip)).toEqual([8, 18]);
    expect(begins).toEqual([10, 20]);
  });
});

describe('loading', () => {
  it('[NET-11] goes on however many rows leave the list meanwhile', async () => {
    const list = rowsFrom(0, 60);
    let removed = 0;
    const { rows, early } = await load({
      answer: ({ skip, limit }, count) => {
        if (count > 1 && count < 12) removed += list.splice(0, 1).length;
        return { data: list.slice(skip, skip + limit), total: list.length };
      },
      removed: () => removed,
    });
    expect(early).toBeUndefined();
    expect(rows.size).toBe(60);
  });

  it('[NET-11] that goes on near the end asks for no more batches than are missing, and three', async () => {
    const endless: Host = {
      answer: ({ skip, limit }) => ({ data: rowsFrom(skip, limit), total: skip + 20 }),
    };
    const { asked, early } = await load(endless, { passed: 100, total: 120 });
    expect(early).toBe('endless');
    expect(asked).toHaveLength(5);
  });

  it('[NET-11] fails in the turn of the batch that failed, without an unhandled rejection', async () => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    const taken: unknown[] = [];
    const loaded = loadBatches(
      {
        ask: ({ skip }) =>
          skip ? Promise.reject(new Error('lost')) : Promise.resolve({ data: rowsFrom(0, 10), total: 20 }),
        limit: 10,
        take: async ({ data }) => {
          // Storing takes longer than the failure of the next request.
          await new Promise(resolve => setImmediate(resolve));
          taken.push(...data);
          return data.length;
        },
        removed: () => 0,
        removing: () => 0,
      },
      nothingYet,
    );
    await expect(loaded).rejects.toThrow('lost');
    expect(taken).toHaveLength(10);
    expect(unheard).not.toHaveBeenCalled();
    process.off('unhandledRejection', unheard);
  });
});

describe('rows that are removed from the list while it is loading', () => {
  /** A host that removes rows at given moments: before it answers, or just after the request. */
  async function loadWhile(
    leaves: ReadonlyMap<number, number>,
    counted: 'at once' | 'later' | 'with the next batch',
  ) {
    const list = rowsFrom(0, 100);
    const rows = new Set<unknown>();
    let removed = 0;
    let removing = 0;
    let count = 0;
    const early = await loadBatches(
      {
        ask: async ({ skip, limit }) => {
          count += 1;
          if (counted === 'with the next batch') [removed, removing] = [removed + removing, 0];
          const many = Math.min(leaves.get(count) ?? 0, rows.size);
          if (counted !== 'at once') removing += many;
          // Only loaded rows are removed, since people remove rows that they see.
          list.splice(0, many);
          const data = list.slice(skip, skip + limit);
          const total = list.length;
          if (counted === 'at once') removed += many;
          await Promise.resolve();
          if (counted === 'later') {
            removed += many;
            removing -= many;
          }
          return { data, total };
        },
        limit: 10,
        take: async batch => {
          const before = rows.size;
          for (const row of batch.data) rows.add(row);
          return rows.size - before;
        },
        removed: () => removed,
        removing: () => removing,
      },
      nothingYet,
    );
    return { rows, early };
  }

  it.each(['at once', 'later', 'with the next batch'] as const)(
    '[NET-11] no other row is missed when that is confirmed %s',
    async counted => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 4 })), {
            maxLength: 3,
          }),
          async leaves => {
            const { rows, early } = await loadWhile(new Map(leaves), counted);
            expect(rows.size).toBe(100);
            expect(early).toBeUndefined();
          },
        ),
      );
    },
  );
});
