import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interpreterPath } from '../support/interpreters.ts';
import { isPostgresInstalled, type Postgres, startPostgres } from './postgres.ts';

const programs = {
  Django: ['python3', 'tests/hosts/large_list.py'],
  Rails: ['ruby', 'tests/hosts/large_list.rb'],
} as const;

const title = isPostgresInstalled()
  ? 'a list of 2,000,000 rows in PostgreSQL'
  : 'a list of 2,000,000 rows: skipped, since PostgreSQL is not installed';

describe.skipIf(!isPostgresInstalled())(title, () => {
  let postgres: Postgres;

  beforeAll(() => {
    postgres = startPostgres();
    postgres.query(readFileSync('tests/hosts/large-list.sql', 'utf8'));
  }, 300_000);
  afterAll(() => postgres.stop());

  /** The answer to a query, which is asked ten times: only a count is asked for once. */
  function answer(framework: keyof typeof programs, query: Record<string, string>) {
    const [name, script] = programs[framework];
    const queries = Array.from({ length: 10 }, () => String(new URLSearchParams({ limit: '10', ...query })));
    postgres.query('SELECT pg_stat_statements_reset()');
    const output = execFileSync(interpreterPath(name), [script, postgres.folder, ...queries]);
    const { data, total }: { data: { id: number }[]; total: number } = JSON.parse(String(output))[0];
    return { ids: data.map(({ id }) => id), total };
  }

  /** How many of its pages of 8 kB the database read for those of a list; counts are statements of their own, and kept. */
  const pagesRead = () =>
    Number(
      postgres.query(
        `SELECT SUM(shared_blks_hit + shared_blks_read + temp_blks_written) / 10
        FROM pg_stat_statements WHERE calls = 10 AND query LIKE '%payments%'`,
      ),
    );

  const idsOf = (condition: string, order: string, skip: number) =>
    postgres
      .query(
        `SELECT id FROM payments WHERE site = 12 AND ${condition} ORDER BY ${order} LIMIT 10 OFFSET ${skip}`,
      )
      .trim()
      .split('\n')
      .map(Number);

  describe.each(['Django', 'Rails'] as const)('%s', framework => {
    it.each([
      ['newest first', {}, 'true', 'id DESC', 2_000_000],
      ['in another order', { sort: 'total', order: 'asc' }, 'true', 'total, id', 2_000_000],
      ['filtered', { 'filter[status]': 'paid' }, "status = 'paid'", 'id DESC', 666_667],
      ['searched', { search: 'patient 777' }, "search_text LIKE '%777%'", 'id DESC', 3_800],
    ])('[TBL-24] reads a page of the middle from an index alone: %s', (_, query, condition, order, rows) => {
      const skip = Math.floor(rows / 2);
      const { ids, total } = answer(framework, { ...query, skip: String(skip) });
      // These read 1,342 to 4,944; the table has 20,384.
      expect(pagesRead()).toBeLessThan(7000);
      expect(ids).toEqual(idsOf(condition, order, skip));
      expect(total).toBe(rows);
    });
  });
});
