import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { test as base, type Portal, resetPortal } from '../journeys/host.ts';
import { Listener } from './orca.ts';

const orcaLog = process.env.ORCA_LOG;

/** A journey in a Chromium with a window, heard by Orca. */
export const test = base.extend<{ context: BrowserContext; orca: Listener; portal: Portal }>({
  context: async ({ host }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'orca-profile-'));
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: process.env.CHROMIUM_WITH_WINDOW ?? '/usr/bin/chromium',
      headless: false,
      viewport: null,
      baseURL: host.url,
      // --test-type: without the bar that warns of --no-sandbox, which is read, too.
      args: [
        '--no-sandbox',
        '--test-type',
        '--force-renderer-accessibility',
        '--no-first-run',
        '--disable-gpu',
      ],
    });
    await context.addCookies([{ name: 'cookieConsent', value: 'dismissed', url: host.url }]);
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true });
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  portal: [
    async ({ page }, use) => {
      test.skip(!orcaLog, 'Orca is not installed: see CONTRIBUTING.md');
      await use(await resetPortal(page));
    },
    { auto: true },
  ],
  orca: async ({ portal: _, page }, use) => {
    const orca = new Listener(String(orcaLog));
    await page.goto('/');
    // Moves the focus from the address bar, which has it in a new window, to the page.
    const opened = page.waitForEvent('load');
    orca.press('ctrl+l', 'Return');
    await opened;
    await use(orca);
  },
});
