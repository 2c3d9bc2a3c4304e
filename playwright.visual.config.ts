import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.ts';

/** Pictures and accessibility trees of stories of the built handbook beside their baselines: `npm run visual`. */
export default defineConfig({
  testDir: 'tests/visual',
  // Not test-results, which every other Playwright run empties.
  outputDir: 'reports/visual/results',
  snapshotPathTemplate: 'tests/visual/baselines/{arg}{ext}',
  // A missing baseline fails, so that no picture is accepted unseen; `npm run visual -- --accept` writes it.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Two runs on one machine differ in no pixel. Another processor may round single pixels by a shade or two;
      // changing a token by 16 of 255 steps of blue exceeds this threshold. No maximum ratio of pixels: on a mostly
      // empty desktop picture it would tolerate a changed label.
      maxDiffPixels: 20,
      threshold: 0.01,
    },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Renders text alike on every machine: without subpixel antialiasing, and without hinting (in launchOptions).
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--disable-lcd-text', '--force-color-profile=srgb'],
    },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
});
