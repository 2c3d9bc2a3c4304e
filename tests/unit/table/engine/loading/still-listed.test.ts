import { describe, expect, it } from 'vitest';
import type { RowPlan, TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { isStillListed } from '../../../../../src/table/engine/loading/still-listed.ts';
import { type Answering, answeredBy, limited, people, sourceOf } from './listed-people.ts';

const planOf = (ask: Answering, limit = 10): RowPlan => ({ ...answeredBy(limited(ask)), limit });
/** A host that answers once, then with no more rows. */
const answering = (answer: TableBatch) => {
  const answers = [answer];
  return planOf(async () => answers.shift() ?? { ...answer, data: [] });
};
const isListed = (plan: RowPlan, id: string) => isStillListed(plan, id, { done: 0, pending: 0 });

describe('the check whether a row is still in the list', () => {
  it('[RQ-03] is made by the source of the list, which reads no more than it has to', async () => {
    const { source, host, asked } = sourceOf(people(35));
    await source.load();
    host.list = people(35).filter(({ id }) => id !== 12);
    expect(await source.isStillThere('12')).toBe(false);
    asked.length = 0;
    expect(await source.isStillThere('3')).toBe(true);
    expect(asked.length).toBeLessThan(4);
  });

  it('[RQ-03] finds every row of a list that others leave while it is read', async () => {
    for (let id = 0; id < 100; id += 1) {
      let list = people(100);
      const plan = planOf(async ({ skip, limit }) => {
        const data = list.slice(skip, skip + limit);
        list = list.slice(1);
        return { data, total: list.length };
      }, 25);
      expect(await isListed(plan, String(id))).toBe(true);
    }
  });

  const [one] = people(1);
  it.each<[what: string, answer: TableBatch, reason: object]>([
    [
      'has a row without an id',
      { data: [one, { name: 'Ana' }], total: 2 },
      { expected: 'expected rows with ids at "data"' },
    ],
    [
      'has a row whose id is null',
      { data: [{ id: null, name: 'Ana' }], total: 1 },
      { expected: 'expected rows with ids at "data"' },
    ],
    [
      'has null in place of a row',
      { data: [one, null], total: 2 },
      { expected: 'expected rows with ids at "data"' },
    ],
    [
      'states fewer rows than it sends',
      { data: people(3), total: 2 },
      { expected: 'expected another shape at "total"' },
    ],
    [
      'states more rows than it sends',
      { data: people(3), total: 4 },
      { expected: 'expected another shape at "total"' },
    ],
    ['states an error beside no rows', { data: [], total: 0, error: 'No index.' } as TableBatch, {}],
    ['says that it failed', { data: [], success: false } as TableBatch, {}],
  ])('[NET-19] is refused when the answer %s', async (_, answer, reason) => {
    await expect(isListed(answering(answer), '50')).rejects.toMatchObject({
      code: 'ERR_SHAPE',
      outcome: 'not done',
      ...reason,
    });
  });

  it('[RQ-03] [TBL-08] reads the edition of the list, and no more once the host repeats itself', async () => {
    const asked: unknown[] = [];
    const plan = planOf(async (_range, _signal, { parameters }) => {
      asked.push(parameters);
      return { data: people(10) };
    });
    const edition = { timeframe: 'ytd' };
    await expect(isListed({ ...plan, edition }, '50')).rejects.toMatchObject({ code: 'ERR_SHAPE' });
    expect(asked).toEqual([edition, edition, edition]);
  });

  it('[RQ-03] is refused when the request fails', async () => {
    const lost = new Error('lost');
    await expect(
      isListed(
        planOf(() => Promise.reject(lost)),
        '1',
      ),
    ).rejects.toBe(lost);
  });

  it('[NET-12] aborts the request that was sent ahead when it has found the row', async () => {
    const signals: AbortSignal[] = [];
    const plan = planOf((range, signal) => {
      signals.push(signal);
      return range.skip
        ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve({ data: people(10), total: 20 });
    });
    const found = isListed(plan, '3');
    await expect.poll(() => signals.length).toBe(2);
    expect(await found).toBe(true);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});
