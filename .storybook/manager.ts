import { addons } from 'storybook/manager-api';
import { lightTheme } from '../stories/handbook/theme.ts';

addons.setConfig({
  theme: lightTheme,
  sidebar: { showRoots: true },
});
