import { expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import {
  advancePaymentColumns,
  initialTab,
  patientReimbursementColumns,
  withIds,
} from '../../../src/elements/patient-payments/patient-payments.rules.ts';
import type { Column } from '../../../src/table/engine/columns.ts';

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

const cardFacts = (columns: readonly Column[]) =>
  columns.filter(({ isCardFact }) => isCardFact).map(({ key }) => key);

it('[PAY-01] [UI-19] shows visit, study and payment method on the cards of advance payments', () => {
  expect(cardFacts(advancePaymentColumns(english))).toEqual(['visitType', 'visitDate', 'study', 'payType']);
  expect(advancePaymentColumns(english).find(({ key }) => key === 'visitDate')).toMatchObject({
    title: 'Visit date',
    type: 'date',
  });
});

it('[PAY-01] [UI-19] shows visit and payment method on the cards of reimbursements', () => {
  expect(cardFacts(patientReimbursementColumns(english))).toEqual([
    'visitType',
    'visitDate (CT)',
    'activityDate',
    'payType',
  ]);
});
