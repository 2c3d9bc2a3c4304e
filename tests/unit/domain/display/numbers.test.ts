import { expect, it } from 'vitest';
import { grouped, numberText } from '../../../../src/domain/display/numbers.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [62_000, '62,000'],
  [1_234_567, '1,234,567'],
  [-1000, '-1,000'],
])('[TBL-02] the count %i is shown as %j', (count, shown) => {
  expect(numberText(count)).toBe(shown);
});

it.each([
  ['-123', '-123'],
  ['$1234', '$1,234'],
  ['-$123456', '-$123,456'],
])('[TBL-20] %j is grouped as %j', (digits, shown) => {
  expect(grouped(digits)).toBe(shown);
});
