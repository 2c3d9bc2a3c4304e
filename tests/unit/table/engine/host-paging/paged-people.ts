import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { HostPages } from '../../../../../src/table/engine/host-paging/host-pages.ts';
import type { Range } from '../../../../../src/table/engine/loading/batches.ts';
import type { RowPlan, TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { allRows, type Query } from '../../../../../src/table/engine/query/query.ts';
import { type Answering, answeredBy } from '../loading/listed-people.ts';

interface HostRow {
  readonly id: string;
  readonly name: string;
}

interface Asked extends Range {
  readonly parameters: Readonly<Record<string, string>>;
}

/** What a host has: this many people, with the ids `p0`, `p1` and so on. */
export const people = (count: number): HostRow[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Person ${index}` }));

/** A host-paged list; the test may change what the host has, and may answer requests itself. */
export function listOf(rows: readonly HostRow[], plan: Partial<RowPlan> = {}) {
  const host = { rows: [...rows], answer: undefined as ((range: Range) => Promise<TableBatch>) | undefined };
  const asked: Asked[] = [];
  const ask: Answering = async (range, signal, { parameters }) => {
    asked.push({ ...range, parameters });
    if (host.answer) {
      const answer = await host.answer(range);
      signal.throwIfAborted();
      return answer;
    }
    const found = host.rows.filter(({ name }) => name.includes(parameters.search ?? ''));
    const { skip, limit } = range;
    const columns = [{ data: 'name', title: 'Name' }];
    return {
      columns,
      data: found.slice(skip, skip + limit),
      total: found.length,
      totalAll: host.rows.length,
    };
  };
  const source = new HostPages({ ...answeredBy(ask), limit: 2500, paging: 'host', ...plan });
  const show = (page: number, query: Query = allRows, size = 10) => source.query(query, { page, size });
  return { source, host, asked, show };
}

/** The texts of the first column, as they are shown. */
export const names = ({ snapshot }: HostPages): string[] => {
  const { store, rows } = snapshot();
  return [...rows].map(row => store.columns[0]?.textAt(row) ?? '');
};

/** Resolves when the source has loaded what it was asked for, or has failed. */
export async function settled(source: HostPages): Promise<void> {
  // The source begins after the current task.
  await Promise.resolve();
  await waitFor(() => expect(source.snapshot().phase).not.toBe('loading'));
}

/** A list whose first page is shown. */
export async function shownList(rows: readonly HostRow[], plan?: Partial<RowPlan>) {
  const list = listOf(rows, plan);
  list.show(0);
  await list.source.load();
  return list;
}
