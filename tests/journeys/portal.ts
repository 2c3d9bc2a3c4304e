import { expect, type Page } from '@playwright/test';
import { type Role, roles } from '../host/session.ts';
import { bringLate } from '../support/late.ts';
import { test as base, type Portal, resetPortal } from './host.ts';
import { watch } from './settled.ts';

/** A journey; it fails on a violation of the page's security policy and on unexpected errors. */
export const test = base.extend<{ portal: Portal; errors: string[] }>({
  baseURL: async ({ host }, use) => use(host.url),
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', error => errors.push(error.message));
      if (process.env.LATE) await page.addInitScript(bringLate);
      await watch(page);
      await use(errors);
      const violations = await page.request.get('/test/violations');
      expect(await violations.json()).toEqual([]);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  // A returning visitor, who has closed the cookie banner; tests of the banner clear the cookies first.
  context: async ({ context, host }, use) => {
    await context.addCookies([{ name: 'cookieConsent', value: 'dismissed', url: host.url }]);
    await use(context);
  },
  portal: [async ({ page }, use) => use(await resetPortal(page)), { auto: true }],
});

export { expect };

/** Switches to another role and waits until the portal says so: leaving earlier would cancel the switch. */
export async function become(page: Page, role: Role): Promise<void> {
  await page.goto('/');
  await page.getByTitle('Signed in as').selectOption(role);
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect(page.locator('psp-flash-message').getByRole('status')).toHaveText(
    `You are now ${roles[role]}.`,
  );
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  /** Whether somebody has just pressed something, which may move the page. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/**
 * The layout shifts of the page: how much, when, and what moved from where to where. Excludes upward moves when
 * reserved space ends [ROOM-03], and moves along the old page's menu bar, of which a browser may first paint a part.
 */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        const shifts: string[] = [];
        new PerformanceObserver(list => {
          for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            const isAlongMenu = sources.every(
              ({ node, previousRect: before, currentRect: now }) =>
                node?.parentElement?.closest('.navbar') && now.y === before.y,
            );
            const isMovedUp = sources.every(
              // Content that has scrolled into view from below has no previous position.
              ({ previousRect: before, currentRect: now }) =>
                !before.height || (now.x === before.x && now.y <= before.y),
            );
            if (!value || hadRecentInput || isMovedUp || isAlongMenu) continue;
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} '${node?.textContent?.trim().slice(0, 40)}' ${place(previousRect)} → ${place(currentRect)}`,
            );
            shifts.push(`${value.toFixed(4)} at ${startTime} ms: ${moved.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
