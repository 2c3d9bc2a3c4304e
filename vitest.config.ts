import { defineConfig } from 'vitest/config';

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
          include: ['tests/{unit,elements,contract}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
});
