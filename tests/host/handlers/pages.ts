import { elementPages } from '../element-pages.ts';
import { type Handler, Refusal } from '../visit.ts';
import { allocationsOf, childDocuments, depositOf, parentDocument } from './deposits.ts';
import { assignedTo } from './quick-actions.ts';
import { siteIn } from './sites.ts';

export const dashboardPage: Handler = (_request, visit) => {
  const site = siteIn(visit);
  const recent = visit.database.all(
    `SELECT reimbursements.*, patient_number FROM reimbursements JOIN patients ON patients.id = patient_id
     WHERE reimbursements.site_id = ? ORDER BY submitted_on DESC, reimbursements.id DESC LIMIT 8`,
    site.id,
  );
  const counts = visit.database.first(
    `SELECT (SELECT count(*) FROM patients WHERE site_id = sites.id) AS patients,
       (SELECT count(*) FROM study_sites WHERE site_id = sites.id) AS studies FROM sites WHERE id = ?`,
    site.id,
  );
  const assigned = assignedTo(visit.session.role, visit.database);
  return visit.page('dashboard', { site, recent, counts, assigned });
};

export const workbenchPage: Handler = (_request, visit) => {
  const site = siteIn(visit);
  const deposit = depositOf(visit.database, site.id);
  const patients = visit.database.all(
    'SELECT * FROM patients WHERE site_id = ? ORDER BY id LIMIT 100',
    site.id,
  );
  return visit.page('workbench', {
    site,
    parent: parentDocument(deposit),
    children: childDocuments(allocationsOf(visit.database, deposit.id)),
    patients: patients.filter((_, index) => index % 8 === 7),
  });
};

export const cookiesPage: Handler = (_request, { page }) => page('cookies');

export const elementPage: Handler = (_request, { page, path }) => {
  const shown = elementPages.find(({ tag }) => tag === path.tag);
  if (!shown) throw new Refusal(404, 'There is no such element.');
  return page('element', shown);
};
