import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/support/chromium.ts';

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
};

const inChromium = 'tests/**/*.browser.test.{ts,tsx}';

export default defineConfig({
  test: {
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
        plugins: [
          storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook -- --no-open' }),
        ],
        test: { name: 'stories', fileParallelism: false, browser: chromium },
      },
    ],
  },
});
