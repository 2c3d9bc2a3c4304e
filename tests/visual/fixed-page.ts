import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, folder, test as handbookTest, site, storyPage } from '../handbook/handbook.ts';

/** Its letters are as wide as those of Arial, which the handbook names. */
const fontSheet = import.meta.resolve('@fontsource-variable/arimo');

/** A page of the built handbook whose fonts and date do not depend on the machine or the day. */
export const test = handbookTest.extend({
  errors: async ({ page, errors }, use) => {
    await page.clock.setFixedTime('2026-05-20T09:30:00Z');
    const style = await fontStyle();
    // Registered after the route that serves all files, so this one is asked first.
    await page.route(`${site}/iframe.html?*`, async route => {
      const html = await readFile(`${folder}/iframe.html`, 'utf8');
      await route.fulfill({ contentType: 'text/html', body: html.replace('</head>', `${style}</head>`) });
    });
    await use(errors);
  },
});

/** The fonts are part of the page, so that no text is measured before they are loaded. Elements inherit the family. */
async function fontStyle(): Promise<string> {
  const sheet = await readFile(fileURLToPath(fontSheet), 'utf8');
  const fonts = new Map<string, string>();
  for (const [, path = ''] of sheet.matchAll(/url\((.+?)\)/g))
    fonts.set(path, await readFile(new URL(path, fontSheet), 'base64'));
  const faces = sheet.replace(/url\((.+?)\)/g, (_, path) => `url(data:font/woff2;base64,${fonts.get(path)})`);
  // Fields and buttons of a page do not inherit it.
  return `<style>${faces}\nbody, button, input, select, textarea { font-family: "Arimo Variable" !important; }</style>`;
}

/** Opens a story and waits until it has played to its end and nothing in it is loading. Axe runs elsewhere. */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(storyPage(id, 'a11y.manual:!true'));
  await expect.poll(() => page.evaluate(phaseOfStory)).toMatch(/^(?:finished|errored|aborted)$/);
  await expect(page.locator('.sb-errordisplay')).toBeHidden();
  // Locators look into shadow roots, too.
  await expect(page.locator('#storybook-root [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('#storybook-root').getByText(/^Loading.*(?:…|\.{3})$/)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  // A play function may have scrolled; what is sticky would cover something in a picture of the whole page.
  await page.evaluate(() => scrollTo(0, 0));
}

const phaseOfStory = () => (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase;

/** What Storybook's preview says about the story that it renders. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

export { expect };
