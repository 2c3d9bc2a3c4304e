import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  stop(): Promise<void>;
}

interface Start {
  readonly command: (port: number) => readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** How long it may take until it answers, in milliseconds. */
  readonly patience?: number;
}

/** Starts a server on a free port and waits until it answers, with whatever status. */
export async function startServer({
  command,
  environment,
  patience = 20_000,
}: Start): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program = '', ...args] = command(port);
  // In a process group of its own, since many servers start further processes.
  const server = spawn(program, args, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    await ended;
  };
  if (await answers(url, patience)) return { url, stop };
  await stop();
  throw new Error(`${[program, ...args].join(' ')} does not answer.`);
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

async function answers(url: string, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await fetch(url).catch(() => undefined)) return true;
    await wait(50);
  }
  return false;
}
