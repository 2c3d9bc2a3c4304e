import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/engines/journey.ts';

/** Journeys in Firefox and WebKit, part of `npm run test:full`; tests/engines/journey.ts starts the browsers. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  workers: 1,
  // A slow step on a busy machine is not a failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
