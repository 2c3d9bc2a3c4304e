import type { tableBatch } from '../../../src/api/tables.ts';
import type { SentFor } from './host.ts';

/** A list of a host: its columns, and its rows by their number. */
export interface HostTable {
  readonly columns: readonly { readonly data: string; readonly title: string; readonly type?: string }[];
  row(number: number): Readonly<Record<string, unknown>>;
}

const usualLimit = 2500;
const highestLimit = 10_000;

/** Which rows a request asks for, as hosts read it. */
export function batchIn(request: Request): { readonly limit: number; readonly skip: number } {
  const { searchParams } = new URL(request.url);
  const limit = wholeNumber(searchParams.get('limit')) || usualLimit;
  return { limit: Math.min(limit, highestLimit), skip: wholeNumber(searchParams.get('skip')) };
}

const wholeNumber = (text: string | null): number => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0);

/** The batch that a request asks for, of the rows with these numbers. */
export function batchOf(table: HostTable, numbers: readonly number[], request: Request) {
  const { limit, skip } = batchIn(request);
  const data = numbers.slice(skip, skip + limit).map(table.row);
  const { columns } = table;
  return { columns: [...columns], data, total: numbers.length, skip } satisfies SentFor<typeof tableBatch>;
}

/** The same as the whole answer. */
export const batchFrom = (table: HostTable, numbers: readonly number[], request: Request): Response =>
  Response.json(batchOf(table, numbers, request));

/** 1 to `count`. */
export const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
