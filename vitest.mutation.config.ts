import { defineConfig } from 'vitest/config';

/** The unit tests alone, for mutation testing: without browsers, and without the tests of the source itself. */
export default defineConfig({
  test: {
    environment: 'jsdom',
    env: { MUTATION: '1' },
    // Instrumented code is slow, and Stryker itself stops mutants that never end.
    testTimeout: 60_000,
    tags: [{ name: 'slow' }],
    environmentOptions: { jsdom: { url: 'https://portal.test/dashboard' } },
    css: true,
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: ['tests/unit/manifest/**', '**/*.browser.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
  },
});
