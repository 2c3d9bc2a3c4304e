import { defineConfig } from 'vitest/config';
import { mutationRuns } from './scripts/mutation-modules.ts';

const run = mutationRuns.find(({ name }) => name === process.env.MUTATION_RUN);

/** The unit tests of one mutation run. */
export default defineConfig({
  test: {
    environment: 'jsdom',
    // One worker for all test files of a change: a worker for each would take most of the time.
    isolate: false,
    env: { MUTATION: '1' },
    testTimeout: 20_000,
    tags: [{ name: 'slow' }],
    environmentOptions: { jsdom: { url: 'https://portal.test/dashboard' } },
    css: true,
    include: [...(run?.tests ?? [])],
    exclude: ['**/*.browser.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
  },
});
