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
  accent: choice('Accent', 'heart', [
    ['', 'Accent'],
    ['teal', 'Teal'],
    ['plum', 'Plum'],
    ['brick', 'Brick'],
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
  width: choice('Width', 'expand', [
    ['', 'Width'],
    ['880', '880 px'],
    ['560', '560 px'],
    ['375', '375 px'],
  ]),
  role: choice('Role', 'user', [
    ['', 'Role'],
    ['projectManager', 'Project manager'],
    ['internal', 'Internal user'],
    ['studyAdmin', 'Study admin'],
    ['siteAdmin', 'Site admin'],
  ]),
  motion: choice('Motion', 'play', [
    ['', 'Motion'],
    ['none', 'No motion'],
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
const motionSheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(pageSheet);

// Turns animations off inside each shadow root, which neither a page's style sheet nor an emulated media query reaches.
document.addEventListener('psp:ready', ({ target }) => {
  if (target instanceof Element) target.shadowRoot?.adoptedStyleSheets.push(motionSheet);
});

/**
 * Renders a story with the toolbar's choices. Docs pages do not get the legacy style sheet, which would break their
 * layout.
 */
export const asChosen: DecoratorFunction<WebComponentsRenderer> = (story, { globals, viewMode }) => {
  const root = document.documentElement;
  root.dataset.pspTheme = globals.theme;
  root.dataset.accent = globals.accent;
  root.lang = globals.language;
  languageChanged();
  root.dir = viewMode === 'docs' ? '' : globals.direction;
  motionSheet.replaceSync(
    globals.motion === 'none'
      ? '*, ::before, ::after { animation: none !important; transition: none !important; }'
      : '',
  );
  void showStyleSheet(viewMode === 'docs' ? '' : globals.page);
  return inBox(story(), globals.width, viewMode === 'docs' ? globals.direction : '');
};

async function showStyleSheet(name: string | undefined): Promise<void> {
  const loaded = name ? await styleSheets[name]?.() : undefined;
  pageSheet.replaceSync(loaded?.default.replace(/@import[^;]+;/g, '') ?? '');
}

/** A box of this width and direction around a story; without either, just the story. */
function inBox<Content>(content: Content, width: string | undefined, direction: string) {
  if (!(content instanceof HTMLElement) || (!width && direction !== 'rtl')) return content;
  const box = document.createElement('div');
  if (width) box.style.maxInlineSize = `${width}px`;
  if (direction) box.dir = direction;
  box.append(content);
  return box;
}
