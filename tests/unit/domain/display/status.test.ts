import { expect, it } from 'vitest';
import {
  actionStatusShown,
  isActionStatus,
  reimbursementProgress,
  statusName,
  statusShown,
  travelProgress,
} from '../../../../src/domain/display/status.ts';
import { english } from '../../../../src/domain/language/language.ts';

it.each([
  ['approved', 'Approved', 'info'],
  ['inReview', 'In Review', 'warning'],
  ['In Review', 'In Review', 'warning'],
  ['processing payment', 'Processing Payment', 'warning'],
  ['canceled', 'Cancelled', 'neutral'],
  ['PAID', 'Paid', 'success'],
  ['denied', 'Denied', 'danger'],
  ['in_progress', 'In Progress', 'info'],
  ['deactivated', 'Deactivated', 'neutral'],
  ['Something else', 'Something else', 'neutral'],
  ['constructor', 'constructor', 'neutral'],
  ['', '', 'neutral'],
])('[UI-16] the status %j is shown as %j, %s', (text, label, tone) => {
  expect(statusShown(text, english)).toEqual({ label, tone });
});

it.each([
  ['paid', 'Paid', 'success'],
  ['canceled', 'Cancelled', 'neutral'],
  ['inReview', 'In Review', 'warning'],
  ['processingPayment', 'Processing Payment', 'warning'],
  ['correctionRequired', 'Correction Required', 'warning'],
  ['denied', 'Denied', 'danger'],
  ['submitted', 'Denied', 'danger'],
  ['toString', 'Denied', 'danger'],
  ['', 'Denied', 'danger'],
])('[SD-03] in the list of pending actions, the status %j is shown as %j, %s', (text, label, tone) => {
  expect(actionStatusShown(text, english)).toEqual({ label, tone });
});

it.each([
  ['paid', true],
  ['canceled', true],
  ['Denied', true],
  ['submitted', false],
  ['', false],
  ['constructor', false],
])('[SD-03] whether pending actions know the status %j: %s', (text, known) => {
  expect(isActionStatus(text)).toBe(known);
});

it.each([
  ['Paid', 'paid'],
  ['In Review', 'inReview'],
  ['Some Long Status', 'someLongStatus'],
  ['', ''],
])('[RL-02] the filter %j selects the status %j', (label, name) => {
  expect(statusName(label)).toBe(name);
});

it.each([
  ['inReview', 'In Review', 45],
  ['In Review', 'In Review', 45],
  ['submitted', 'Submitted', 70],
  ['approved', 'Approved', 80],
  ['denied', 'Denied', 100],
  ['paid', 'Paid', 100],
  ['processingPayment', 'Processing Payment', 100],
  ['correctionRequired', 'Correction Required', 70],
  ['returned', 'Returned', 0],
  ['inProgress', 'In Progress', 45],
  ['cancelled', 'Cancelled', 100],
  ['canceled', 'Cancelled', 100],
  ['', 'Submitted', 70],
  [' ', 'Submitted', 70],
  ['pending', 'Pending', undefined],
  ['on hold', 'on hold', undefined],
  ['constructor', 'constructor', undefined],
])('[RD-01] a reimbursement with the status %j is shown as %j with %s percent', (status, label, percent) => {
  expect(reimbursementProgress(status, english)).toMatchObject({ label, percent });
});

it.each([
  ['submitted', 'Waiting for review', 'Waiting for confirmation'],
  ['correctionRequired', 'Waiting for a correction by the patient or the site', undefined],
  ['processingPayment', 'Waiting for payment', undefined],
  ['pending', undefined, 'Not submitted yet'],
  ['inProgress', undefined, 'Waiting for confirmation'],
  ['confirmed', undefined, 'Waiting to be finalized'],
  ['denied', undefined, undefined],
  ['constructor', undefined, undefined],
])('[RD-01] [TR-03] with the status %j a reimbursement is %j, a travel request %j', (status, ...steps) => {
  expect([reimbursementProgress, travelProgress].map(of => of(status, english).step)).toEqual(steps);
});

it.each([
  ['pending', 'Pending', 15],
  ['inProgress', 'In Progress', 45],
  ['in_progress', 'In Progress', 45],
  ['submitted', 'Submitted', 70],
  ['confirmed', 'Confirmed', 80],
  ['finalized', 'Finalized', 100],
  ['cancelled', 'Cancelled', 100],
  ['canceled', 'Cancelled', 100],
  ['', 'Pending', 15],
  [' ', 'Pending', 15],
  ['paid', 'Paid', undefined],
  ['toString', 'toString', undefined],
])('[TR-03] a travel request with the status %j is shown as %j with %s percent', (status, label, percent) => {
  expect(travelProgress(status, english)).toMatchObject({ label, percent });
});
