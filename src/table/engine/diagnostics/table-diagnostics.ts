import { logMissingChunk } from '../../../domain/platform/log-missing-chunk.ts';
import { isCellType, isUnread } from '../cell.ts';
import type { Column } from '../columns.ts';
import type { EarlyEnd } from '../loading/batches.ts';
import type { RowPlan } from '../loading/row-plan.ts';
import type { RowStore } from '../store/row-store.ts';

/** What is wrong with a host's rows or a page's columns: told on the console once, however often rows are loaded. [NET-14] */
export class TableDiagnostics {
  readonly #plan: RowPlan;
  readonly #told = new Set<string>();

  constructor(plan: RowPlan) {
    this.#plan = plan;
  }

  log(mistakes: readonly string[]): void {
    for (const mistake of mistakes) {
      if (!this.#told.has(mistake)) console.error(`${this.#plan.where ?? 'psp'}: ${mistake}`);
      this.#told.add(mistake);
    }
  }

  /** What a host has done wrong with its rows, once all have come or no more do. [NET-13] */
  async checkLoadedRows(store: RowStore, early: EarlyEnd | undefined): Promise<void> {
    if (!(store.rowsWithoutId || store.duplicateRows || store.invalidRows || early)) return;
    await this.#say(({ rowProblems }) => rowProblems(store, early));
  }

  /** Columns that no row has, that nobody can read, of a type that there is not. */
  async checkColumns(rows: readonly unknown[], columns: readonly Column[]): Promise<void> {
    const { columns: stated = [] } = this.#plan;
    const first = Object(rows[0]);
    const missed = stated.filter(({ key }) => !rows.some(row => Object.hasOwn(Object(row), key)));
    const unread = columns.filter(({ key }) => isUnread(first[key]));
    const untyped = stated.filter(({ type }) => type && !isCellType(type));
    if (!rows.length || !(missed.length || unread.length || untyped.length)) return;
    await this.#say(({ misspelledKeys, unknownTypes, cellsWithoutDisplay }) => [
      ...misspelledKeys(missed, first),
      ...cellsWithoutDisplay(unread),
      ...unknownTypes(untyped),
    ]);
  }

  /** Few pages make mistakes: what to say of one is worth its code only then. [EMB-10] */
  async #say(mistakesIn: (texts: typeof import('./problem-texts.ts')) => readonly string[]): Promise<void> {
    await import('./problem-texts.ts').then(texts => this.log(mistakesIn(texts)), logMissingChunk);
  }
}
