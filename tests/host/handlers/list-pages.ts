import type { Handler } from '../visit.ts';
import { refuseOthersPatient } from './own.ts';
import { patientIn } from './patients.ts';
import { siteIn } from './sites.ts';

export const reimbursementListPage: Handler = (_request, visit) =>
  visit.page('reimbursement-list', { site: siteIn(visit) });

export const cardListPage: Handler = (_request, visit) => visit.page('card-list', { site: siteIn(visit) });

export const patientPaymentsPage: Handler = (_request, visit) => {
  const patient = patientIn(visit);
  refuseOthersPatient(visit, patient.id);
  return visit.page('patient-payments', { patient });
};
