import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { languagePath } from '../support/language.ts';

export type ExampleName = 'php' | 'python';

/** A running example host, with its own data. */
export interface ExampleHost {
  readonly url: string;
  stop(): Promise<void>;
}

/** As its README says, on a free port. */
const commands: Record<ExampleName, (port: number) => readonly [string, ...string[]]> = {
  php: port => [languagePath('PHP'), '-S', `127.0.0.1:${port}`, 'examples/php/index.php'],
  python: port => [
    languagePath('PYTHON'),
    'examples/python/portal.py',
    'runserver',
    '--noreload',
    String(port),
  ],
};

export async function startExample(name: ExampleName): Promise<ExampleHost> {
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  const port = await freePort();
  const [program, ...args] = commands[name](port);
  const server = spawn(program, args, {
    // A group of its own: PHP starts further processes.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, EXAMPLE_DATA: join(folder, 'portal.sqlite'), PHP_CLI_SERVER_WORKERS: '4' },
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/login`);
  return {
    url,
    async stop() {
      if (server.pid) process.kill(-server.pid);
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Waits until a server answers, for 20 seconds at most. */
async function answers(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`${url} does not answer.`);
}
