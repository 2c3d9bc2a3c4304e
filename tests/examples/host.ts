import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interpreterPath } from '../support/interpreters.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

export type ExampleName = 'php' | 'python';

/** As the README of each example says. */
const commands: Record<ExampleName, (port: number) => readonly string[]> = {
  php: port => [interpreterPath('php'), '-S', `127.0.0.1:${port}`, 'hosts/php/example/index.php'],
  python: port => [
    interpreterPath('python3'),
    'hosts/python/example/portal.py',
    'runserver',
    '--noreload',
    String(port),
  ],
};

/** Starts an example host with its own data; it handles several requests at once, like a real server. */
export async function startExample(name: ExampleName): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  const server = await startServer({
    command: commands[name],
    environment: { EXAMPLE_DATA: join(folder, 'portal.sqlite'), PHP_CLI_SERVER_WORKERS: '4' },
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...server, stop };
}
