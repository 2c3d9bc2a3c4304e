import { perLanguage } from '../../domain/language/language.ts';
import {
  paymentColumn,
  reimbursementColumns,
  visitFacts,
  withCardFacts,
} from '../../screen/payments/payment-columns.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { catalogue } from './texts.ts';

/** The tabs in their order. [PAY-01] */
export const tabNames = ['advance-payment', 'reimbursement'] as const;

export type TabName = (typeof tabNames)[number];

/** The initial tab: the one from the browser's history if there is one, else that of the page's attribute. [PAY-01] */
export const initialTab = (fromHistory: unknown, fromAttribute: TabName): TabName =>
  tabNames.find(name => name === fromHistory) ?? fromAttribute;

/** [PAY-01] [UI-19] */
export const advancePaymentColumns = perLanguage(language => {
  const screenTexts = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return withCardFacts(
    [
      { key: 'id', title: screenTexts.labels.id },
      { key: 'visitType', title: screenTexts.labels.visitType },
      { key: 'visitDate', title: screenTexts.labels.visitDate },
      { key: 'study', title: screenTexts.labels.study },
      { key: 'payType', title: screenTexts.labels.payType },
      { key: 'payCurrency', title: screenTexts.labels.payCurrency },
      { key: 'requestId', title: texts.advancePayments.travelRequestId },
    ].map(paymentColumn),
    [...visitFacts, 'study', 'paytype'],
  );
});

/** [PAY-01] [UI-19] */
export const patientReimbursementColumns = perLanguage(language =>
  withCardFacts(reimbursementColumns(language), [...visitFacts, 'paytype']),
);

/** Gives rows that are identified only by `_id.$oid` that value as their `id`. [NET-08] */
export const withIds = (rows: readonly unknown[]): unknown[] => rows.map(withId);

function withId(row: unknown): unknown {
  const { id, _id } = Object(row);
  return id === undefined && _id?.$oid ? { ...Object(row), id: _id.$oid } : row;
}
