import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** What stops a run: Ctrl+C, or a supervisor. */
export const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs a command and shows its output; returns its exit code. Ctrl+C is passed on to it. */
export const run = (command: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> =>
  exitCode(start(command, environment, 'inherit'));

/** Runs a command and captures all that it writes to stdout and stderr, for commands that run side by side. */
export async function runCaptured(command: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = start(command, environment, 'pipe');
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => chunks.push(chunk));
  const code = await exitCode(child);
  return { code, output: Buffer.concat(chunks).toString() };
}

const start = (
  [name = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe',
): ChildProcess =>
  spawn(name, args, {
    stdio: ['inherit', output, output],
    env: { ...withLocalTools(), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment },
  });

const exitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    child.on('error', reject);
    child.on('close', code => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });

// node_modules/.bin comes first on the PATH, as under `npm run`: it holds the project's own Node and tools.
const withLocalTools = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(import.meta.dirname, '../node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
});
