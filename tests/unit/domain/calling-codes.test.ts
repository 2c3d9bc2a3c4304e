import { expect, it } from 'vitest';
import { callingCodes } from '../../../src/domain/calling-codes.ts';

it('[UI-17] has the code of every country, the largest country of a code first', () => {
  const codes = callingCodes();
  const regions = (code: string) => codes.filter(each => each.code === code).map(({ region }) => region);
  expect([regions('+1'), regions('+44'), regions('+1876')]).toEqual([
    ['US', 'CA'],
    ['GB', 'GG', 'IM', 'JE'],
    ['JM'],
  ]);
  expect(codes.every(({ code, region }) => /^\+\d{1,4}$/.test(code) && /^[A-Z]{2}$/.test(region))).toBe(true);
  expect(new Set(codes.map(({ region }) => region)).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(230);
});
