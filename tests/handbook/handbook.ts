import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

/** Where `npx storybook build` builds it. */
export const folder = 'storybook-static';
/** Nothing listens there: `serve` answers. */
export const site = 'http://handbook.test';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** An entry of the handbook's index. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

/** What the built handbook lists, in the order of its sidebar. */
export async function handbookEntries(): Promise<readonly Entry[]> {
  const index = await readFile(join(folder, 'index.json'), 'utf8');
  return Object.values(JSON.parse(index).entries as Record<string, Entry>);
}

/** The address of a docs page without the sidebar around it, with choices of the toolbar such as `theme:dark`. */
export const docsPage = (id: string, globals = ''): string =>
  `${site}/iframe.html?viewMode=docs&id=${id}&globals=${globals}`;

/** The address of a story alone. */
export const storyPage = (id: string, globals: string): string =>
  `${site}/iframe.html?viewMode=story&id=${id}&globals=${globals}`;

/** A page that is served from the built handbook, with all errors that it reports. */
export const test = base.extend<{ readonly errors: string[] }>({
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await serve(page);
    await use(errors);
  },
});

const serve = (page: Page) =>
  page.route(`${site}/**`, async route => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    const body = await readFile(path).catch(() => undefined);
    if (!body) return route.fulfill({ status: 404 });
    await route.fulfill({ body, contentType: contentTypes[extname(path)] ?? 'application/octet-stream' });
  });

export { expect };
