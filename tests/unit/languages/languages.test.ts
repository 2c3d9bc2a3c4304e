import { describe, expect, it } from 'vitest';
import type { Source } from '../../../src/domain/language/catalogue.ts';
import { type FlatText, flatTexts, placeholdersIn } from '../../../src/domain/language/flat-texts.ts';
import { catalogues } from '../../../src/languages/catalogues.ts';
import { languageFiles } from '../../../src/languages/languages.ts';

const english = flatTexts(catalogues);
const flat = (translation: Readonly<Record<string, Source>>) =>
  flatTexts(Object.entries(translation).map(([name, source]) => ({ name, source })));

/** English texts that begin in lower case, and what they stand beside. */
const beginInLowerCase = {
  'editing.moreProblems': 'the last item of a list of problems',
  'table-columns.outOfSight': 'beside the title of a column',
  'table.paging.loadingTotal': 'after a middle dot',
};

const formsOf = (text: FlatText): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** Whether a text continues or begins the sentence of another. */
const isFragment = (text: string): boolean =>
  text !== text.trim() || (text.length > 1 && /^[,.;:·–)、。，：；）،؛]/.test(text));

it('[EMB-15] has no text that continues another, since a page may have translated only one of them', () => {
  const inLowerCase = [...english].filter(([, text]) => formsOf(text).some(form => /^\p{Ll}/u.test(form)));
  expect(inLowerCase.map(([key]) => key)).toEqual(Object.keys(beginInLowerCase));
  expect([...english].filter(([, text]) => formsOf(text).some(isFragment))).toEqual([]);
});

describe.each(Object.entries(languageFiles.shipped))('the texts in %s', (code, load) => {
  it('[EMB-15] have the placeholders of the English ones', async () => {
    const wrong = [...flat((await load()).translation)].filter(
      ([key, text]) => placeholdersIn(text).join() !== placeholdersIn(english.get(key) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it('[EMB-15] have none that continues another', async () => {
    const texts = flat((await load()).translation);
    expect([...texts].filter(([, text]) => formsOf(text).some(isFragment))).toEqual([]);
  });

  it('[EMB-15] have the plural forms of the language', async () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const forms = [...flat((await load()).translation).values()].filter(text => typeof text !== 'string');
    for (const form of forms) expect(pluralCategories).toEqual(expect.arrayContaining(Object.keys(form)));
  });

  it('[EMB-15] keep the English form of amounts', async () => {
    const amounts = ['money.notANumber', 'money.tooManyDecimals', 'validation.notANumber'];
    const texts = flat((await load()).translation);
    for (const key of amounts) expect(texts.get(key)).toMatch(/1,250\.50|12\.50/);
  });
});
