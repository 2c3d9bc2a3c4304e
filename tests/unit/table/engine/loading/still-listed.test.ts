// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RowPlan, TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { isStillListed } from '../../../../../src/table/engine/loading/still-listed.ts';
import { people } from '../../../../support/listed-people.ts';

const planOf = (ask: RowPlan['ask'], limit = 10): RowPlan => ({ ask, limit });
const answering = (answer: TableBatch) => planOf(async () => answer);
const isListed = (plan: RowPlan, id: string) => isStillListed(plan, id, () => 0);

describe('the check whether a row is still in the list', () => {
  it('[RQ-03] says no for a short list without it, that has as many rows as it says', async () => {
    expect(await isListed(answering({ data: people(5), total: 5 }), '50')).toBe(false);
    expect(await isListed(answering({ data: people(5) }), '4')).toBe(true);
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

  it.each<[what: string, answer: TableBatch, expected: string]>([
    ['its first row has no id', { data: [{ name: 'Ana' }], total: 1 }, 'rows with ids'],
    ['an entry is no row', { data: [...people(2), null], total: 3 }, 'rows with ids'],
  ])('[NET-19] is refused when %s, and the row may be that one', async (_, answer, expected) => {
    await expect(isListed(answering(answer), '50')).rejects.toMatchObject({
      code: 'ERR_SHAPE',
      path: 'data',
      expected: `expected ${expected} at "data"`,
      outcomeUnknown: false,
    });
  });

  it.each<[what: string, answer: TableBatch]>([
    ['sends more rows than it states', { data: people(3), total: 2 }],
    ['sends fewer rows than it states', { data: people(3), total: 4 }],
  ])('[NET-19] is refused when the host %s', async (_, answer) => {
    const answers = [answer];
    const plan = planOf(async () => answers.shift() ?? { ...answer, data: [] });
    await expect(isListed(plan, '50')).rejects.toMatchObject({ code: 'ERR_SHAPE', path: 'total' });
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
