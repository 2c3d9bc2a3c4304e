import { addons } from 'storybook/manager-api';
import { sentence } from '../stories/handbook/sentence.ts';
import { darkTheme, lightTheme } from '../stories/handbook/theme.ts';

const themeOf = (isDark: boolean) => (isDark ? darkTheme : lightTheme);

addons.setConfig({
  theme: themeOf(matchMedia('(prefers-color-scheme: dark)').matches),
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? sentence(name) : name) },
});

// The side list and the toolbar have the theme that the toolbar chooses for the stories.
addons.register('psp-theme', api => {
  const followToolbar = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) =>
    addons.setConfig({ theme: themeOf(globals.theme === 'dark') });
  api.on('setGlobals', followToolbar);
  api.on('globalsUpdated', followToolbar);
});
