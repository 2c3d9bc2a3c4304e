import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { FaultOrder } from '../host/faults.ts';
import { createPortal, type Portal } from '../host/server.ts';

/** What a journey may order of its portal and ask about it; all but the records belongs to the journey's own session. */
export interface PortalControls {
  /** Makes the next matching request go wrong. */
  orderFault(order: FaultOrder): Promise<void>;
  clearFaults(): Promise<void>;
  /** `GET /path` → how often the journey's browser has asked. */
  requests(): Promise<Record<string, number>>;
  /** Violations of the page's security policy so far. */
  violations(): Promise<unknown[]>;
}

/** A test with a freshly seeded portal, which fails when anything has violated the security policy. */
export const test = base.extend<{ portal: PortalControls }, { host: Portal }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
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
  baseURL: async ({ host }, use) => use(host.url),
  portal: [
    async ({ context }, use) => {
      const post = async (path: string, data?: object) => {
        expect((await context.request.post(path, { data })).status()).toBe(200);
      };
      const get = async (path: string) => (await context.request.get(path)).json();
      await post('/test/reset');
      await use({
        orderFault: order => post('/test/faults', order),
        clearFaults: () => post('/test/faults/clear'),
        requests: () => get('/test/requests'),
        violations: () => get('/test/violations'),
      });
      expect(await get('/test/violations')).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
