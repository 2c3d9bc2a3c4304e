import type { WebComponentsRenderer } from '@storybook/web-components-vite';
import type { DecoratorFunction } from 'storybook/internal/types';
import { languageChanged } from '../src/embed/language/language-source.ts';
import { withLanguages } from '../tests/support/languages.ts';

withLanguages();

/** The choices of the toolbar. The empty choice changes nothing. */
export const globalTypes = {
  theme: choice('Theme', 'paintbrush', [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
  direction: choice('Direction', 'transfer', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  language: choice('Language', 'globe', [
    ['en', 'English'],
    ['ar', 'Arabic'],
    ['de', 'German'],
    ['es', 'Spanish'],
    ['fr', 'French'],
    ['ja', 'Japanese'],
  ]),
  page: choice('Page styles', 'document', [
    ['', 'Page'],
    ['legacy', 'Old portal styles'],
    ['bootstrap', 'Bootstrap 3'],
    ['hostile', 'Hostile styles'],
  ]),
};

/** The initial choices, with the theme of the system; all others are empty. */
export const initialGlobals = {
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  direction: 'ltr',
  language: 'en',
};

function choice<Icon extends string>(
  title: string,
  icon: Icon,
  names: readonly (readonly [value: string, name: string])[],
) {
  const items = names.map(([value, name]) =>
    value ? { value, title: name } : ({ type: 'reset', title: `${name}: as the story has it` } as const),
  );
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

const styleSheets: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  legacy: () => import('../tests/host/public/legacy.css?inline'),
  bootstrap: () => import('../tests/host/bootstrap.css?inline'),
  hostile: () => import('./hostile.css?inline'),
};

const pageSheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(pageSheet);

/**
 * Renders a story with the toolbar's choices. Docs pages do not get the legacy style sheet, which would break their
 * layout.
 */
export const asChosen: DecoratorFunction<WebComponentsRenderer> = (story, { globals, viewMode }) => {
  const root = document.documentElement;
  root.dataset.pspTheme = globals.theme;
  root.lang = globals.language;
  languageChanged();
  root.dir = viewMode === 'docs' ? '' : globals.direction;
  void showStyleSheet(viewMode === 'docs' ? '' : globals.page);
  return story();
};

async function showStyleSheet(name: string | undefined): Promise<void> {
  const loaded = name ? await styleSheets[name]?.() : undefined;
  pageSheet.replaceSync(loaded?.default.replace(/@import[^;]+;/g, '') ?? '');
}
