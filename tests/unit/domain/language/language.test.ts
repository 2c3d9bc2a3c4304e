import { describe, expect, it } from 'vitest';
import { dayInWords, monthName, shownDate, shownMoment } from '../../../../src/domain/dates/dates.ts';
import { statusShown } from '../../../../src/domain/display/status.ts';
import { type DayLanguage, defineCatalogue } from '../../../../src/domain/language/catalogue.ts';
import { createLanguage } from '../../../../src/domain/language/create-language.ts';
import { english } from '../../../../src/domain/language/language.ts';

const sample = defineCatalogue('sample', {
  plain: 'Rows',
  shown: '{first} of {count}',
  rows: { one: '{count} row', other: '{count} rows' },
  group: { name: 'Row {name}' },
});

const sixthOfMay = (language: DayLanguage) => dayInWords('2026-05-06', language);

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
    const czech = createLanguage('cs', { sample: { rows: { other: '{count} řádků' } } });
    expect(czech.texts(sample).rows({ count: 3 })).toBe('3 řádků');
  });

  it('[EMB-15] isolate their values in a language that is written from right to left', () => {
    const arabic = createLanguage('ar', { sample: { rows: { other: '{count} صف' }, plain: 'صفوف' } });
    expect(arabic.texts(sample).rows({ count: 3 })).toBe('\u20683\u2069 صف');
    expect(arabic.texts(sample).plain).toBe('صفوف');
    expect(arabic.texts(sample).group.name({ name: 'A' })).toBe('Row A');
  });

  it('[EMB-15] are the same object at each call', () => {
    const german = createLanguage('de', { sample: { plain: 'Zeilen' } });
    expect(english.texts(sample)).toBe(english.texts(sample));
    expect(german.texts(sample)).toBe(german.texts(sample));
  });

  it('[EMB-15] are English as a whole where it has none: plurals and days, too', () => {
    const korean = createLanguage('ko', { sample: { plain: '행' } });
    expect(korean.texts(sample).rows({ count: 1 })).toBe('1 row');
    expect(korean.texts(sample).group.name({ name: sixthOfMay })).toBe('Row 6 May 2026');
    const whole = createLanguage('ko', { sample: { group: { name: '{name} 행' } } });
    expect(whole.texts(sample).group.name({ name: sixthOfMay })).toBe('2026년 5월 6일 행');
  });
});

describe('dates and statuses', () => {
  it.each([
    ['en', '6 May 2026', ', ', 'May'],
    ['de', '6. Mai 2026', ', ', 'Mai'],
    ['es', '6 may 2026', ', ', 'mayo'],
    ['fr', '6 mai 2026', ', ', 'mai'],
    ['ja', '2026年5月6日', ' ', '5月'],
    ['ar', '6 مايو 2026', '، ', 'مايو'],
    ['vi', '6 thg 5, 2026', ', ', 'Tháng 5'],
  ])('[EMB-15] are written as in %s, with Latin digits', (code, day, separator, month) => {
    const language = createLanguage(code);
    const plain = (text: string) => text.replace(/\p{Cf}/gu, '');
    expect(plain(shownDate('2026-05-06', language))).toBe(day);
    expect(plain(shownDate('2026-05-06, 9:30 AM', language))).toBe(`${day}${separator}9:30 AM`);
    expect(plain(shownMoment('2026-05-06 09:30:00', language))).toBe(`${day}${separator}09:30`);
    expect(monthName(4, language)).toBe(month);
  });

  it('[EMB-15] keeps texts of the host that are neither dates nor known statuses', () => {
    const german = createLanguage('de', { statuses: { paid: 'Bezahlt' } });
    expect(shownDate('soon', german)).toBe('soon');
    expect(statusShown('Paid', german)).toEqual({ label: 'Bezahlt', tone: 'success' });
    expect(statusShown('On hold', german)).toEqual({ label: 'On hold', tone: 'neutral' });
  });
});
