import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.ts';

const port = 4699;

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: false,
  // The journeys share one portal and its database.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions, viewport: { width: 1200, height: 900 } },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `node tests/host/start.ts --port ${port} --reset --tests`,
    env: { PORTAL_DATA: '.data/journeys.sqlite' },
    url: `http://127.0.0.1:${port}/login`,
    reuseExistingServer: false,
  },
});
