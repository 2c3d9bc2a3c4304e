import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { interpreterPath } from '../support/interpreters.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { javaCommand } from './java.ts';

/** How the tests start the helper of a language: its tag function on tags.json, and its host on a port. */
export const helpers = {
  php: {
    tags: () => [interpreterPath('php'), 'tests/hosts/tags.php'],
    host: (port: number) => [interpreterPath('php'), '-S', `127.0.0.1:${port}`, 'tests/hosts/host.php'],
    // PHP's server otherwise answers one request at a time.
    environment: { PHP_CLI_SERVER_WORKERS: '4' },
  },
  python: {
    tags: () => [interpreterPath('python3'), 'tests/hosts/tags.py'],
    host: (port: number) => [interpreterPath('python3'), 'tests/hosts/host.py', String(port)],
    environment: {},
  },
  ruby: {
    tags: () => [interpreterPath('ruby'), 'tests/hosts/tags.rb'],
    host: (port: number) => [interpreterPath('ruby'), 'tests/hosts/host.rb', String(port)],
    environment: {},
  },
  java: {
    tags: () => javaCommand('Tags'),
    host: (port: number) => [...javaCommand('Host'), String(port)],
    environment: {},
  },
  node: {
    tags: () => [process.execPath, 'tests/hosts/tags.mjs'],
    host: (port: number) => [process.execPath, 'tests/hosts/host.mjs', String(port)],
    environment: {},
  },
} as const;

export const languages = Object.keys(helpers) as (keyof typeof helpers)[];

/** A host that runs, and its database. */
export interface StartedHost extends ServerProcess {
  readonly database: DatabaseSync;
}

/** Starts the host of a language, with a database of its own. */
export async function startHost(language: keyof typeof helpers): Promise<StartedHost> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const file = join(folder, 'host.sqlite');
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(readFileSync('tests/hosts/schema.sql', 'utf8'));
  const { host: command, environment } = helpers[language];
  const server = await startServer({
    command,
    environment: { ...environment, HOST_DATABASE: file },
    patience: 60_000,
  });
  const stop = async () => {
    await server.stop();
    database.close();
    rmSync(folder, { recursive: true });
  };
  return { ...server, database, stop };
}
