import { spawnSync } from 'node:child_process';

const memoryLimit = '--max-old-space-size=1000';

/** Whether this process is the one that `runLimited` has started. */
export const isLimited = (): boolean => process.execArgv.includes(memoryLimit);

/**
 * Runs a script in a process of its own, which also ends if a hostile page keeps it busy or fills its memory. Returns its
 * exit code; 2 if it did not come to its end.
 */
export function runLimited(script: string, args: readonly string[], seconds: number): number {
  const { status, error, stderr } = spawnSync(process.execPath, [memoryLimit, script, ...args], {
    stdio: ['inherit', 'inherit', 'pipe'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  if (status !== null) {
    process.stderr.write(stderr);
    return status;
  }
  const isLate = (error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT';
  process.stderr.write(
    isLate
      ? `psp: stopped after ${seconds} seconds; the rest was not checked.\n`
      : 'psp: stopped, since the check needs more than 1 GB of memory.\n',
  );
  return 2;
}
