import { create } from 'storybook/theming/create';
import logo from './logo.svg';
import darkLogo from './logo-dark.svg';

const fonts = {
  fontBase: '"Helvetica Neue", Helvetica, Arial, sans-serif',
  fontCode: 'ui-monospace, "SF Mono", Consolas, monospace',
};

const brand = {
  brandTitle: 'PSP Widgets handbook',
  brandImage: logo,
  brandUrl: './',
  brandTarget: '_self',
} as const;

/** The handbook in the colours of the light theme: src/ui/styles/tokens.css. */
export const lightTheme = create({
  base: 'light',
  ...fonts,
  ...brand,
  colorPrimary: '#2456d6',
  colorSecondary: '#2456d6',
  appBg: '#f6f7f9',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#e2e6ec',
  appBorderRadius: 8,
  textColor: '#171a21',
  textMutedColor: '#5a6373',
  barTextColor: '#454d5c',
  barSelectedColor: '#2456d6',
  barHoverColor: '#1d47b3',
});

/** The handbook in the colours of the dark theme: src/ui/styles/dark.css. */
export const darkTheme = create({
  base: 'dark',
  ...fonts,
  ...brand,
  brandImage: darkLogo,
  colorPrimary: '#8fb0ff',
  colorSecondary: '#8fb0ff',
  appBg: '#1b2029',
  appContentBg: '#14171d',
  appPreviewBg: '#14171d',
  appBorderColor: '#2e3542',
  appBorderRadius: 8,
  textColor: '#eceff4',
  textMutedColor: '#98a2b3',
  barTextColor: '#c0c8d4',
  barSelectedColor: '#8fb0ff',
});
