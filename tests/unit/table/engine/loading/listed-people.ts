import { tableBatch } from '../../../../../src/api/tables.ts';
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

/** Answers a request for rows. `parameters`: those beside the range. */
export type Answering = (
  range: Range,
  signal: AbortSignal,
  asked: {
    readonly parameters: Readonly<Record<string, string>>;
    readonly onOpening?: ((opening: TableBatch) => void) | undefined;
  },
) => Promise<TableBatch>;

/** The request for a list of a host that answers like this. */
export const answeredBy = (answer: Answering): Required<Pick<RowPlan, 'request' | 'ask'>> => ({
  request: { endpoint: tableBatch, url: 'https://portal.test/people/', name: '/people/', key: '', page: {} },
  ask({ url }, signal, onOpening) {
    const { limit, skip, total, ...parameters } = Object.fromEntries(new URL(String(url)).searchParams);
    const range = { limit: Number(limit), skip: Number(skip), ...(total && { total: Number(total) }) };
    return answer(range, signal, { parameters, onOpening });
  },
});

/** What tests state of a list: how the host answers, in place of the request. */
export type ListPlan = Partial<Omit<RowPlan, 'ask'>> & { readonly ask?: Answering };

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
export function sourceOf(list: readonly object[], { ask: answer, ...plan }: ListPlan = {}) {
  const host = { list: [...list] };
  const asked: Range[] = [];
  const ask = async (range: Range): Promise<TableBatch> => {
    asked.push(range);
    const { skip, limit } = range;
    return { columns: stated, data: host.list.slice(skip, skip + limit), total: host.list.length };
  };
  const source = new RowSource({ limit: 10, ...plan, ...answeredBy(limited(answer ?? ask)) });
  return { source, host, asked };
}

/** The texts of the first column, as they are shown. */
export const names = (source: RowSource): string[] => {
  const { store, rows } = source.snapshot();
  return [...rows].map(row => store.columns[0]?.textAt(row) ?? '');
};
