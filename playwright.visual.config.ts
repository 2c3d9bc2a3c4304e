import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.ts';

/** Pictures and accessibility trees of stories of the built handbook beside their baselines: `npm run visual`. */
export default defineConfig({
  testDir: 'tests/visual',
  // Not test-results, which every other run of Playwright empties.
  outputDir: 'reports/visual/results',
  snapshotPathTemplate: 'tests/visual/baselines/{arg}{ext}',
  // A missing baseline fails instead of being accepted unseen; `npm run visual -- --accept` writes it.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Two runs on one machine differ in no pixel. Another processor may round single pixels by a shade or two; a
      // token changed by 16 of 255 steps of blue is above that. No ratio of pixels, which on a desktop would pass a
      // changed label beside an empty page.
      maxDiffPixels: 20,
      threshold: 0.01,
    },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Text is drawn alike on every machine: no subpixels of a certain screen, no hinting (in launchOptions).
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--disable-lcd-text', '--force-color-profile=srgb'],
    },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
});
