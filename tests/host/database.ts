import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { seed } from './seed/seed.ts';

export type Row = Record<string, SQLOutputValue>;

/** The portal's records in a file; statements are prepared once. */
export class Database {
  readonly #file: string;
  #connection: DatabaseSync;
  #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  constructor(file: string) {
    this.#file = file;
    if (!existsSync(file)) createSeeded(file);
    this.#connection = new DatabaseSync(file);
  }

  /** Rows as their columns say; the caller names the columns' types. */
  all<R extends object = Row>(sql: string, ...values: SQLInputValue[]): R[] {
    return this.#statement(sql).all(...values) as R[];
  }

  first<R extends object = Row>(sql: string, ...values: SQLInputValue[]): R | undefined {
    return this.#statement(sql).get(...values) as R | undefined;
  }

  /** How many rows were changed. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  /** Everything that `change` does, or nothing. */
  transaction<T>(change: () => T): T {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const result = change();
      this.#connection.exec('COMMIT');
      return result;
    } catch (error) {
      this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  /** Back to the seeded records. */
  reset(): void {
    this.close();
    createSeeded(this.#file);
    this.#connection = new DatabaseSync(this.#file);
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }

  #statement(sql: string): ReturnType<DatabaseSync['prepare']> {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Seeds once and keeps a pristine copy beside the file, so that later resets are one copy. */
function createSeeded(file: string): void {
  const pristine = `${file}.seed`;
  if (!existsSync(pristine)) writeSeed(pristine);
  copyFileSync(pristine, file);
}

function writeSeed(pristine: string): void {
  mkdirSync(dirname(pristine), { recursive: true });
  const unfinished = `${pristine}.${process.pid}`;
  const connection = new DatabaseSync(unfinished);
  connection.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
  connection.exec(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
  seed(connection);
  connection.close();
  renameSync(unfinished, pristine);
}

/** Forgets the records and their pristine copy, which an older version may have seeded. */
export function removeDatabase(file: string): void {
  for (const path of [file, `${file}.seed`]) rmSync(path, { force: true });
}
