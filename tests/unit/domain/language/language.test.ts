// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { monthName, shownDate, shownMoment } from '../../../../src/domain/dates/dates.ts';
import { statusShown } from '../../../../src/domain/display/status.ts';
import { defineCatalogue } from '../../../../src/domain/language/catalogue.ts';
import { createLanguage } from '../../../../src/domain/language/create-language.ts';
import { english } from '../../../../src/domain/language/language.ts';

const sample = defineCatalogue('sample', {
  plain: 'Rows',
  shown: '{first} of {count}',
  rows: { one: '{count} row', other: '{count} rows' },
  group: { name: 'Row {name}' },
});

describe('the texts of a language', () => {
  it('[EMB-15] are English where it has none', () => {
    const texts = createLanguage('xx', { sample: { plain: 'Zeilen' } }).texts(sample);
    expect([texts.plain, texts.group.name({ name: 'A' })]).toEqual(['Zeilen', 'Row A']);
  });

  it('[EMB-15] fill placeholders in their own order, once, and write counts with grouping', () => {
    const texts = createLanguage('ja', { sample: { shown: '{count}件中{first}' } }).texts(sample);
    expect(texts.shown({ first: '{count}', count: 62_000 })).toBe('62,000件中{count}');
  });

  it.each([
    [0, '0 row'],
    [1, '1 row'],
    [2, '2 rows'],
  ])('[EMB-15] use the plural forms of the language: %i in French', (count, text) => {
    const french = createLanguage('fr', { sample: { rows: { one: '{count} row', other: '{count} rows' } } });
    expect(french.texts(sample).rows({ count })).toBe(text);
  });

  it('[EMB-15] use the form for all other counts where a form is missing', () => {
    const arabic = createLanguage('ar', { sample: { rows: { other: '{count} صف' } } });
    expect(arabic.texts(sample).rows({ count: 3 })).toBe('3 صف');
  });

  it('[EMB-15] are the same object at each call', () => {
    expect(english.texts(sample)).toBe(english.texts(sample));
  });
});

describe('dates and statuses', () => {
  it.each([
    ['en', '6 May 2026', 'May'],
    ['de', '6. Mai 2026', 'Mai'],
    ['es', '6 may 2026', 'mayo'],
    ['fr', '6 mai 2026', 'mai'],
    ['ja', '2026年5月6日', '5月'],
    ['ar', '6 مايو 2026', 'مايو'],
  ])('[EMB-15] are written as in %s, with Latin digits', (code, day, month) => {
    const language = createLanguage(code);
    const plain = (text: string) => text.replace(/\p{Cf}/gu, '');
    expect(plain(shownDate('2026-05-06', language))).toBe(day);
    expect(plain(shownMoment('2026-05-06 09:30:00', language))).toBe(`${day}, 09:30`);
    expect(monthName(4, language)).toBe(month);
  });

  it('[EMB-15] keeps texts of the host that are no date and no known status', () => {
    const german = createLanguage('de', { statuses: { paid: 'Bezahlt' } });
    expect(shownDate('soon', german)).toBe('soon');
    expect(statusShown('Paid', german)).toEqual({ label: 'Bezahlt', tone: 'success' });
    expect(statusShown('On hold', german)).toEqual({ label: 'On hold', tone: 'neutral' });
  });
});
