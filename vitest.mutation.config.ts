import { defineConfig } from 'vitest/config';

/** The unit tests alone, for mutation testing: it takes no browsers, and no tests of the source itself. */
export default defineConfig({
  test: {
    environment: 'jsdom',
    tags: [{ name: 'slow' }],
    environmentOptions: { jsdom: { url: 'https://portal.test/dashboard' } },
    css: true,
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: ['tests/unit/manifest/**', '**/*.browser.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
  },
});
