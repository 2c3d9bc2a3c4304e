import { describe, expect, it } from 'vitest';
import {
  isAmount,
  moneyText,
  parseMoney,
  postedMoney,
  storedCents,
  sumOf,
  thresholdOf,
} from '../../../../src/domain/display/money.ts';

describe('a typed amount', () => {
  it.each([
    ['0', 0],
    ['80', 80_00],
    ['80.5', 80_50],
    ['1,234.56', 1_234_56],
    ['$5', 5_00],
    [' 5 ', 5_00],
    ['\t5\n', 5_00],
    ['1 000', 1_000_00],
    ['1\u00a0000.25', 1_000_25],
    ['\u200e$5\u200b00\u200f', 500_00],
    ['\u202a1\u202e,000\u2066.25\u2069', 1_000_25],
    ['.5', 50],
    ['5.', 5_00],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('[UI-13] %j is parsed as %i cents', (text, cents) => {
    expect(parseMoney(text)).toEqual({ ok: true, cents });
  });

  it.each([
    ['', 'empty'],
    ['$', 'empty'],
    ['-50.00', 'negative'],
    ['$-50', 'negative'],
    ['−50', 'negative'],
    ['(50.00)', 'negative'],
    ['-', 'notANumber'],
    ['-abc', 'notANumber'],
    ['100\t200', 'notANumber'],
    ['100\r\n200', 'notANumber'],
    ['-50x', 'notANumber'],
    ['(50)x', 'notANumber'],
    ['5-50', 'notANumber'],
    ['5(50)', 'notANumber'],
    ['()', 'notANumber'],
    ['1e3', 'notANumber'],
    ['1.234,56', 'notANumber'],
    ['1,23', 'notANumber'],
    ['1,2345', 'notANumber'],
    ['0,500', 'notANumber'],
    [',123', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['.', 'notANumber'],
    ['5$', 'notANumber'],
    ['+5', 'notANumber'],
    ['١٢', 'notANumber'],
    ['\u202d-50\u202c', 'negative'],
    ['12.345', 'tooManyDecimals'],
    ['.125', 'tooManyDecimals'],
    ['90071992547409.92', 'tooLarge'],
    ['1'.repeat(400), 'tooLarge'],
  ])('[UI-13] %j is rejected: %s', (text, problem) => {
    expect(parseMoney(text)).toEqual({ ok: false, problem });
  });
});

describe('a stored amount', () => {
  it.each([
    [1000.1, 1_000_10],
    [0.29, 29],
    [4.02, 4_02],
    [1.1, 1_10],
    [0, 0],
    [12, 12_00],
    ['1,000.00', 1_000_00],
    ['1000', 1_000_00],
    [' 80.5 ', 80_50],
    ['-50.25', -50_25],
    [' -50', -50_00],
    [-0.5, -50],
    [1234.5600000000002, 1_234_56],
    [0.1 + 0.2, 30],
    [-1234.5600000000002, -1_234_56],
    [1e-9, 0],
    [4_503_599_627_370.49, 450_359_962_737_049],
    ['400.0000', 400_00],
    ['1,234.500000', 1_234_50],
    ['-5.2500', -5_25],
    ['400.000', undefined],
    ['400.0010', undefined],
    ['1234.5600000000001', undefined],
    [12.34001, undefined],
    ['$-5', undefined],
    ['--5', undefined],
    ['-', undefined],
    ['', undefined],
    ['N/A', undefined],
    [1e21, undefined],
    [1.005, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
    [['5'], undefined],
    [{ display: '5' }, undefined],
  ])('[DEP-02] %j is parsed as %j cents', (stated, cents) => {
    expect(storedCents(stated)).toBe(cents);
  });

  it('[DEP-02] of minus zero is zero', () => {
    expect(Object.is(storedCents('-0'), 0)).toBe(true);
  });
});

it.each([
  [0, '0.00', '0.00'],
  [5, '0.05', '0.05'],
  [50, '0.50', '0.50'],
  [99_99, '99.99', '99.99'],
  [999_00, '999.00', '999.00'],
  [1_234_50, '1,234.50', '1234.50'],
  [100_000_00, '100,000.00', '100000.00'],
  [1_234_567_89, '1,234,567.89', '1234567.89'],
  [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91', '90071992547409.91'],
  [-5, '-0.05', '-0.05'],
  [-123_456_78, '-123,456.78', '-123456.78'],
  [-1_234_56, '-1,234.56', '-1234.56'],
])('[DEP-04] %i cents are shown as %s and posted as %s', (cents, shown, posted) => {
  expect(moneyText(cents)).toBe(shown);
  expect(postedMoney(cents)).toBe(posted);
});

it.each([
  [0, 0],
  [1, 0],
  [3, 1],
  [10, 3],
  [1_234_567_890_123_457, 308_641_972_530_864],
  [Number.MAX_SAFE_INTEGER, 2_251_799_813_685_248],
])('[DEP-02] the threshold of %i cents is %i', (cents, quarter) => {
  expect(thresholdOf(cents)).toBe(quarter);
});

describe('sumOf', () => {
  it.each([
    [[], 0],
    [[10, 20], 30],
    [[33_33, 33_33, 33_33], 99_99],
    [[33_34, 33_34, 33_34], 100_02],
    [[Number.MAX_SAFE_INTEGER], Number.MAX_SAFE_INTEGER],
    [[Number.MAX_SAFE_INTEGER, 1], Number.POSITIVE_INFINITY],
  ])('[DEP-03] of %j is %d', (amounts, sum) => {
    expect(sumOf(amounts)).toBe(sum);
  });

  it('[DEP-03] of 0.10 and 0.20 does not exceed 0.30', () => {
    const cents = ['0.10', '0.20'].map(text => storedCents(text) ?? 0);
    expect(sumOf(cents) > Number(storedCents('0.30'))).toBe(false);
  });
});

describe('a shown text', () => {
  it.each(['0', '7', '.5', '12.50', '1,234.50', '-1,234', '$12', '-$12.50', '1234.', ' 12.50 ', '  5  '])(
    '[UI-14] %j is an amount, beside which a currency may stand',
    text => {
      expect(isAmount(text)).toBe(true);
    },
  );

  it.each(['', '-', '.', '$', ',.', 'n/a', '12 USD', 'USD 12', '1.2.3', '--5', '5-', '1 2', '$-5'])(
    '[UI-14] %j is not an amount',
    text => {
      expect(isAmount(text)).toBe(false);
    },
  );
});
