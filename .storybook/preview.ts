import type { Preview } from '@storybook/web-components-vite';
import { withActions } from 'storybook/actions/decorator';
import { configure } from 'storybook/test';
import '../src/ui/styles/dark.css';
import { DocsPage, PageContainer } from '../stories/handbook/docs-page.tsx';
import './page.css';
import { asChosen, globalTypes, initialGlobals } from './toolbar.ts';

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
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations', 'incomplete'],
        rules: { 'color-contrast': { enabled: !import.meta.env.SKIP_CONTRAST } },
      },
    },
    controls: { sort: 'requiredFirst' },
    docs: { page: DocsPage, container: PageContainer, toc: { headingSelector: 'h2', title: 'On this page' } },
    options: {
      storySort: {
        includeNames: true,
        order: [
          'Guide',
          ['Welcome', 'Five-minute start', 'Which list when'],
          'Foundations',
          [
            'Tokens',
            'Statuses',
            'Dates, times and amounts',
            'Microcopy',
            'Accessibility',
            'Phones',
            'Print',
            'Writing for hosts',
          ],
          'Lists',
          [
            'psp-table',
            ['Docs', 'Ready'],
            'psp-review-queue',
            'psp-reimbursement-list',
            'psp-patient-payments',
          ],
          'Forms',
          'Details',
          'Dashboards',
          'Helpers',
          'Pieces',
        ],
      },
    },
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
  initialGlobals,
  globalTypes,
  decorators: [withActions, asChosen],
};

export default preview;
