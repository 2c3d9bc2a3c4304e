import { type Column, ColumnsError, columnsIn } from '../columns.ts';
import { LazyQueryEngine } from '../query/lazy-query-engine.ts';
import { RowStore } from '../store/row-store.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';

/** The rows of one loading with their columns and their query engine. */
export interface TableContent {
  readonly columns: readonly Column[];
  readonly store: RowStore;
  readonly queryEngine: LazyQueryEngine;
  readonly edition: string | undefined;
}

/** Empty content with these columns. */
export function contentOf(columns: readonly Column[], { fields, edition }: RowPlan): TableContent {
  const store = new RowStore(columns, fields);
  const searched = columns.map((_, index) => index);
  return { columns, store, queryEngine: new LazyQueryEngine(store, searched), edition: edition?.() };
}

/** Empty content with the columns of an answer. Throws a `ColumnsError` when the answer has rows but no columns. [NET-13] */
export function contentFor({ columns, data }: TableBatch, plan: RowPlan): TableContent {
  const stated = columnsIn(columns ?? []);
  const used = plan.mapColumns?.(stated) ?? stated;
  if (!used.length && data.length) throw new ColumnsError(noColumns(plan));
  return contentOf(used, plan);
}

/** Throws a `ColumnsError` when none of the entries of an answer is a row, such as lists of cells. [NET-13] */
export function expectRows({ size }: RowStore, { data }: TableBatch): void {
  if (!size && data.length) throw new ColumnsError(noRows);
}

const noRows =
  'What the answer has in "data" are no rows. The host has to send each as an object, its cells by the "data" of their columns.';
const noColumns = ({ columnsAttribute: attribute }: RowPlan): string =>
  `The answer has rows and no columns. The host has to send them${attribute ? `, or the page to name them in ${attribute}` : ' as [{data, title}]'}.`;
