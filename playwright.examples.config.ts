import { defineConfig } from '@playwright/test';
import type { ExampleOptions } from './tests/examples/example.ts';
import { launchOptions } from './tests/support/chromium.ts';

/** The example hosts in a browser, part of `npm run test:full`; tests/examples/example.ts starts them. */
export default defineConfig<object, ExampleOptions>({
  testDir: 'tests/examples',
  outputDir: 'test-results/examples',
  workers: 2,
  // A slow step on a busy machine is not a failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { launchOptions, viewport: { width: 1200, height: 900 }, screenshot: 'only-on-failure' },
  projects: [
    { name: 'php', use: { example: 'php' } },
    { name: 'python', use: { example: 'python' } },
  ],
});
