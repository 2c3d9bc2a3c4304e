import { vi } from 'vitest';
import { type FaultyServer, startFaultyServer } from '../../support/faulty-server.ts';
import { pageAt } from '../../support/page-at.ts';

/** A page of a faulty server: allows all console messages, and retries without delay. Close it after the test. */
export async function faultyPage(path = '/dashboard/'): Promise<FaultyServer> {
  const server = await startFaultyServer();
  pageAt(server.origin + path);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return {
    ...server,
    close: () => {
      vi.restoreAllMocks();
      return server.close();
    },
  };
}
