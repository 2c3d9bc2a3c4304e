import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callingCodes } from '../../../src/domain/calling-codes.ts';
import {
  entriesWithoutCode,
  findCountry,
  phoneCountries,
} from '../../../src/elements/phone-code/phone-code.rules.ts';

const allCountries = phoneCountries(undefined, '', 'en');
const entries = [
  { code: '+44', country: 'United Kingdom' },
  { code: 1, country: 'US' },
  { code: '1', country: 'CA' },
  { code: null, country: 'Nowhere' },
];

describe('the codes of all countries', () => {
  it('[UI-17] are digits; each country has one code, a name and a unique value', () => {
    const regions = callingCodes().map(({ region }) => region);
    expect(regions.length).toBeGreaterThan(230);
    expect(new Set(regions).size).toBe(regions.length);
    expect(callingCodes().filter(({ code }) => !/^\+[1-9]\d{0,3}$/.test(code))).toEqual([]);
    expect(allCountries.filter(({ label }) => /^[A-Z]{2} /.test(label))).toEqual([]);
    expect(allCountries.map(({ value }) => value)).toEqual([
      ...new Set(allCountries.map(({ value }) => value)),
    ]);
  });

  it('[UI-17] are named in the language of the page', () => {
    expect(phoneCountries(undefined, '', 'de').find(({ code }) => code === '49')?.label).toBe(
      'Deutschland (+49)',
    );
  });

  it('[UI-17] are sorted by name as people of that language expect', () => {
    const names = phoneCountries(undefined, '', 'sv').map(({ label }) => label);
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare));
    expect(names.at(-1)).toBe('Östtimor (+670)');
  });

  it.each([
    ['+1', 'United States (+1)'],
    ['7', 'Russia (+7)'],
    ['+44', 'United Kingdom (+44)'],
    ['', undefined],
    ['none', undefined],
  ])('[UI-17] contain for %j the country %s', (code, label) => {
    expect(findCountry(allCountries, code)?.label).toBe(label);
  });
});

describe('the codes of data-countries', () => {
  it('[UI-06] are posted as written, and entries with the same code have different values', () => {
    const offered = phoneCountries(entries, '', 'en');
    expect(offered.map(({ label, posted }) => [label, posted])).toEqual([
      ['United Kingdom (+44)', '+44'],
      ['United States (+1)', '1'],
      ['Canada (+1)', '1'],
    ]);
    expect(new Set(offered.map(({ value }) => value)).size).toBe(3);
    expect(entriesWithoutCode(entries)).toBe(1);
  });

  it('[UI-06] are preceded by a stored code that is not among them', () => {
    const [first] = phoneCountries(entries, '+999', 'en');
    expect(first).toMatchObject({ posted: '+999', label: '+999' });
    expect(phoneCountries(entries, ' +44 ', 'en')).toHaveLength(3);
    expect(phoneCountries(entries, ' +999 ', 'en')[0]).toEqual(first);
    expect(phoneCountries(entries, 'none', 'en')).toHaveLength(3);
  });

  it('[UI-06] keep the order of the page and name their country without spaces around it', () => {
    const offered = phoneCountries([{ code: ' 7 ', country: ' Zembla ' }, { code: 6 }], '', 'en');
    expect(offered.map(({ label, posted }) => [label, posted])).toEqual([
      ['Zembla (+7)', '7'],
      ['+6', '6'],
    ]);
  });

  it('[UI-06] are posted exactly as written and can be found by that code, for any entries', () => {
    const entry = fc.record({
      code: fc.oneof(fc.string(), fc.integer(), fc.constantFrom('+1', '44')),
      country: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(entry), anyEntries => {
        const codes = anyEntries.map(({ code }) => String(code).trim());
        for (const { posted } of phoneCountries(anyEntries, '', 'en')) {
          expect(codes).toContain(posted);
          const found = findCountry(phoneCountries(anyEntries, '', 'en'), posted);
          expect(found?.posted.replace(/\D/g, '')).toBe(posted.replace(/\D/g, ''));
        }
      }),
    );
  });
});
