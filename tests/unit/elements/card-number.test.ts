import { expect, it } from 'vitest';
import { cardNumberShown, hasLostZeros } from '../../../src/elements/card-list/card-list.rules.ts';

it.each([
  ['12345678', '1234 5678'],
  ['1234 5678', '1234 5678'],
  [12_345_678, '1234 5678'],
  [123_456, '0012 3456'],
  [0, '0000 0000'],
  ['4111 1111 1234 5678', '1234 5678'],
  ['4111-1111-1234-5678', '1234 5678'],
  ['4111.1111 1234/5678', '1234 5678'],
  ['4111111112345678x', '1234 5678'],
  ['ID12345678', 'ID12345678'],
  ['1234567', '1234567'],
  ['****5678', '****5678'],
  ['', ''],
  [null, ''],
  [-123_456, '-123456'],
  [1234.5, '1234.5'],
])('[CARD-01] %j is shown as %j', (stated, shown) => {
  expect(cardNumberShown(stated)).toBe(shown);
  expect(cardNumberShown(shown)).toBe(shown);
});

it.each([
  [123_456, true],
  [0, true],
  [12_345_678, false],
  ['123456', false],
  [-5, false],
  [1.5, false],
  [null, false],
])('[CARD-01] whether %j has lost leading zeros: %s', (stated, lost) => {
  expect(hasLostZeros(stated)).toBe(lost);
});
