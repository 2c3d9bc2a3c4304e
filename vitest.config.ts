import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/support/chromium.ts';

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // What moves is not what the tests look at: it is there at once.
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
};

// Found up front: a library that turns up in the middle of a first run would reload the page, with a second React.
const optimizeDeps = {
  include: [
    '@emotion/cache',
    '@emotion/react',
    '@emotion/sheet',
    '@r2wc/react-to-web-component',
    '@tanstack/react-table',
    '@testing-library/dom',
    '@testing-library/jest-dom/vitest',
    '@testing-library/react',
    '@testing-library/user-event',
    'ky',
    'react',
    'react-dom',
    'react-dom/client',
    'react-select',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'valibot',
  ],
};

const inChromium = 'tests/**/*.browser.test.{ts,tsx}';

export default defineConfig({
  test: {
    // Properties try a thing thousands of times: on a busy machine that takes what it takes, and is no failure.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          css: true,
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://portal.test/dashboard' } },
          include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
          exclude: [inChromium],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        optimizeDeps,
        test: {
          name: 'browser',
          fileParallelism: false,
          include: [inChromium, 'tests/elements/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup.ts'],
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
          fileParallelism: false,
          setupFiles: ['.storybook/parts.setup.ts'],
          browser: chromium,
        },
      },
    ],
  },
});
