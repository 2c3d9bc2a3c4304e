import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { librariesIn, ownLibraries } from './scripts/libraries.ts';
import { launchOptions } from './tests/support/chromium.ts';
import { viewport } from './tests/support/viewport.ts';

// A function: Vitest names the instances of each project.
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport,
  // Animations are off: tests check the final state.
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
});

// Pre-bundled up front: if Vite discovered a library during the first run, it would reload the page, with a second
// React.
const optimizeDeps = {
  include: [
    ...new Set([
      ...ownLibraries(),
      ...librariesIn('tests/elements/**/*.ts', 'tests/**/*.browser.test.{ts,tsx}'),
      // Imported by the stories that tests/elements/pseudo-language.test.ts renders.
      'storybook/test',
      '@valibot/to-json-schema',
    ]),
  ],
};

const browserTests = 'tests/**/*.browser.test.{ts,tsx}';

/** Set by scripts/mutation.ts, which runs only these unit tests. */
const mutationTests = process.env.MUTATION_TESTS?.split(' ');

const unit = {
  extends: true,
  test: {
    name: 'unit',
    css: true,
    // A test that needs a document begins with `// @vitest-environment jsdom`.
    environmentOptions: { jsdom: { url: 'https://portal.test/dashboard' } },
    include: mutationTests ?? ['tests/{unit,contract,cli}/**/*.test.{ts,tsx}'],
    exclude: [browserTests],
    setupFiles: ['tests/support/setup.ts', ...(mutationTests ? ['tests/support/setup.mutation.ts'] : [])],
    // For mutants, one worker for all test files: a worker for each would take most of the time.
    isolate: !mutationTests,
    // Many mutants keep something from ever coming.
    ...(mutationTests && { testTimeout: 5_000, expect: { poll: { timeout: 2_000 } } }),
  },
} satisfies TestProjectConfiguration;

const otherProjects: readonly TestProjectConfiguration[] = [
  {
    extends: true,
    test: { name: 'recipes', environment: 'node', include: ['tests/{recipes,hosts}/**/*.test.ts'] },
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
      include: [browserTests, 'tests/elements/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/setup.ts', 'tests/support/setup.browser.ts'],
      env: { LATE: process.env.LATE ?? '' },
      browser: inChromium(),
    },
  },
  {
    extends: true,
    optimizeDeps,
    plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook -- --no-open' })],
    test: {
      name: 'stories',
      setupFiles: ['tests/support/no-profiling.ts', '.storybook/parts.setup.ts'],
      env: { SKIP_CONTRAST: process.env.SKIP_CONTRAST ?? '' },
      browser: inChromium(),
    },
  },
];

export default defineConfig({
  test: {
    // Property tests run thousands of cases, which takes long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Vitest leaves one core free, half of them on two cores, although browser tests mostly wait.
    maxWorkers: '100%',
    tags: [{ name: 'slow', description: 'Left out of `npm test`, part of `npm run test:all`.' }],
    projects: mutationTests ? [unit] : [unit, ...otherProjects],
  },
});
