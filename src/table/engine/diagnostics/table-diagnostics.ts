import { logMissingChunk } from '../../../domain/platform/log-missing-chunk.ts';
import { isCellType, isUnread } from '../cell.ts';
import type { Column } from '../columns.ts';
import type { EarlyEnd } from '../loading/batches.ts';
import type { RowPlan } from '../loading/row-plan.ts';
import type { RowStore } from '../store/row-store.ts';

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
  async checkLoadedRows(store: RowStore, early: EarlyEnd | undefined): Promise<void> {
    if (!(store.rowsWithoutId || store.duplicateRows || store.invalidRows || early)) return;
    await this.#logFrom(({ rowProblems }) => rowProblems(store, early));
  }

  /** Logs columns that no row has, cells that cannot be shown, and unknown column types. */
  async checkColumns(rows: readonly unknown[], columns: readonly Column[]): Promise<void> {
    const { columns: stated = [] } = this.#plan;
    const first = Object(rows[0]);
    const missed = stated.filter(({ key }) => !rows.some(row => Object.hasOwn(Object(row), key)));
    const unread = columns.filter(({ key }) => isUnread(first[key]));
    const untyped = stated.filter(({ type }) => type && !isCellType(type));
    if (!rows.length || !(missed.length || unread.length || untyped.length)) return;
    await this.#logFrom(({ misspelledKeys, unknownTypes, cellsWithoutDisplay }) => [
      ...misspelledKeys(missed, first),
      ...cellsWithoutDisplay(unread),
      ...unknownTypes(untyped),
    ]);
  }

  /** Loads the texts of the messages only when there is one to log: few pages make mistakes. [EMB-10] */
  async #logFrom(
    mistakesIn: (texts: typeof import('./problem-texts.ts')) => readonly string[],
  ): Promise<void> {
    await import('./problem-texts.ts').then(texts => this.log(mistakesIn(texts)), logMissingChunk);
  }
}
