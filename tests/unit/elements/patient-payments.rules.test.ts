// @vitest-environment node
import { expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import {
  advancePaymentColumns,
  initialTab,
  patientReimbursementColumns,
  withIds,
} from '../../../src/elements/patient-payments/patient-payments.rules.ts';

it.each<[unknown, 'advance-payment' | 'reimbursement', string]>([
  ['reimbursement', 'advance-payment', 'reimbursement'],
  ['advance-payment', 'reimbursement', 'advance-payment'],
  ['other', 'reimbursement', 'reimbursement'],
  [undefined, 'advance-payment', 'advance-payment'],
])(
  '[PAY-01] with %j in the history and %j as the attribute, the first tab is %s',
  (history, attribute, tab) => {
    expect(initialTab(history, attribute)).toBe(tab);
  },
);

it('[NET-08] identifies rows by _id.$oid where they have no id', () => {
  const rows = [
    { id: '1', _id: { $oid: 'x' } },
    { _id: { $oid: 'y' }, total: 5 },
    { _id: {} },
    { total: 1 },
    null,
  ];
  expect(withIds(rows)).toEqual([rows[0], { id: 'y', _id: { $oid: 'y' }, total: 5 }, rows[2], rows[3], null]);
});

it('[PAY-01] [UI-19] lists advance payments with a title and two facts on a card', () => {
  expect(advancePaymentColumns(english).map(({ key, card }) => [key, card])).toEqual([
    ['id', undefined],
    ['visitType', 'title'],
    ['visitDate', undefined],
    ['study', 'fact'],
    ['payType', 'fact'],
    ['payCurrency', undefined],
    ['requestId', undefined],
  ]);
  expect(advancePaymentColumns(english).find(({ key }) => key === 'visitDate')).toMatchObject({
    title: 'Visit Date',
    type: 'date',
  });
});

it('[PAY-01] [UI-19] lists reimbursements with the total as the title of a card', () => {
  const placed = patientReimbursementColumns(english).filter(({ card }) => card);
  expect(placed.map(({ key, card }) => [key, card])).toEqual([
    ['total', 'title'],
    ['visitType', 'fact'],
    ['payType', 'fact'],
  ]);
});
