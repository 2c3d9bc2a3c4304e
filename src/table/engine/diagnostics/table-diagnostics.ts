import { areSuspicious } from '../../../domain/mistakes/rows/suspicious-rows.ts';
import { logMissingChunk } from '../../../platform/log-missing-chunk.ts';
import { reportMistakes } from '../../../platform/report-mistakes.ts';
import { isUnread } from '../cell.ts';
import { isCellType } from '../cell-types.ts';
import type { Column } from '../columns.ts';
import type { EarlyEnd } from '../loading/batches.ts';
import { type RowPlan, screenColumns, type TableBatch } from '../loading/row-plan.ts';
import type * as problemTexts from './problem-texts.ts';
import type { RowCounts } from './row-counts.ts';

/** Logs what is wrong with a host's rows or a page's columns, each problem once, however often rows are loaded. [NET-14] */
export class TableDiagnostics {
  readonly #plan: RowPlan;
  readonly #logged = new Set<string>();

  constructor(plan: RowPlan) {
    this.#plan = plan;
  }

  log(mistakes: readonly string[]): void {
    for (const mistake of mistakes) {
      if (!this.#logged.has(mistake)) console.error(`${this.#plan.where ?? 'psp'}: ${mistake}`);
      this.#logged.add(mistake);
    }
  }

  /** Logs problems with the rows after loading has ended. [NET-13] */
  async checkLoadedRows(rows: RowCounts, early: EarlyEnd | undefined): Promise<void> {
    // Stryker disable next-line ConditionalExpression: it only saves the download of texts.
    if (!(rows.rowsWithoutId || rows.duplicateRows || rows.invalidRows || early)) return;
    await this.#logFrom(({ rowProblems }) => rowProblems(rows, early));
  }

  /** Logs mistaken columns and cells of the first batch; `columns` are the ones that are shown. [NET-21] */
  async checkColumns({ data, columns: answered }: TableBatch, columns: readonly Column[]): Promise<void> {
    const { where = 'psp', columnsAttribute, fields } = this.#plan;
    const own = screenColumns(this.#plan);
    if (!data.length) return;
    // Stryker disable next-line ArrayDeclaration: a text has no "data".
    const answeredKeys = (answered ?? []).map(column => column.data);
    const statedKeys = own.length ? own.map(({ key }) => key).filter(() => columnsAttribute) : answeredKeys;
    const arrived = { rows: data, columns, statedKeys, fields };
    if (areSuspicious(arrived)) reportMistakes(where, ({ rowMistakes }) => rowMistakes(arrived));
    const unread = columns.filter(({ key }) => isUnread(Object(data[0])[key]));
    const untyped = own.filter(({ type }) => type && !isCellType(type));
    // Stryker disable next-line ConditionalExpression: it only saves the download of texts.
    if (!(unread.length || untyped.length)) return;
    await this.#logFrom(({ unknownTypes, cellsWithoutDisplay }) => [
      ...cellsWithoutDisplay(unread),
      ...unknownTypes(untyped),
    ]);
  }

  /** Loads the texts of the messages only when there is one to log: few pages make mistakes. [EMB-10] */
  async #logFrom(mistakesIn: (texts: typeof problemTexts) => readonly string[]): Promise<void> {
    await import('./problem-texts.ts').then(texts => this.log(mistakesIn(texts)), logMissingChunk);
  }
}
