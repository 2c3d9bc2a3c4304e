import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** What a command has said, as it was said, and its exit code. */
export interface Heard {
  readonly code: number;
  readonly said: string;
}

/** Runs a command of the project or of the machine with its output shown; gives its exit code. What ends us ends it. */
export const run = (command: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> =>
  ended(begun(command, environment, 'inherit'));

/** The same with its output kept, for one that others run beside. */
export async function hear(command: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Heard> {
  const child = begun(command, environment, 'pipe');
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', piece => said.push(piece));
  const code = await ended(child);
  return { code, said: Buffer.concat(said).toString() };
}

const begun = (
  [name = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe',
): ChildProcess =>
  spawn(name, args, {
    stdio: ['inherit', output, output],
    env: { ...withOwnTools(), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment },
  });

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    child.on('error', reject);
    child.on('close', code => {
      for (const signal of signals) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });

// The project's own Node and tools go before those of the machine, as under `npm run`.
const withOwnTools = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(import.meta.dirname, '../node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
});
