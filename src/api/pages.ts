import { addressOf } from '../http/address.ts';

// Pages of the portal that screens lead to. Each gives undefined for an id that cannot be part of an address.

/** Begins an expense reimbursement request for a patient. [SD-01] */
export const createReimbursementPage = (patientId: string): string | undefined =>
  pageAt('/direct/reimbursement/assignedPatient/{patientId}/create', { patientId });

/** The budget of a study at a site. [DEP-01] */
export const studyBudgetPage = (siteId: string, studyId: string): string | undefined =>
  pageAt('/direct/site/{siteId}/study/{studyId}/budget/', { siteId, studyId });

function pageAt(path: string, ids: Readonly<Record<string, string>>): string | undefined {
  const address = addressOf(path, { path: ids }, location.href);
  return typeof address === 'string' ? address : undefined;
}
