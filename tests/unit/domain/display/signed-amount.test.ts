import { expect, it } from 'vitest';
import { signedCents } from '../../../../src/domain/display/signed-amount.ts';

it.each([
  ['50', 50_00],
  ['1,234.50', 1_234_50],
  ['−50.00', -50_00],
  ['50.00-', -50_00],
  ['(50.00)', -50_00],
  ['($1,234.50)', -1_234_50],
  ['$(50)', -50_00],
  ['-$50', -50_00],
  ['$-50', -50_00],
  ['€1,234.50', 1_234_50],
  ['1,234.50 €', 1_234_50],
  ['(50.00 USD)', -50_00],
  ['USD 50', 50_00],
  ['CA$50', 50_00],
  ['(0.00)', 0],
  ['50-20', undefined],
  ['5(0)', undefined],
  ['(5)0', undefined],
  ['ABC 50', undefined],
  ['50 ABC', undefined],
  ['5€0', undefined],
  ['ABC$50', 50_00],
  ['50 kg', undefined],
  ['1.234,50 €', undefined],
  ['+1 555 1234', undefined],
  ['--50', undefined],
  ['(50', undefined],
  ['-', undefined],
  ['€', undefined],
  ['', undefined],
  ['2024-01-05', undefined],
])('[TBL-05] signedCents parses %j as %j', (text, cents) => {
  expect(signedCents(text)).toBe(cents);
});
