import { expect, it } from 'vitest';
import { statusShown } from '../../../src/domain/status.ts';

it.each([
  ['inReview', 'In Review', 'warning'],
  ['In Review', 'In Review', 'warning'],
  ['correctionRequired', 'Correction Required', 'warning'],
  ['processing payment', 'Processing Payment', 'warning'],
  ['canceled', 'Cancelled', 'neutral'],
  ['Cancelled', 'Cancelled', 'neutral'],
  ['PAID', 'Paid', 'success'],
  ['denied', 'Denied', 'danger'],
  ['submitted', 'Submitted', 'info'],
  ['Something else', 'Something else', 'neutral'],
  ['constructor', 'constructor', 'neutral'],
  ['', '', 'neutral'],
])('[UI-16] the status %j is shown as %j, %s', (text, label, tone) => {
  expect(statusShown(text)).toEqual({ label, tone });
});
