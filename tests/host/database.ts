import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { seed } from './seed/seed.ts';

export type Row = Record<string, SQLOutputValue>;

/** The portal's records in a SQLite file; statements are prepared once. */
export class Database {
  readonly #file: string;
  readonly #isLarge: boolean;
  #connection: DatabaseSync;
  #writes = 0;
  #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  /** `isLarge`: seeded with a list of millions of rows. */
  constructor(file: string, isLarge = false) {
    this.#file = file;
    this.#isLarge = isLarge;
    if (!existsSync(file)) createSeeded(file, isLarge);
    this.#connection = new DatabaseSync(file);
  }

  /** Increases with every statement that may have changed records. */
  get writes(): number {
    return this.#writes;
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
    this.#writes += 1;
    return Number(this.#statement(sql).run(...values).changes);
  }

  /** Runs `change` in a transaction. */
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

  /** Restores the seeded records. */
  reset(): void {
    this.close();
    this.#writes += 1;
    createSeeded(this.#file, this.#isLarge);
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

/** Seeds once per machine; each portal gets a copy. */
function createSeeded(file: string, isLarge: boolean): void {
  const pristine = seedFile(isLarge);
  if (!existsSync(pristine)) writeSeed(pristine, isLarge);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(pristine, file);
}

/** The file name contains a hash of the seed, so that a changed seed creates a new file. */
function seedFile(isLarge: boolean): string {
  const folder = new URL('seed/', import.meta.url);
  const sources = [
    new URL('schema.sql', import.meta.url),
    ...readdirSync(folder).map(name => new URL(name, folder)),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  return join('.data', `seed-${isLarge ? 'large-' : ''}${hash.digest('hex').slice(0, 12)}.sqlite`);
}

function writeSeed(pristine: string, isLarge: boolean): void {
  mkdirSync(dirname(pristine), { recursive: true });
  const unfinished = `${pristine}.${process.pid}`;
  const connection = new DatabaseSync(unfinished);
  connection.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
  connection.exec(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
  seed(connection, isLarge);
  connection.close();
  renameSync(unfinished, pristine);
}

/** Deletes the records. */
export function removeDatabase(file: string): void {
  rmSync(file, { force: true });
}
