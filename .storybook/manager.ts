import { addons } from 'storybook/manager-api';
import { sentence } from '../stories/handbook/sentence.ts';
import { lightTheme } from '../stories/handbook/theme.ts';

addons.setConfig({
  theme: lightTheme,
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? sentence(name) : name) },
});
