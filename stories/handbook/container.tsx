import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { useGlobals } from './globals.ts';
import { darkTheme, lightTheme } from './theme.ts';
import './handbook.css';

/** The frame of every page: its theme is that of the toolbar. */
export function HandbookContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals();
  const isDark = theme === 'dark';
  useEffect(() => {
    document.documentElement.dataset.pspTheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <DocsContainer {...props} theme={isDark ? darkTheme : lightTheme}>
      <div className="hb">{children}</div>
    </DocsContainer>
  );
}
