import { describe, expect, it } from 'vitest';
import * as rules from '../../../src/elements/legacy-report-form/legacy-report-form.rules.ts';

const records = [
  { id: 3, name: 'Acme Pharma' },
  { id: '7', name: 'BREATHE-2' },
  { id: null, name: null },
];

describe('what is on record', () => {
  it.each([
    ['Acme Pharma', true],
    ['  acme   PHARMA ', true],
    ['3', true],
    ['7', true],
    ['Acme', false],
    ['33', false],
  ])('[RPT-21] %j: %s', (typed, isKnown) => {
    expect(rules.isOnRecord(typed, records)).toBe(isKnown);
  });

  it.each([
    [{ sponsor: 'Acme', study: 'BREATHE' }, ['sponsor', 'study']],
    [{ sponsor: 'acme pharma', study: 'BREATHE' }, ['study']],
    [{ sponsor: ' ', study: '' }, []],
    [{}, []],
  ])('[RPT-21] of %j unknown are %j', (entries, unknown) => {
    expect(rules.unknownIn(entries, { sponsor: records, study: records })).toEqual(unknown);
  });

  it('[RPT-21] nothing is unknown where the page states no records', () => {
    expect(rules.unknownIn({ sponsor: 'x', study: 'y' }, { study: [] })).toEqual(['study']);
    expect(rules.unknownIn({ sponsor: 'x', study: 'y' }, {})).toEqual([]);
  });

  it.each([
    [['study'], 'The study is not in the records. A wrong entry may cause unexpected report results.'],
    [['sponsor', 'study'], 'The sponsor and the study are not in the records.'],
  ] as const)('[RPT-21] of %j is asked', (kinds, text) => {
    expect(rules.sendAllTheSame(kinds)).toContain(text);
    expect(rules.sendAllTheSame(kinds)).toContain('Do you want to send the form all the same?');
  });
});

it.each([
  ['a@b.test', 'a@b.test', false],
  ['a@b.test ', 'a@b.test', false],
  ['a@b.test', 'a@c.test', true],
  ['a@b.test', '', true],
  ['', '', false],
  ['a@b.test', undefined, false],
])('[RPT-20] %j and %j differ: %s', (deliveryEmail, deliveryEmailConfirm, differ) => {
  expect(rules.doEmailsDiffer({ deliveryEmail, deliveryEmailConfirm })).toBe(differ);
});

it.each([
  ['12', '', true],
  ['12', 'BREATHE-2', false],
  ['', '', false],
  ['12', undefined, false],
])('[RPT-22] site %j with study %j is too early: %s', (site, study, isEarly) => {
  expect(rules.isSiteTooEarly({ site, study })).toBe(isEarly);
});
