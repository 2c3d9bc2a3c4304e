import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A display without a screen, for a browser that has no headless mode. */
export interface Display {
  /** For the environment variable DISPLAY. */
  readonly name: string;
  close(): Promise<void>;
}

/** Starts Xvfb on a free display. */
export async function startDisplay(path: string): Promise<Display> {
  const server = spawn(path, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(server, 'spawn');
  // It prints the number of the display once it listens.
  const [number] = await once(server.stdout, 'data');
  return {
    name: `:${String(number).trim()}`,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
