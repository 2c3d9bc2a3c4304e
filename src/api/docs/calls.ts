import { activityUnitCalls } from './activity-units.ts';
import { appointmentCalls } from './appointments.ts';
import type { DocumentedCall } from './documented-call.ts';
import { organizationCalls } from './organizations.ts';
import { patientCalls } from './patients.ts';
import { reimbursementCalls } from './reimbursements.ts';
import { reportCalls } from './reports.ts';
import { studyCalls } from './studies.ts';
import { tableCalls } from './tables.ts';
import { travelRequestCalls } from './travel-requests.ts';

/** All calls of the elements with what documentation says about them. Build time only. */
export const calls: readonly DocumentedCall[] = [
  ...activityUnitCalls,
  ...appointmentCalls,
  ...organizationCalls,
  ...patientCalls,
  ...reimbursementCalls,
  ...reportCalls,
  ...studyCalls,
  ...tableCalls,
  ...travelRequestCalls,
];

/** What documentation says about a call of an element. */
export function documentedCall({ endpoint }: { readonly endpoint: Pick<DocumentedCall, 'name'> }) {
  const call = calls.find(({ name }) => name === endpoint.name);
  if (!call) throw new Error(`The call ${endpoint.name} is not in src/api/docs/calls.ts. Add it there.`);
  return call;
}
