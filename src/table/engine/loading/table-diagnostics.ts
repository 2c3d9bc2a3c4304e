import type { Rules } from '../../../diagnostics/rules.ts';
import { areSuspicious } from '../../../diagnostics/suspicious-rows.ts';
import { reportMistakes, warn } from '../../../diagnostics/warn.ts';
import { cellTypeNames, isCellType, isUnread } from '../cell-types.ts';
import type { ColumnsError, TableColumn } from '../columns.ts';
import type { RowStore } from '../store/row-store.ts';
import type { EarlyEnd } from './batches.ts';
import { screenColumns } from './loaded-rows.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';

type RowCounts = Pick<RowStore, 'rowsWithoutId' | 'duplicateRows' | 'invalidRows' | 'size'>;

/** Warns of columns that keep a list from being shown. [NET-13] [NET-14] */
export const warnOfColumns = (plan: RowPlan, { message }: ColumnsError): void =>
  warn(plan.host, placed(plan, message));

/** Checks rows that have arrived. [NET-13] */
export function checkRows(plan: RowPlan, rows: RowCounts, early?: EarlyEnd): void {
  // Stryker disable next-line ConditionalExpression: it only saves the download of texts.
  if (rows.rowsWithoutId || rows.duplicateRows || rows.invalidRows || early)
    report(plan, ({ rowProblems }) => rowProblems(rows, early));
}

/** Checks columns and cells of the first batch; `shown` are those of the table. [NET-21] */
export function checkColumns(
  plan: RowPlan,
  { data, columns: answered }: TableBatch,
  shown: readonly Pick<TableColumn, 'stated'>[],
): void {
  const { columnsAttribute, fields } = plan;
  const own = screenColumns(plan);
  if (!data.length) return;
  const columns = shown.map(({ stated }) => stated);
  // Stryker disable next-line ArrayDeclaration: a text has no "data".
  const answeredKeys = (answered ?? []).map(column => column.data);
  const statedKeys = own.length ? own.map(({ key }) => key).filter(() => columnsAttribute) : answeredKeys;
  const arrived = { rows: data, columns, statedKeys, fields };
  const unread = columns.filter(({ key }) => isUnread(Object(data[0])[key]));
  const untyped = columns
    .map(({ key, type, statedType }) => ({ key, type: statedType ?? type }))
    .filter(({ type }) => type && !isCellType(type));
  if (areSuspicious(arrived)) report(plan, ({ rowMistakes }) => rowMistakes(arrived));
  // Stryker disable next-line ConditionalExpression: it only saves the download of texts.
  if (unread.length || untyped.length)
    report(plan, ({ unknownTypes, cellsWithoutDisplay }) => [
      ...cellsWithoutDisplay(unread),
      ...unknownTypes(untyped, cellTypeNames),
    ]);
}

function report(plan: RowPlan, find: (rules: Rules) => readonly string[]): void {
  reportMistakes(plan.host, rules => find(rules).map(problem => placed(plan, problem)));
}

const placed = ({ where }: RowPlan, problem: string): string => (where ? `${where}: ${problem}` : problem);
