import { type AnswerProblem, wholeAnswerProblem } from './answer-problem.ts';
import { countIn, isRecord } from './rows.ts';

/** An answer to a request for rows of a list. */
export interface ListAnswer {
  readonly status: number;
  readonly json: unknown;
  /** Undefined if the answer has none. */
  readonly rows: readonly unknown[] | undefined;
  /** Undefined if the answer states none that elements can read. */
  readonly total: number | undefined;
}

/** Requests rows of a list with these parameters in addition to those of the first request. */
export type AskList = (parameters: Readonly<Record<string, string | number>>) => Promise<ListAnswer>;

export function listAnswer(status: number, json: unknown): ListAnswer {
  const { data, total } = Object(json) as { readonly data?: unknown; readonly total?: unknown };
  return {
    status,
    json,
    rows: status === 200 && Array.isArray(data) ? data : undefined,
    total: countIn(total),
  };
}

/** An answer without rows, where there have to be some or an empty list. `what` was asked for. */
export const refusal = (what: string, { status }: ListAnswer, fix: string): AnswerProblem =>
  wholeAnswerProblem(
    'call-failed',
    status === 200 ? `${what} is answered without "data".` : `${what} is answered with status ${status}.`,
    fix,
  );

export type Row = Readonly<Record<string, unknown>>;

/** The rows of an answer that are objects. */
export const recordsIn = ({ rows = [] }: ListAnswer): Row[] => rows.filter(isRecord);

/** The visible text of a cell. */
export const shownIn = (cell: unknown): string => String((isRecord(cell) ? cell.display : cell) ?? '');

/**
 * Checks the total of a search or a filter, by the row at its end. Totals of a page or of the whole list do not fit.
 */
export async function lastRowProblem(
  ask: AskList,
  parameters: Readonly<Record<string, string>>,
  total: number | undefined,
  what: string,
): Promise<AnswerProblem | undefined> {
  if (!total) return undefined;
  const { rows } = await ask({ ...parameters, skip: total - 1 });
  // A row may have left the list meanwhile.
  return rows && !rows.length && (await ask(parameters)).total === total
    ? wholeAnswerProblem(
        'wrong-total',
        `The total of ${what} is ${total}, and there is no row ${total}.`,
        'Let `total` count the rows that match the search and the filters.',
      )
    : undefined;
}
