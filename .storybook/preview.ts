import type { Preview } from '@storybook/web-components-vite';
import { withActions } from 'storybook/actions/decorator';
import { configure } from 'storybook/test';
import '../src/ui/styles/dark.css';
import './page.css';

configure({
  // Generous, for busy machines; queries resolve as soon as they match.
  asyncUtilTimeout: 15_000,
  // The default message prints the markup, which does not work for shadow roots.
  getElementError: message => new Error(message ?? 'Not found'),
});

// Navigation is logged in the Actions panel instead of leaving the story.
addEventListener('psp:navigate', event => event.preventDefault());

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { sort: 'requiredFirst' },
    options: { storySort: { order: ['Elements', 'Pieces'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '740px' } },
        smallPhone: { name: 'Small phone', styles: { width: '320px', height: '568px' } },
        at400Percent: { name: '400 %', styles: { width: '320px', height: '256px' } },
      },
    },
  },
  // Views that lists remember must not leak into the next story.
  beforeEach: () => {
    history.replaceState(null, '');
    for (const key of Object.keys(localStorage)) if (key.startsWith('psp-')) localStorage.removeItem(key);
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: choice('Theme', 'paintbrush', { light: 'Light', dark: 'Dark' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  decorators: [
    withActions,
    (story, { globals }) => {
      document.documentElement.dataset.pspTheme = globals.theme;
      document.documentElement.dir = globals.direction;
      return story();
    },
  ],
};

function choice(title: string, icon: string, titles: Record<string, string>) {
  const items = Object.entries(titles).map(([value, name]) => ({ value, title: name }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

export default preview;
