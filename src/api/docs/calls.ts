import { activityUnitsCalls } from './activity-units.ts';
import { advancePaymentsCalls } from './advance-payments.ts';
import { appointmentsCalls } from './appointments.ts';
import { crosCalls } from './cros.ts';
import { depositsCalls } from './deposits.ts';
import type { DocumentedCall } from './documented-call.ts';
import { patientsCalls } from './patients.ts';
import { quickActionsCalls } from './quick-actions.ts';
import { reimbursementsCalls } from './reimbursements.ts';
import { reportsCalls } from './reports.ts';
import { reviewsCalls } from './reviews.ts';
import { sitesCalls } from './sites.ts';
import { sponsorsCalls } from './sponsors.ts';
import { studiesCalls } from './studies.ts';
import { tablesCalls } from './tables.ts';
import { travelRequestsCalls } from './travel-requests.ts';

/** All calls of the elements, sorted by name. Build time only: a page loads just the calls of its own elements. */
export const calls: readonly DocumentedCall[] = [
  ...activityUnitsCalls,
  ...advancePaymentsCalls,
  ...appointmentsCalls,
  ...crosCalls,
  ...depositsCalls,
  ...patientsCalls,
  ...quickActionsCalls,
  ...reimbursementsCalls,
  ...reportsCalls,
  ...reviewsCalls,
  ...sitesCalls,
  ...sponsorsCalls,
  ...studiesCalls,
  ...tablesCalls,
  ...travelRequestsCalls,
].toSorted((one, other) => (one.name < other.name ? -1 : 1));
