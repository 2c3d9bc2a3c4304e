import type { Page } from '@playwright/test';
import { later } from '../support/later.ts';
import { expect, test } from './portal.ts';
import { settled } from './settled.ts';

const path = '/elements/psp-deposit-form/';

/** Writes a `lang`, the languages that are switched on, and more into each page. */
const inLanguage = (page: Page, lang: string, { languages = 'de fr', more = '' } = {}) =>
  page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<html[^>]*>/, `<html lang="${lang}">`)
      .replace('<head>', `<head>${more}`)
      .replace('src="/psp/psp.js"', `$& data-psp-languages="${languages}"`);
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

test('[EMB-15] downloads nothing of other languages on a page in English', async ({ page }) => {
  const asked = filesOfLanguages(page);
  await page.goto(path);
  await settled(page);
  await expect(title(page)).toHaveText('Allocate deposit balance');
  expect(asked).toEqual([]);
});

test('[EMB-17] downloads no language that the page has not switched on, whatever its `lang`', async ({
  page,
}) => {
  const asked = filesOfLanguages(page);
  await inLanguage(page, 'ja');
  await page.goto(path);
  await settled(page);
  await expect(title(page)).toHaveText('Allocate deposit balance');
  expect(asked).toEqual(['languages']);
});

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

test('[EMB-15] shows a German element beside English ones of the same tag only in German', async ({
  page,
}) => {
  const held = later<void>();
  await inLanguage(page, 'en');
  await page.route(/\/psp\/lang-de\.\w+\.js/, async route => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path);
  await expect(title(page)).toHaveText('Allocate deposit balance');
  await page.evaluate(() => {
    const english = document.querySelector('psp-deposit-form') as HTMLElement;
    for (const lang of ['de', 'en']) {
      const copy = english.cloneNode(true) as HTMLElement;
      copy.lang = lang;
      english.after(copy);
    }
  });
  const german = page.locator('psp-deposit-form[lang=de]').getByRole('heading', { level: 2 });
  await expect(page.locator('psp-deposit-form[lang=en]').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(german).toHaveCount(0);
  held.resolve();
  await expect(german).toHaveText('Einlagenguthaben zuteilen');
});

test('[EMB-15] requests a language beside the code, before any of it has arrived', async ({ page }) => {
  const asked = filesOfLanguages(page);
  await inLanguage(page, 'de');
  await page.route(/\/psp\/(?!psp\.js|languages\.)[^/]+\.js/, () => {});
  await page.goto(path);
  await expect.poll(() => asked).toEqual(['languages', 'lang-de']);
});

test('[EMB-15] shows everything in English, with one line on the console, if a language cannot be loaded', async ({
  page,
}) => {
  await inLanguage(page, 'de');
  await page.route(/lang-de\.\w+\.js/, route => route.abort());
  const lines: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' && message.text().startsWith('psp:')) lines.push(message.text());
  });
  await page.goto(path);
  await expect(title(page)).toHaveText('Allocate deposit balance');
  expect(lines).toEqual([expect.stringContaining('psp: the texts in "de" could not be loaded')]);
});

test('[EMB-15] shows all elements in English when a language has not arrived after ten seconds, also if it comes later', async ({
  page,
}) => {
  const held = later<void>();
  await page.route(/lang-de\.\w+\.js/, async route => {
    await held.promise;
    await route.continue();
  });
  await inLanguage(page, 'de');
  const line = page.waitForEvent('console', message =>
    message
      .text()
      .startsWith('psp: the texts in "de" could not be loaded, so they are shown in English. timeout'),
  );
  await page.goto(path);
  await line;
  await expect(title(page)).toHaveText('Allocate deposit balance');
  const arrived = page.waitForResponse(/lang-de\.\w+\.js/);
  held.resolve();
  await arrived;
  await settled(page);
  await expect(title(page)).toHaveText('Allocate deposit balance');
});

test('[EMB-15] loads a language when `lang` changes, and keeps what was typed', async ({ page }) => {
  await inLanguage(page, 'en');
  await page.goto(path);
  await settled(page);
  const field = page.getByRole('textbox', { name: /^Funds of/ }).first();
  await field.fill('1284.5');
  await page.evaluate(() => {
    document.documentElement.lang = 'fr';
  });
  await expect(title(page)).toHaveText('Répartir le solde du dépôt');
  await expect(page.getByRole('textbox', { name: /^Fonds de/ }).first()).toHaveValue('1284.5');
});

test('[EMB-15] shows the texts of the page', async ({ page }) => {
  const texts = JSON.stringify({ 'deposit-form.title': 'Stortingssaldo verdelen' });
  const more = `<script type="application/json" data-psp-texts lang="nl">${texts}</script>`;
  await inLanguage(page, 'nl', { more });
  await page.goto(path);
  await expect(title(page)).toHaveText('Stortingssaldo verdelen');
});
