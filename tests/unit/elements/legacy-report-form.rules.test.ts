import { describe, expect, it } from 'vitest';
import * as rules from '../../../src/elements/legacy-report-form/legacy-report-form.rules.ts';
import { catalogue } from '../../../src/elements/legacy-report-form/texts.ts';

const records = [
  { id: 3, name: 'Acme Pharma' },
  { id: '7', name: 'BREATHE-2' },
  { id: null, name: null },
];

describe('the records', () => {
  it.each([
    ['Acme Pharma', true],
    ['  acme   PHARMA ', true],
    ['3', true],
    ['7', true],
    ['Acme', false],
    ['33', false],
    ['ACMEPHARMA', false],
    ['', true],
    ['ＢＲＥＡＴＨＥ-2', true],
  ])('[RPT-21] contain %j: %s', (text, isKnown) => {
    expect(rules.isInRecords(text, records)).toBe(isKnown);
  });

  it.each([
    [{ sponsor: 'Acme', study: 'BREATHE' }, ['sponsor', 'study']],
    [{ sponsor: 'acme pharma', study: 'BREATHE' }, ['study']],
    [{ sponsor: ' ', study: '' }, []],
    [{}, []],
  ])('[RPT-21] are compared with %j: not contained are %j', (values, kinds) => {
    expect(rules.kindsNotInRecords(values, { sponsor: records, study: records })).toEqual(kinds);
  });

  it('[RPT-21] are not checked for a kind that the page does not supply', () => {
    expect(rules.kindsNotInRecords({ sponsor: 'x', study: 'y' }, { study: [] })).toEqual(['study']);
    expect(rules.kindsNotInRecords({ sponsor: 'x', study: 'y' }, {})).toEqual([]);
  });

  it.each([
    ['study', 'The study is not in the records. A wrong entry may cause unexpected report results.'],
    ['both', 'The sponsor and the study are not in the records.'],
  ] as const)('[RPT-21] do not contain %s: the question says so', (kind, text) => {
    expect(catalogue.source.confirmNotInRecords[kind]).toContain(text);
    expect(catalogue.source.confirmNotInRecords[kind]).toContain(
      'Do you want to send the form all the same?',
    );
  });
});

it.each([
  ['a@b.test', 'a@b.test', false],
  ['a@b.test ', 'a@b.test', false],
  ['a@b.test', 'a@c.test', true],
  ['a@b.test', '', true],
  ['', '', false],
  ['a@b.test', undefined, false],
  [undefined, 'a@b.test', false],
  ['a@b.test', ' a@b.test', false],
])('[RPT-20] %j and %j differ: %s', (deliveryEmail, deliveryEmailConfirm, differ) => {
  expect(rules.doEmailsDiffer({ deliveryEmail, deliveryEmailConfirm })).toBe(differ);
});

it.each([
  ['12', '', true],
  ['12', 'BREATHE-2', false],
  ['', '', false],
  ['12', undefined, false],
  ['12', ' ', true],
  [' ', '', false],
  [undefined, '', false],
])('[RPT-22] site %j comes before study %j: %s', (site, study, isBeforeStudy) => {
  expect(rules.isSiteBeforeStudy({ site, study })).toBe(isBeforeStudy);
});
