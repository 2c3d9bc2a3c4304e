import { test as base, expect, type Page } from '@playwright/test';
import type { FaultOrder } from '../host/faults.ts';

/** The portal as a journey sees it, in the session of its browser. */
export interface Portal {
  /** Makes a call of this session go wrong. */
  fault(order: FaultOrder): Promise<void>;
  /** How often each `METHOD /path` was asked for. */
  requests(): Promise<Record<string, number>>;
  /** Seeds the database anew. */
  reset(): Promise<void>;
}

/** A journey; none may violate the page's security policy or leave an error that nobody expected. */
export const test = base.extend<{ portal: Portal; errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', error => errors.push(error.message));
      await use(errors);
      const violations = await page.request.get('/test/violations');
      expect(await violations.json()).toEqual([]);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  portal: async ({ page }, use) => {
    await use({
      fault: async data => expect((await page.request.post('/test/faults', { data })).ok()).toBe(true),
      requests: async () => (await page.request.get('/test/requests')).json(),
      reset: async () => expect((await page.request.post('/test/reset')).ok()).toBe(true),
    });
  },
});

export { expect };

/** The names of the files of the library that the page has downloaded, without their hashes. */
export const downloaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/psp\/([\w-]+)(?:\.\w+)?\.js/.exec(name)?.[1])
      .filter(name => name !== undefined)
      .sort(),
  );

/** How far things on the page have jumped by themselves; 0 is not at all. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let total = 0;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
