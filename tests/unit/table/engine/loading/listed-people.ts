import type { Range } from '../../../../../src/table/engine/loading/batches.ts';
import type { RowPlan, TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { RowSource } from '../../../../../src/table/engine/loading/row-source.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
}

/** The columns that the host states. */
export const stated = [{ data: 'name', title: 'Name' }];

export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}` }));

/** A source over a host's list, which the test may change while it loads. */
export function sourceOf(list: readonly object[], plan: Partial<RowPlan> = {}) {
  const host = { list: [...list] };
  const asked: Range[] = [];
  const ask = async (range: Range): Promise<TableBatch> => {
    asked.push(range);
    const { skip, limit } = range;
    return { columns: stated, data: host.list.slice(skip, skip + limit), total: host.list.length };
  };
  const source = new RowSource({ ask, limit: 10, ...plan });
  return { source, host, asked };
}

/** The texts of the first column, as they are shown. */
export const names = (source: RowSource): string[] => {
  const { store, rows } = source.snapshot();
  return [...rows].map(row => store.columns[0]?.textAt(row) ?? '');
};
