import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import './handbook.css';

/** The frame of every page: its theme is that of the toolbar. */
export function HandbookContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const isDark = useToolbarTheme() === 'dark';
  useEffect(() => {
    document.documentElement.dataset.pspTheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      <div className="hb">{children}</div>
    </DocsContainer>
  );
}

function useToolbarTheme(): unknown {
  const channel = addons.getChannel();
  const chosen = () => (channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0]?.globals?.theme;
  const [theme, setTheme] = useState<unknown>(chosen);
  useEffect(() => {
    const update = () => setTheme(chosen());
    for (const event of ['setGlobals', 'globalsUpdated']) channel.on(event, update);
    return () => {
      for (const event of ['setGlobals', 'globalsUpdated']) channel.off(event, update);
    };
  });
  return theme;
}
