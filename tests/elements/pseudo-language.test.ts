import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { allowLogged } from '../support/console.ts';
import { foreignTexts, tooWide } from '../support/foreign-texts.ts';
import { withLanguages } from '../support/languages.ts';
import { pressAll } from '../support/press-all.ts';
import { pseudoTranslation } from '../support/pseudo-language.ts';
import { isTypical, settled, showStory, stories } from '../support/shown-stories.ts';

const texts = import.meta.glob<string>(
  [
    '../../stories/{elements,support}/*.ts',
    '../support/{,answers/}*.ts',
    '../../src/elements/*/*.definition.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
/** What stories and their answers are written with: texts of the host. */
const hostTexts = Object.values(texts).join('\n');

beforeEach(async () => {
  allowLogged();
  document.documentElement.lang = 'en-XA';
  withLanguages({ shipped: { 'en-xa': async () => ({ translation: pseudoTranslation() }) } });
  await page.viewport(375, 740);
});

afterEach(() => {
  document.documentElement.lang = 'en';
});

const expectTranslated = (shown: HTMLElement, after = 'showing it'): void =>
  expect(foreignTexts(shown, hostTexts), `after ${after}`).toEqual([]);

describe('the first story of a typical element in the pseudo-language, on a phone', () => {
  it.each(stories.filter(isTypical))('[EMB-15] shows only translated texts, none of them cut: $name', story =>
    showStory(story, shown => {
      expectTranslated(shown);
      expect(tooWide(shown)).toEqual([]);
    }),
  );
});

describe('any story in the pseudo-language, on a phone', { tags: ['slow'] }, () => {
  it.each(stories)('[EMB-15] shows only translated texts, also after pressing each button: $name', story =>
    showStory(story, async shown => {
      expectTranslated(shown);
      expect(tooWide(shown)).toEqual([]);
      await pressAll(shown, async pressed => {
        await settled(shown);
        expectTranslated(shown, `pressing ${pressed}`);
      });
    }),
  );
});
