import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const path = '/elements/psp-deposit-form/';

/** Writes a `lang` and the languages that are switched on into each page. */
const inLanguage = (page: Page, lang: string) =>
  page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<html[^>]*>/, `<html lang="${lang}">`)
      .replace('src="/psp/psp.js"', '$& data-psp-languages="de fr"');
    return route.fulfill({ response, body });
  });

const filesOfLanguages = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', request => {
    const [name] = /(languages|lang-\w+|page-texts)(?=\.\w+\.js)/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
};

const title = (page: Page) => page.locator('psp-deposit-form').getByRole('heading').first();

test('[EMB-15] never shows English first on a page in German', async ({ page }) => {
  const asked = filesOfLanguages(page);
  await inLanguage(page, 'de');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTitles: seen });
    const look = () => {
      const heading = document.querySelector('psp-deposit-form')?.shadowRoot?.querySelector('h2');
      if (heading?.textContent) seen.push(heading.textContent.trim());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(path);
  await expect(title(page)).toHaveText('Einlagenguthaben zuteilen');
  const seen = () =>
    page.evaluate(() => [...new Set((window as unknown as { seenTitles: string[] }).seenTitles)]);
  // A title is noted in the frame after it; English ones would stay in the list.
  await expect.poll(seen).toEqual(['Einlagenguthaben zuteilen']);
  expect(asked).toEqual(['languages', 'lang-de']);
});
