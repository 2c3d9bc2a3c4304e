import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { FaultOrder } from '../host/faults.ts';
import { createPortal, type Portal as Host } from '../host/server.ts';

/** The portal as a journey sees it, in the session of its browser. */
export interface Portal {
  /** Injects a fault into a call of this session. */
  fault(order: FaultOrder): Promise<void>;
  /** How often each `METHOD /path` was asked for. */
  requests(): Promise<Record<string, number>>;
  /** Releases the answers that the fault `held` holds back. */
  release(): Promise<void>;
}

/** Resets the portal for a journey, and gives orders to it in the session of this page's browser. */
export async function resetPortal({ request }: Page): Promise<Portal> {
  const order = async (path: string, data?: object) =>
    expect((await request.post(path, { data })).ok()).toBe(true);
  await order('/test/reset');
  return {
    fault: data => order('/test/faults', data),
    requests: async () => (await request.get('/test/requests')).json(),
    release: () => order('/test/release'),
  };
}

/** A test with a portal of its worker's own. */
export const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that it needs here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-'));
      const host = await createPortal({
        dataFile: join(folder, 'portal.sqlite'),
        distFolder: resolve('dist'),
        isForTests: true,
      });
      await use(host);
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
