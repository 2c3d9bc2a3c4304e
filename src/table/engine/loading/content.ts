import { english } from '../../../domain/language/language.ts';
import { type Column, ColumnsError, columnsIn } from '../columns.ts';
import { RowStore } from '../store/row-store.ts';
import { type TableColumn, tableColumns } from '../table-column.ts';
import { type RowPlan, screenColumns, type TableBatch } from './row-plan.ts';

/** The rows of one loading with their columns. */
export interface TableContent {
  readonly columns: readonly TableColumn[];
  /** The columns that the answer states; undefined if the screen states them. */
  readonly stated: readonly Column[] | undefined;
  /** What the list adds to the columns, in any language. */
  readonly adapt: AdaptColumns | undefined;
  readonly store: RowStore;
  readonly edition: string | undefined;
}

type AdaptColumns = (columns: readonly Column[]) => readonly Column[];

/** Empty content with the columns of the screen, or those that the answer states. */
export function contentOf(plan: RowPlan, stated?: readonly Column[], adapt?: AdaptColumns): TableContent {
  const { fields, edition, language } = plan;
  const columns = columnsOf(plan, { stated, adapt });
  const store = new RowStore(columns, fields);
  if (language) store.translate(language());
  return { columns: tableColumns(columns, store), stated, adapt, store, edition: edition?.() };
}

/** The same content in the language that the plan has now. [EMB-15] */
export function translated(content: TableContent, plan: RowPlan): TableContent {
  content.store.translate(plan.language?.() ?? english);
  return { ...content, columns: tableColumns(columnsOf(plan, content), content.store) };
}

function columnsOf(
  plan: RowPlan,
  { stated, adapt }: Pick<TableContent, 'stated' | 'adapt'>,
): readonly Column[] {
  const mapped = stated && plan.mapColumns?.(stated, plan.language?.() ?? english);
  const columns = mapped ?? stated ?? screenColumns(plan);
  return adapt?.(columns) ?? columns;
}

/** Empty content with the columns of an answer. Throws a `ColumnsError` when the answer has rows but no columns. [NET-13] */
export function contentFor({ columns, data }: TableBatch, plan: RowPlan): TableContent {
  const content = contentOf(plan, columnsIn(columns ?? []));
  if (!content.columns.length && data.length) throw new ColumnsError(noColumns(plan));
  return content;
}

/** Throws a `ColumnsError` when none of the entries of an answer is a row, such as lists of cells. [NET-13] */
export function expectRows({ size }: RowStore, { data }: TableBatch): void {
  if (!size && data.length) throw new ColumnsError(noRows);
}

const noRows =
  'The entries of "data" in the answer are not rows. Send each row as an object, with its cells under the "data" of their columns.';
const noColumns = ({ columnsAttribute: attribute }: RowPlan): string =>
  `The answer has rows and no columns. The host has to send them${attribute ? `, or the page to name them in ${attribute}` : ' as [{data, title}]'}.`;
