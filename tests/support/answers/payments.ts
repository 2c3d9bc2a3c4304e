import { moneyText } from '../../host/money.ts';
import type { HostTable } from './batches.ts';
import { oneOf, studies } from './lists.ts';

/** A reimbursement as a host's records hold it. Days are `2026-05-06`, money whole cents. */
export interface Payment {
  readonly id: number;
  readonly patientId: number;
  readonly patientNumber: string;
  readonly study: string;
  readonly visitType: string;
  readonly visitDate: string;
  readonly submittedOn: string;
  readonly payType: string;
  readonly currency: string;
  readonly country: string;
  /** As people read it: `In Review`. */
  readonly status: string;
  readonly cents: number;
}

/** The columns of a list of payments. */
export const paymentColumns = [
  ['reference', 'Reference'],
  ['patientId', 'Patient ID'],
  ['studyName', 'Study'],
  ['visitType', 'Visit type'],
  ['visitDate', 'Visit date (CT)'],
  ['submittedOn', 'Submitted on'],
  ['payType', 'Payment method'],
  ['payCurrency', 'Pay currency'],
  ['country', 'Country'],
  ['status', 'Status'],
  ['totalUSD', 'Total (USD)'],
].map(([data = '', title = '']) => ({ data, title }));

/** A row of such a list as hosts send it: a cell for each column, with its type. [TBL-10] */
export const paymentRow = (payment: Payment) => ({
  id: String(payment.id),
  reference: { display: `ERR-${payment.id}`, sort: payment.id, type: 'text' },
  patientId: {
    display: payment.patientNumber,
    sort: payment.patientNumber,
    type: 'link',
    href: `/patient/${payment.patientId}/`,
    class: 'nobr',
  },
  studyName: text(payment.study),
  visitType: text(payment.visitType),
  visitDate: day(payment.visitDate),
  submittedOn: day(payment.submittedOn),
  payType: text(payment.payType),
  payCurrency: text(payment.currency),
  country: text(payment.country),
  status: { ...text(payment.status), class: 'label' },
  totalUSD: { display: moneyText(payment.cents), sort: payment.cents, type: 'number', class: 'amount' },
});

const text = (display: string) => ({ display, sort: display, type: 'text' });

const day = (iso: string) => ({ display: iso, sort: iso, type: 'date' });

/** Payments that wait for a review, made by their number; the same ones always. */
export const payments: HostTable = { columns: paymentColumns, row: number => paymentRow(paymentOf(number)) };

const visitTypes = ['Screening', 'Week 2', 'Week 4', 'Week 12', 'Month 6', 'Early termination'];
const payTypes = ['Bank Transfer', 'Check', 'ScoutPass'];
const statuses = ['Submitted', 'In Review'];

const paymentOf = (number: number): Payment => ({
  id: 700_000 + number,
  patientId: number,
  patientNumber: `508-${1000 + ((number * 37) % 9000)}`,
  study: oneOf(studies, number),
  visitType: oneOf(visitTypes, number),
  visitDate: `2026-${twoDigits(1 + (number % 12))}-${twoDigits(1 + (number % 28))}`,
  submittedOn: `2026-12-${twoDigits(1 + (number % 31))}`,
  payType: oneOf(payTypes, number),
  currency: 'USD',
  country: 'United States',
  status: oneOf(statuses, number),
  cents: 1250 + ((number * 7919) % 240_000),
});

const twoDigits = (number: number): string => String(number).padStart(2, '0');
