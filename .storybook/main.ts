import type { StorybookConfig } from '@storybook/web-components-vite';
import { ownLibraries } from '../scripts/libraries.ts';

// Only the documentation generators need the last one; it is not part of the library.
const libraries = [...ownLibraries(), 'storybook/actions/decorator', '@valibot/to-json-schema'];

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The accepted pictures of the visual tests, for the gallery.
  staticDirs: [{ from: '../tests/visual/baselines', to: '/pictures' }],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: vite => ({
    ...vite,
    build: { ...vite.build, chunkSizeWarningLimit: 5000 },
    // Pre-bundled up front: if Vite discovered them during the first story, it would reload the page under the tests.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...libraries] },
  }),
};

export default config;
