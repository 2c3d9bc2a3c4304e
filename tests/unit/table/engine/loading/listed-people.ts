import type { Range, RowPlan, TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { RowSource } from '../../../../../src/table/engine/loading/row-source.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
}

/** The columns that the host states. */
export const stated = [{ data: 'name', title: 'Name' }];

export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}` }));

/** As many requests as a list may need; more fail, since a loading that goes on for ever would stop the test from ending. */
export function limited<Asked extends unknown[], Answer>(ask: (...asked: Asked) => Answer) {
  let left = 1_000;
  return (...asked: Asked): Answer => {
    left -= 1;
    if (left < 0) throw new Error('There was a request too many.');
    return ask(...asked);
  };
}

/** A source over a host's list, which the test may change while it loads. */
export function sourceOf(list: readonly object[], plan: Partial<RowPlan> = {}) {
  const host = { list: [...list] };
  const asked: Range[] = [];
  const ask = async (range: Range): Promise<TableBatch> => {
    asked.push(range);
    const { skip, limit } = range;
    return { columns: stated, data: host.list.slice(skip, skip + limit), total: host.list.length };
  };
  const source = new RowSource({ limit: 10, ...plan, ask: limited(plan.ask ?? ask) });
  return { source, host, asked };
}

/** The texts of the first column, as they are shown. */
export const names = (source: RowSource): string[] => {
  const { store, rows } = source.snapshot();
  return [...rows].map(row => store.columns[0]?.textAt(row) ?? '');
};
