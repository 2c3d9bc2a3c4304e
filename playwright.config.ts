import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/engines/journey.ts';
import type { ExampleOptions } from './tests/examples/example.ts';
import { launchOptions } from './tests/support/chromium.ts';
import { viewport } from './tests/support/viewport.ts';

const inChromium = { launchOptions, viewport, screenshot: 'only-on-failure' } as const;

/** Everything that opens whole pages: `npx playwright test --project journeys`. */
export default defineConfig<object, EngineOptions & ExampleOptions>({
  workers: 2,
  // A slow step on a busy machine is not a failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A missing picture fails, so that none is accepted unseen; --update-snapshots writes it.
  updateSnapshots: 'none',
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'reports/playwright' }]],
  projects: [
    {
      name: 'journeys',
      testDir: 'tests/journeys',
      outputDir: 'test-results/journeys',
      fullyParallel: true,
      use: inChromium,
    },
    {
      name: 'firefox',
      testDir: 'tests/engines',
      outputDir: 'test-results/firefox',
      use: { engine: 'firefox' },
    },
    { name: 'webkit', testDir: 'tests/engines', outputDir: 'test-results/webkit', use: { engine: 'webkit' } },
    { name: 'orca', testDir: 'tests/orca', outputDir: 'test-results/orca', workers: 1 },
    {
      name: 'php',
      testDir: 'tests/examples',
      outputDir: 'test-results/php',
      use: { ...inChromium, example: 'php' },
    },
    {
      name: 'python',
      testDir: 'tests/examples',
      outputDir: 'test-results/python',
      use: { ...inChromium, example: 'python' },
    },
    {
      name: 'hosts',
      testDir: 'tests/hosts',
      testMatch: '*.spec.ts',
      outputDir: 'test-results/hosts',
      use: inChromium,
    },
    {
      name: 'handbook',
      testDir: 'tests/handbook',
      outputDir: 'test-results/handbook',
      fullyParallel: true,
      use: { ...inChromium, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'visual',
      testDir: 'tests/visual',
      outputDir: 'test-results/visual',
      fullyParallel: true,
      snapshotPathTemplate: 'tests/visual/baselines/{arg}{ext}',
      expect: {
        // Not inherited once a project says anything about expect.
        timeout: 15_000,
        toHaveScreenshot: {
          animations: 'disabled',
          caret: 'hide',
          // Two runs on one machine differ in no pixel. Another processor may round single pixels by a shade or two;
          // changing a token by 16 of 255 steps of blue exceeds this threshold. No maximum ratio of pixels: on a
          // mostly empty desktop picture it would tolerate a changed label.
          maxDiffPixels: 20,
          threshold: 0.01,
        },
      },
      use: {
        // Renders text alike on every machine: without subpixel antialiasing, and without hinting (in launchOptions).
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--disable-lcd-text', '--force-color-profile=srgb'],
        },
        contextOptions: { reducedMotion: 'reduce' },
        locale: 'en-US',
        timezoneId: 'UTC',
      },
    },
  ],
});
