import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.ts';

/** Every page of the handbook as `npm run handbook` has built it. */
export default defineConfig({
  testDir: 'tests/handbook',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { launchOptions, viewport: { width: 1280, height: 900 }, browserName: 'chromium' },
});
