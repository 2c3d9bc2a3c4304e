import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callingCodes } from '../../../src/domain/calling-codes.ts';
import {
  countryWith,
  languageOf,
  leftOut,
  phoneCountries,
} from '../../../src/elements/phone-code/phone-code.rules.ts';
import { narrowing } from '../../../src/ui/select/narrow.ts';

const all = phoneCountries(undefined, '', 'en');
const listed = [
  { code: '+44', country: 'United Kingdom' },
  { code: 1, country: 'US' },
  { code: '1', country: 'CA' },
  { code: null, country: 'Nowhere' },
];

describe('the codes of all countries', () => {
  it('[UI-17] are digits, and each country has one and a name', () => {
    const regions = callingCodes().map(({ region }) => region);
    expect(regions.length).toBeGreaterThan(230);
    expect(new Set(regions).size).toBe(regions.length);
    expect(callingCodes().filter(({ code }) => !/^\+[1-9]\d{0,3}$/.test(code))).toEqual([]);
    expect(all.filter(({ label }) => /^[A-Z]{2} /.test(label))).toEqual([]);
    expect(all.map(({ value }) => value)).toEqual([...new Set(all.map(({ value }) => value))]);
  });

  it('[UI-17] are named in the language of the page', () => {
    expect(phoneCountries(undefined, '', 'de').find(({ code }) => code === '49')?.label).toBe(
      'Deutschland (+49)',
    );
  });

  it.each([
    ['+44', 'United Kingdom (+44)'],
    ['44', 'United Kingdom (+44)'],
    ['united k', 'United Kingdom (+44)'],
    ['+1', 'United States (+1)'],
    ['1441', 'Bermuda (+1441)'],
    ['cana', 'Canada (+1)'],
    ['cote', 'Côte d’Ivoire (+225)'],
  ])('[UI-06] [UI-17] searched for "%s" begin with %s', (search, label) => {
    expect(narrowing(all)(search)[0]?.label).toBe(label);
  });

  it.each([
    ['+1', 'United States (+1)'],
    ['7', 'Russia (+7)'],
    ['+44', 'United Kingdom (+44)'],
    ['', undefined],
    ['none', undefined],
  ])('[UI-17] %s is at first %s', (code, label) => {
    expect(countryWith(all, code)?.label).toBe(label);
  });
});

describe('the codes that the page lists', () => {
  it('[UI-06] are offered as they stand, and two of one code are told apart', () => {
    const offered = phoneCountries(listed, '', 'en');
    expect(offered.map(({ label, posted }) => [label, posted])).toEqual([
      ['United Kingdom (+44)', '+44'],
      ['United States (+1)', '1'],
      ['Canada (+1)', '1'],
    ]);
    expect(new Set(offered.map(({ value }) => value)).size).toBe(3);
    expect(leftOut(listed)).toBe(1);
  });

  it('[UI-06] keep what is stored though it is not among them', () => {
    const [first] = phoneCountries(listed, '+999', 'en');
    expect(first).toMatchObject({ posted: '+999', label: '+999' });
    expect(phoneCountries(listed, ' +44 ', 'en')).toHaveLength(3);
  });

  it('[UI-06] whatever they are, each is posted as a code that the page wrote, and found again', () => {
    const entry = fc.record({
      code: fc.oneof(fc.string(), fc.integer(), fc.constantFrom('+1', '44')),
      country: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(entry), entries => {
        const codes = entries.map(({ code }) => String(code).trim());
        for (const { posted } of phoneCountries(entries, '', 'en')) {
          expect(codes).toContain(posted);
          const found = countryWith(phoneCountries(entries, '', 'en'), posted);
          expect(found?.posted.replace(/\D/g, '')).toBe(posted.replace(/\D/g, ''));
        }
      }),
    );
  });
});

it.each([
  ['de-AT', 'de-AT'],
  ['', 'en'],
  [null, 'en'],
  ['not a language', 'en'],
])('[UI-17] the language %j is taken as %s', (stated, language) => {
  expect(languageOf(stated)).toBe(language);
});
