import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { librariesIn, ownLibraries } from './scripts/libraries.ts';
import { launchOptions } from './tests/support/chromium.ts';
import { viewport } from './tests/support/viewport.ts';

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport,
  // What moves is not what the tests look at: it is there at once.
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
};

// Found up front: a library that turns up in the middle of a first run would reload the page, with a second React.
const optimizeDeps = {
  include: [
    ...new Set([
      ...ownLibraries(),
      ...librariesIn('tests/elements/**/*.ts', 'tests/**/*.browser.test.{ts,tsx}'),
      // Of the stories, which tests/elements/pseudo-language.test.ts shows.
      'storybook/test',
      '@valibot/to-json-schema',
    ]),
  ],
};

const inChromium = 'tests/**/*.browser.test.{ts,tsx}';

export default defineConfig({
  test: {
    // Properties try a thing thousands of times: on a busy machine that takes what it takes, and is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // One core is what Vitest leaves free: on two that is half of them, and most of a test in a browser is waiting.
    maxWorkers: '100%',
    tags: [{ name: 'slow', description: 'Left out of `npm test`, part of `npm run test:full`.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          css: true,
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://portal.test/dashboard' } },
          include: ['tests/{unit,contract,cli}/**/*.test.{ts,tsx}'],
          exclude: [inChromium],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'recipes', environment: 'node', include: ['tests/recipes/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['tests/package/*.test.ts'],
          // Begins with a release: two builds.
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        optimizeDeps,
        test: {
          name: 'browser',
          include: [inChromium, 'tests/elements/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup.ts', 'tests/support/setup.browser.ts'],
          env: { LATE: process.env.LATE ?? '' },
          browser: chromium,
        },
      },
      {
        extends: true,
        optimizeDeps,
        plugins: [
          storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook -- --no-open' }),
        ],
        test: {
          name: 'stories',
          setupFiles: ['.storybook/parts.setup.ts'],
          browser: chromium,
        },
      },
    ],
  },
});
