import type { StorybookConfig } from '@storybook/web-components-vite';

const libraries = [
  '@emotion/cache',
  '@emotion/react',
  '@emotion/sheet',
  '@r2wc/react-to-web-component',
  'ky',
  'react',
  'react-dom',
  'react-dom/client',
  'react-select',
  'react/jsx-dev-runtime',
  'storybook/actions/decorator',
  'valibot',
];

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: vite => ({
    ...vite,
    build: { ...vite.build, chunkSizeWarningLimit: 5000 },
    // Found only while the first story runs, they would make Vite reload the page under the tests.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...libraries] },
  }),
};

export default config;
