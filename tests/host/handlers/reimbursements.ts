import { type Handler, seeOther } from '../visit.ts';
import { patientIn } from './patients.ts';

export const beginReimbursementPage: Handler = (_request, visit) => {
  const types = visit.database.all('SELECT DISTINCT visit_type AS name FROM reimbursements ORDER BY 1');
  return visit.page('begin-reimbursement', { patient: patientIn(visit), types });
};

/** Creates an empty expense request; in this old portal, the expenses follow on paper. */
export const beginReimbursement: Handler = async (request, visit) => {
  const patient = patientIn(visit);
  const form = await request.formData();
  const today = new Date().toISOString().slice(0, 10);
  visit.database.run(
    `INSERT INTO reimbursements (oid, patient_id, site_id, study_id, status, visit_type, visit_date, submitted_on,
       pay_type, pay_currency, country, total, total_usd)
     VALUES (lower(hex(randomblob(12))), ?, ?, ?, 'inProgress', ?, ?, ?, 'Check', 'USD', 'United States', 0, 0)`,
    patient.id,
    patient.site_id,
    patient.study_id,
    String(form.get('visitType') ?? ''),
    String(form.get('visitDate') ?? today),
    today,
  );
  visit.session.flash = {
    level: 'success',
    text: `The expense request for ${patient.patient_number} was begun.`,
  };
  return seeOther(`/patient/${patient.id}/`);
};
