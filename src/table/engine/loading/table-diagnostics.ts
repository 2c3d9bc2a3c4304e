import type { Rules } from '../../../diagnostics/rules.ts';
import { areSuspicious } from '../../../diagnostics/suspicious-rows.ts';
import { reportMistakes, warn } from '../../../diagnostics/warn.ts';
import { cellTypeNames, isCellType, isUnread } from '../cell-types.ts';
import { ColumnsError, type TableColumn } from '../columns.ts';
import type { RowStore } from '../store/row-store.ts';
import type { EarlyEnd } from './batches.ts';
import { screenColumns } from './loaded-rows.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';

type RowCounts = Pick<RowStore, 'rowsWithoutId' | 'duplicateRows' | 'invalidRows' | 'size'>;

/** Warns of what is wrong with a host's rows or a page's columns. [NET-14] */
export class TableDiagnostics {
  readonly #plan: RowPlan;

  constructor(plan: RowPlan) {
    this.#plan = plan;
  }

  warn(problem: string): void {
    warn(this.#plan.host, this.#placed(problem));
  }

  /** Checks the rows after loading has ended, or why it failed. [NET-13] */
  checkEnd(error: unknown, rows: RowCounts, early: EarlyEnd | undefined): void {
    if (error instanceof ColumnsError) this.warn(error.message);
    else this.checkLoadedRows(rows, early);
  }

  /** Checks rows that have arrived. [NET-13] */
  checkLoadedRows(rows: RowCounts, early: EarlyEnd | undefined): void {
    // Stryker disable next-line ConditionalExpression: it only saves the download of texts.
    if (rows.rowsWithoutId || rows.duplicateRows || rows.invalidRows || early)
      this.#report(({ rowProblems }) => rowProblems(rows, early));
  }

  /** Checks columns and cells of the first batch; `shown` are those of the table. [NET-21] */
  checkColumns({ data, columns: answered }: TableBatch, shown: readonly Pick<TableColumn, 'stated'>[]): void {
    const { columnsAttribute, fields } = this.#plan;
    const own = screenColumns(this.#plan);
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
    if (areSuspicious(arrived)) this.#report(({ rowMistakes }) => rowMistakes(arrived));
    // Stryker disable next-line ConditionalExpression: it only saves the download of texts.
    if (unread.length || untyped.length)
      this.#report(({ unknownTypes, cellsWithoutDisplay }) => [
        ...cellsWithoutDisplay(unread),
        ...unknownTypes(untyped, cellTypeNames),
      ]);
  }

  #report(find: (rules: Rules) => readonly string[]): void {
    reportMistakes(this.#plan.host, rules => find(rules).map(problem => this.#placed(problem)));
  }

  readonly #placed = (problem: string) => (this.#plan.where ? `${this.#plan.where}: ${problem}` : problem);
}
