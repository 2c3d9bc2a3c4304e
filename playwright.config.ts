import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.ts';

/** Journeys of people in a browser. Each worker starts a portal of its own: tests/journeys/portal.ts. */
export default defineConfig({
  testDir: 'tests/journeys',
  workers: 2,
  fullyParallel: true,
  // A slow step on a busy machine is not a failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { launchOptions, viewport: { width: 1200, height: 900 }, screenshot: 'only-on-failure' },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
