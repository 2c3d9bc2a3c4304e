import { describe, expect, it } from 'vitest';
import { builtInRules, ruleProblem, rulesOf } from '../../../src/domain/report-types.ts';

describe('the built-in rules', () => {
  it.each([
    ['sSNTINValidation', { earliestStart: '2022-12-12', options: ['uncheckedSsnTin'] }],
    ['monthlyUnitRecognition', { earliestStart: '2024-03-04' }],
    ['monthlyReport', { monthPicker: true, options: ['includeFees'] }],
    ['taxablePayments', { endOfStartYear: true }],
    ['patientPaymentsOptOutHistory', { startDateNotRequired: 'study' }],
    ['expenseManagement', { studyRequired: true }],
    ['unpaidVisits', { studyRequired: true, hideSponsor: true }],
    ['studyFeeConfigurations', { hideSite: true }],
    ['studyReimbursementExpenseConfigurations', { hideSite: true }],
    ['bulkAddressValidation', { options: ['addressValidationTestRun'] }],
    ['eRRTRThreshold', { options: ['documentType'] }],
    ['onsiteScoutPass', { options: ['assigned'] }],
    ['kitchenSinkTravel', { options: ['kitchenSinkOptions'] }],
    ['backupWithholding', { options: ['showOnlyBilled'] }],
    ['siteMasterPayments', { options: ['masterSite'] }],
    ['unheardOf', {}],
    ['onsiteScout', {}],
    ['constructor', {}],
  ])('[RPT-18] [RPT-23] of %s are %j', (value, rules) => {
    expect(rulesOf({ value, label: value })).toEqual(rules);
  });

  it('[RPT-23] use the public names', () => {
    const types = Object.entries(builtInRules).map(([value, rules]) => ({ value, rules }));
    expect(ruleProblem(types)).toBeUndefined();
  });
});

describe('[RPT-19] the rules of a page', () => {
  it('[RPT-19] override built-in rules of the same name', () => {
    const rules = { studyRequired: false, hideSite: true };
    expect(rulesOf({ value: 'unpaidVisits', label: '', rules })).toEqual({
      studyRequired: false,
      hideSponsor: true,
      hideSite: true,
    });
    expect(rulesOf({ value: 'monthlyReport', label: '', rules: { options: [] } }).options).toEqual([]);
    expect(rulesOf({ value: 'visits', label: '', rules: null })).toEqual({});
    expect(rulesOf(undefined)).toEqual({});
  });

  it.each([
    [{ studyRequred: true }, 'the rule "studyRequred", which does not exist. Use studyRequired, '],
    [{ __proto__x: true }, 'the rule "__proto__x", which does not exist. Use '],
    [{ options: ['includeFee'] }, 'the option "includeFee", which does not exist. Use includeFees, '],
    [{ options: [5] }, 'the option "5", which does not exist. Use '],
    [{ options: 'includeFees' }, 'the rule options with another value than a list such as ["includeFees"].'],
    [{ hideSite: 'yes' }, 'the rule hideSite with another value than true or false.'],
    [
      { earliestStart: '2024-02-30' },
      'the rule earliestStart with another value than a day such as "2024-03-04".',
    ],
    [
      { startDateNotRequired: 'sites' },
      'the rule startDateNotRequired with another value than true, false, "site" or "study".',
    ],
  ])('[RPT-19] %j are rejected', (rules, problem) => {
    expect(ruleProblem([{ value: 'a' }, { value: 'b', rules }])).toContain(`gives the type "b" ${problem}`);
  });
});
