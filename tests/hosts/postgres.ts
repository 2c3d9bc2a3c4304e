import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const programs = () => globSync('/usr/lib/postgresql/*/bin');

export const isPostgresInstalled = (): boolean => programs().length > 0;

export interface Postgres {
  /** Of its socket: what clients call its host. */
  readonly folder: string;
  /** Runs SQL and answers its rows, with columns separated by `|`. */
  query(sql: string): string;
  stop(): void;
}

/** Starts Debian's PostgreSQL on a socket in a temporary folder, with a database and a user named postgres. */
export function startPostgres(): Postgres {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // For the user postgres, who runs the server if this runs as root, as whom it refuses to run.
  chmodSync(folder, 0o777);
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const run = (name: string, args: readonly string[], input = '') => {
    const [command = '', ...rest] = [...asUser, join(programs()[0] ?? '', name), ...args];
    return execFileSync(command, rest, { encoding: 'utf8', input, cwd: folder });
  };
  const data = join(folder, 'data');
  const settings = `-c listen_addresses= -k ${folder} -c fsync=off -c shared_preload_libraries=pg_stat_statements`;
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  return {
    folder,
    query: sql => run('psql', ['-h', folder, '-U', 'postgres', '-qAt', '-v', 'ON_ERROR_STOP=1'], sql),
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true });
    },
  };
}
