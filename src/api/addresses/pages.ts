import { callUrl, pageUrl, withApiBase } from '../../platform/address.ts';
import type { PageSettings } from '../../platform/page.ts';

// URLs of the portal's pages that screens link to, withApiBase with `data-api-base` like the calls. Each function returns
// undefined for an id that cannot be part of a URL.

/** The page that creates an expense reimbursement request for a patient. [SD-01] */
export const createReimbursementPage = (patientId: string, page: PageSettings): string | undefined =>
  pageAt('/direct/reimbursement/assignedPatient/{patientId}/create', { patientId }, page);

/** The page with the budget of a study at a site. [DEP-01] */
export const studyBudgetPage = (siteId: string, studyId: string, page: PageSettings): string | undefined =>
  pageAt('/direct/site/{siteId}/study/{studyId}/budget/', { siteId, studyId }, page);

/** The page of a travel request. [RD-02] */
export const travelRequestPage = (id: string, page: PageSettings): string | undefined =>
  pageAt('/request/{id}/view', { id }, page);

/** The page with all reimbursements of a site. [SD-02] */
export const reimbursementListPage = (siteId: string, page: PageSettings): string | undefined =>
  pageAt('/direct/reimbursement/site/{siteId}/list/', { siteId }, page);

/** The page with the requested reports; sites and internal users have different lists. [RPT-04] */
export const reportHistoryPage = (isDirect: boolean, page: PageSettings): string | undefined =>
  pageAt(isDirect ? '/direct/report/list/' : '/report/list/', {}, page);

/** The page of the report scheduler. [RPT-04] */
export const reportSchedulerPage = (page: PageSettings): string | undefined =>
  pageAt('/scheduledReports/', {}, page);

/** The URL that a report request is posted to: `/report/` on homepage and dashboard, else the page's own URL. [RPT-15] */
export function reportTarget({ apiBase = '' }: PageSettings): string {
  const trimSlashes = (path: string) => path.replace(/\/+$/, '');
  const home = trimSlashes(apiBase);
  const here = trimSlashes(new URL(pageUrl()).pathname);
  return [home, `${home}/dashboard`].includes(here) ? withApiBase('/report/', apiBase) : pageUrl();
}

function pageAt(
  template: string,
  path: Readonly<Record<string, string>>,
  { apiBase }: PageSettings,
): string | undefined {
  const address = callUrl(template, { path, apiBase });
  return typeof address === 'string' ? address : undefined;
}
