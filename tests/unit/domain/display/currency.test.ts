import { describe, expect, it } from 'vitest';
import { currencyOf, currencyText } from '../../../../src/domain/display/money.ts';

describe('currencyText', () => {
  it.each([
    ['12.5', '12.50'],
    ['12', '12'],
    ['12.', '12.00'],
    ['.5', '0.50'],
    ['-.5', '-0.50'],
    ['1.005', '1.01'],
    ['999.995', '1,000.00'],
    ['1234.5', '1,234.50'],
    ['-$1234567.5', '-$1,234,567.50'],
    ['999,999.999', '1,000,000.00'],
    ['-0.001', '0.00'],
    ['-0.005', '-0.01'],
    ['$12.5', '$12.50'],
    ['-$12.5', '-$12.50'],
    [' 12.5 ', '12.50'],
    ['N/A', 'N/A'],
    ['approx. 5', 'approx. 5'],
    ['1.2.3', '1.2.3'],
    ['1,23.5', '1,23.5'],
    ['1234,567.5', '1234,567.5'],
    ['.', '.'],
    [',.5', ',.5'],
    ['$.', '$.'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [12.5, '12.50'],
    ['99999999999999999.5', '99999999999999999.5'],
  ])('[UI-14] formats %j as %j', (stated, shown) => {
    expect(currencyText(stated)).toBe(shown);
  });

  it.each([
    ['12.5', 'EUR', '12.50'],
    ['12.5', 'usd', '12.50'],
    ['1200.5', 'JPY', '1200.5'],
    ['1200.5', 'KRW', '1200.5'],
    ['1.234', 'KWD', '1.234'],
    ['1.234', 'BHD', '1.234'],
    ['12.5', '€', '12.50'],
    ['12.5', '', '12.50'],
    ['12.5', null, '12.50'],
  ])('[UI-14] formats %j in %s as %j', (stated, currency, shown) => {
    expect(currencyText(stated, currency)).toBe(shown);
  });
});

it.each([
  [['EUR'], 'EUR'],
  [['gbp'], 'GBP'],
  [['€'], '€'],
  [['us$'], 'US$'],
  [[undefined, '', 'CHF', 'USD'], 'CHF'],
  [[], 'USD'],
  [[undefined, ''], 'USD'],
  [['Unavailable'], ''],
  [['Unavailable', 'EUR'], ''],
  [['US'], ''],
  [['EURO'], ''],
  [['12$'], ''],
  [['EU1'], ''],
  [['123'], ''],
  [['$5'], ''],
])('[UI-14] the currency of an amount of a record that states %j is %j', (stated, currency) => {
  expect(currencyOf(...stated)).toBe(currency);
});
