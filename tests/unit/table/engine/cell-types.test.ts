import { expect, it } from 'vitest';
import { english } from '../../../../src/domain/language/language.ts';
import { searchedText, shownText } from '../../../../src/table/engine/cell-types.ts';

it.each([
  ['inReview', 'status', 'In Review'],
  ['canceled', 'status', 'Cancelled'],
  ['On hold', 'status', 'On hold'],
  ['', 'status', ''],
  ['1001.5', 'amount', '1,001.50'],
  ['1,001.5', 'amount', '1,001.50'],
  ['-$12.5', 'amount', '-$12.50'],
  ['12', 'amount', '12'],
  ['N/A', 'amount', 'N/A'],
  ['2026-05-06', 'date', '6 May 2026'],
  ['05/06/2026', 'date', '05/06/2026'],
  ['1001.5', 'number', '1001.5'],
  ['inReview', 'text', 'inReview'],
] as const)('[TBL-20] %j of type %s shows %j', (text, type, shown) => {
  expect(shownText(text, type, english)).toBe(shown);
  // A second look: labels are remembered.
  expect(shownText(text, type, english)).toBe(shown);
});

it.each([
  ['1001.5', ['1,001.50', '1001.50']],
  ['1,001.50', ['1,001.50', '1001.50']],
  ['$1234567', ['$1234567', '$1,234,567']],
  ['-1234.5', ['-1,234.50', '-1234.50']],
  ['999.5', ['999.50']],
  ['12', ['12']],
  ['', ['']],
  ['by hand 1234', ['by hand 1234']],
  ['12345678901234567', ['12345678901234567']],
])('[TBL-20] finds the amount %j by %j', (text, found) => {
  expect(searchedText(shownText(text, 'amount', english), 'amount').split('\0')).toEqual(found);
});

it.each([
  ['1250.5', 'EUR', '1,250.50'],
  ['1250.5', 'JPY', '1250.5'],
  ['12.345', 'KWD', '12.345'],
  ['1250.5', 'Unavailable', '1,250.50'],
])('[UI-14] shows the amount %j in %s as %j', (text, currency, shown) => {
  expect(shownText(text, 'amount', english, currency)).toBe(shown);
  expect(searchedText(shown, 'amount').split('\0')).toContain(shown);
});
