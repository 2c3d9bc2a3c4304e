import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs a command of the project or of the machine with its output shown; gives its exit code. What ends us ends it. */
export const run = (
  [name = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((ended, failed) => {
    const child = spawn(name, args, { stdio: 'inherit', env: { ...withOwnTools(), ...environment } });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    child.on('error', failed);
    child.on('exit', code => {
      for (const signal of signals) process.off(signal, pass);
      ended(code ?? 1);
    });
  });

// The project's own Node and tools go before those of the machine, as under `npm run`.
const withOwnTools = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(import.meta.dirname, '../node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
});
