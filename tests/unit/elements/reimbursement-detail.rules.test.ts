import { describe, expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import { shownExpenses } from '../../../src/elements/reimbursement-detail/expenses.rules.ts';
import {
  recordAmounts,
  reimbursementGroups,
  reimbursementTitle,
  returnRemarks,
  travelRequestNumber,
} from '../../../src/elements/reimbursement-detail/reimbursement-detail.rules.ts';

describe('the summary', () => {
  const record = {
    visitType: 'Week 12',
    studyName: 'Aurora',
    createdBy: 'Ana',
    paymentACC: '1',
    paymentCheckName: 'Rui',
    paymentFirstSevenSingleLoadCard: '4111111112345678',
    paymentAddressBookStreet: '1 Main St',
    needTIN: 'yes',
    TIN: '123',
  };
  const payment = (preference: string, isProjectManager = false) =>
    reimbursementGroups({ ...record, paymentPreference: preference }, isProjectManager, english)
      .find(({ title }) => title === 'Payment')
      ?.fields.map(({ key }) => key)
      .filter(key => !['paymentPreference', 'paymentAddressBookStreet'].includes(key));

  it('[RD-02] groups the fields that are set', () => {
    const groups = reimbursementGroups(record, false, english);
    expect(groups.map(({ title, fields }) => [title, fields[0]?.text])).toEqual([
      ['Visit', 'Week 12'],
      ['Patient and study', 'Aurora'],
      ['Payment', '1 Main St'],
      ['Request', 'No travel request assigned'],
    ]);
  });

  it.each([
    ['Bank Transfer', ['paymentACC', 'needTIN', 'TIN']],
    ['bank_transfer', ['paymentACC', 'needTIN', 'TIN']],
    ['Check', ['paymentCheckName', 'needTIN', 'TIN']],
    ['ScoutPass', ['paymentFirstSevenSingleLoadCard', 'needTIN', 'TIN']],
    ['Cash', ['needTIN', 'TIN']],
    ['constructor', ['needTIN', 'TIN']],
    ['', ['needTIN', 'TIN']],
  ])('[RD-02] [RD-05] of a payment by %j shows %j', (preference, keys) => {
    expect(payment(preference)).toEqual(keys);
  });

  it('[RD-02] shows the TIN only where it is needed, and never to project managers', () => {
    expect(payment('Check', true)).toEqual(['paymentCheckName']);
    const [, , group] = reimbursementGroups({ ...record, needTIN: '0' }, false, english);
    expect(group?.fields.map(({ key }) => key)).not.toContain('TIN');
  });
});

it.each([
  [{ reimbursementId: 'R-1', id: 7 }, 'Reimbursement R-1'],
  [{ id: 7 }, 'Reimbursement 7'],
  [{}, 'Reimbursement'],
])('[RD-02] the title of %j is %s', (record, title) => {
  expect(reimbursementTitle(record, english)).toBe(title);
});

it('[UI-14] states the total in US dollars and the other amounts in the payment currency', () => {
  const record = {
    totalUSD: '12.50 USD',
    fees: '1',
    withholding: '',
    totalPayable: '10 USD',
    paymentCurrency: 'EUR',
  };
  expect(recordAmounts(record, english)).toMatchObject([
    { label: 'Total (USD)', text: '12.50', currency: '' },
    { label: 'Fees', text: '1', currency: 'EUR' },
    { label: 'Total payable', text: '10 USD', currency: 'EUR' },
  ]);
  expect(recordAmounts({ totalUSD: 'USD 5', fees: '1' }, english)).toMatchObject([
    { label: 'Total (USD)', text: 'USD 5', currency: '' },
    { label: 'Fees', text: '1', currency: 'USD' },
  ]);
});

it.each([
  [
    { totalUSD: '12.50 USD', totalPayable: '12.50', paymentCurrency: 'USD' },
    ['Total (USD)', 'Total payable'],
  ],
  [{ totalUSD: '12.50', totalPayable: '12.50', paymentCurrency: 'EUR' }, ['Total (USD)', 'Total payable']],
  [{ totalUSD: '12.50', totalPayable: '12.40' }, ['Total (USD)', 'Total payable']],
  [{ totalUSD: '12.50' }, ['Total (USD)']],
])('[RD-02] states the amounts of %j as %j', (record, labels) => {
  expect(recordAmounts(record, english).map(({ label }) => label)).toEqual(labels);
});

it.each([
  [{ requestId: 'T-1', id: 7 }, 'T-1'],
  [{ id: 7 }, '7'],
  ['T-1', 'T-1'],
  ['none of these', 'none of these'],
  ['x0', 'x0'],
  ['n/a', undefined],
  ['NA', undefined],
  ['null', undefined],
  [false, undefined],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
])('[RD-02] the travel request %j has the number %j', (travelRequest, number) => {
  expect(travelRequestNumber({ travelRequest })).toBe(number);
});

it.each([
  [
    { returnReason: 'Blurred', issues: ['A', '', 'B'] },
    { reason: 'Blurred', issues: ['A', 'B'] },
  ],
  [{ issues: 'A' }, { reason: '', issues: ['A'] }],
  [{ issues: [] }, { reason: '', issues: [] }],
  [{}, { reason: '', issues: [] }],
])('[RD-02] the remarks of the return %j', (record, remarks) => {
  expect(returnRemarks(record)).toEqual(remarks);
});

describe('an expense', () => {
  const shown = (expense: object, record: object = {}) =>
    shownExpenses({ expenses: [expense], ...record }, english)[0];
  const receipt = (expense: object) => shown({ type: 'x', ...expense })?.receipt;

  it('[RD-03] is formatted', () => {
    const expense = {
      type: 'Other',
      typeOther: 'Ferry',
      invoiceDate: { date: '2026-05-06 00:00:00' },
      amountFormatted: '10.00',
      amountUSDFormatted: '11.00',
    };
    expect(shown(expense, { paymentCurrency: 'EUR' })).toEqual({
      id: '0',
      type: 'Other: Ferry',
      date: '6 May 2026',
      amount: '10.00',
      currency: 'EUR',
      amountUSD: '11.00',
      receipt: { name: '', addresses: [], remarks: [] },
    });
    expect(
      shown({ name: 'Taxi', invoiceDate: '2026-05-07', currency: 'CHF' }, { paymentCurrency: 'EUR' }),
    ).toMatchObject({ type: 'Taxi', date: '7 May 2026', currency: 'CHF' });
    expect(shown({ type: 'Taxi' })?.currency).toBe('USD');
    expect(shownExpenses({}, english)).toEqual([]);
  });

  it.each([
    ['USD', '10.00', '10.00', ''],
    ['USD', '10.00', '11.00', '11.00'],
    ['EUR', '10.00', '10.00', '10.00'],
    ['USD', undefined, '11.00', '11.00'],
  ])(
    '[RD-02] in %s of %s shows %s in USD as "%s"',
    (currency, amountFormatted, amountUSDFormatted, amountUSD) => {
      expect(shown({ currency, amountFormatted, amountUSDFormatted })).toMatchObject({ amountUSD });
    },
  );

  it.each([
    [{ downloadUrl: 'file.pdf' }, ['file.pdf'], []],
    [
      { downloadUrl: '/a', receipt: 'https://x.test/b', upload: '\\c' },
      ['/a', 'https://x.test/b', '\\c'],
      [],
    ],
    [{ receipt: 'sent by post' }, [], ['sent by post']],
    [{ upload: '2026-05-06' }, [], ['6 May 2026']],
    [{ downloadUrl: 'n/a', receipt: '--', upload: 'None' }, [], []],
    [{ downloadUrl: null, receipt: [], upload: {} }, [], []],
    [{ receipt: 'not null' }, [], ['not null']],
    [{ receipt: 'see /a' }, [], ['see /a']],
    [{ filename: 'a.pdf', hashedFilename: 'f00' }, [], ['Stored as f00']],
    [{ hashedFilename: 'f00' }, [], []],
  ])('[RD-03] with %j has a receipt at %j with the remarks %j', (expense, addresses, remarks) => {
    expect(receipt(expense)).toMatchObject({ addresses, remarks });
  });

  it('[RD-03] names its receipt by the file, else as it is stored', () => {
    expect(receipt({ filename: 'a.pdf', hashedFilename: 'f00' })?.name).toBe('a.pdf');
    expect(receipt({ filename: 'null', hashedFilename: 'f00' })?.name).toBe('f00');
  });
});
