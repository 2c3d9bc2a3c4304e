import { addressOf, prefixed } from '../../domain/platform/address.ts';
import type { PageSettings } from '../../http/endpoint.ts';

// Pages of the portal that screens lead to, under the page's prefix as its calls are. Each gives undefined for an id
// that cannot be part of an address.

/** Begins an expense reimbursement request for a patient. [SD-01] */
export const createReimbursementPage = (patientId: string, page: PageSettings): string | undefined =>
  pageAt('/direct/reimbursement/assignedPatient/{patientId}/create', { patientId }, page);

/** The budget of a study at a site. [DEP-01] */
export const studyBudgetPage = (siteId: string, studyId: string, page: PageSettings): string | undefined =>
  pageAt('/direct/site/{siteId}/study/{studyId}/budget/', { siteId, studyId }, page);

/** A travel request. [RD-02] */
export const travelRequestPage = (id: string, page: PageSettings): string | undefined =>
  pageAt('/request/{id}/view', { id }, page);

/** All reimbursements of a site. [SD-02] */
export const reimbursementListPage = (siteId: string, page: PageSettings): string | undefined =>
  pageAt('/direct/reimbursement/site/{siteId}/list/', { siteId }, page);

/** The reports that were asked for; sites and internal users have a list of their own. [RPT-04] */
export const reportHistoryPage = (isDirect: boolean, page: PageSettings): string | undefined =>
  pageAt(isDirect ? '/direct/report/list/' : '/report/list/', {}, page);

/** [RPT-04] */
export const reportSchedulerPage = (page: PageSettings): string | undefined =>
  pageAt('/scheduledReports/', {}, page);

/** Where a report is asked for: `/report/` from the homepage and the dashboard, elsewhere the page itself. [RPT-15] */
export function reportTarget({ apiBase = '' }: PageSettings): string {
  const withoutSlash = (path: string) => path.replace(/\/+$/, '');
  const home = withoutSlash(apiBase);
  const here = withoutSlash(location.pathname);
  return [home, `${home}/dashboard`].includes(here) ? prefixed('/report/', apiBase) : location.href;
}

function pageAt(
  template: string,
  path: Readonly<Record<string, string>>,
  { apiBase }: PageSettings,
): string | undefined {
  const address = addressOf(template, { path, apiBase }, location.href);
  return typeof address === 'string' ? address : undefined;
}
