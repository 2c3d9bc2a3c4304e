import { type Handler, numberIn, Refusal, type Visit } from '../visit.ts';
import { ownerOf, refuseOthersPatient } from './own.ts';

export interface Patient {
  readonly id: number;
  readonly oid: string;
  readonly patient_number: string;
  readonly name: string;
  readonly site_id: number;
  readonly study_id: number;
  readonly study: string;
  readonly organization: string;
}

/** The patient named in the path, by number or by the id of the document. */
export function patientIn({ database, path }: Visit): Patient {
  const patient = database.first<Patient>(
    `SELECT patients.*, studies.name AS study, sites.organization_name AS organization
     FROM patients JOIN studies ON studies.id = study_id JOIN sites ON sites.id = site_id
     WHERE patients.id = ? OR patients.oid = ?`,
    numberIn(path.patientId),
    path.patientId ?? '',
  );
  if (!patient) throw new Refusal(404, 'There is no such patient.');
  return patient;
}

export const patientPage: Handler = (_request, visit) => {
  const { database, page } = visit;
  const patient = patientIn(visit);
  refuseOthersPatient(visit, patient.id);
  const reimbursements = database.all(
    'SELECT * FROM reimbursements WHERE patient_id = ? ORDER BY submitted_on DESC, id DESC LIMIT 10',
    patient.id,
  );
  return page('patient', { patient, reimbursements });
};

export const dashboardPatients: Handler = (_request, { database, path }) =>
  Response.json(
    database.all(
      'SELECT id, patient_number AS patientId FROM patients WHERE study_id = ? ORDER BY patient_number',
      numberIn(path.studyId),
    ),
  );

/** What patients and caregivers see first. */
export const ownDashboard: Handler = (_request, visit) => {
  const { database, page } = visit;
  const user = database.first('SELECT id, name, patient_id FROM users WHERE role = ?', ownerOf(visit));
  const patient = database.first(
    `SELECT patient_number, sponsors.id AS sponsor_id, sponsors.name AS sponsor FROM patients
     JOIN studies ON studies.id = study_id JOIN sponsors ON sponsors.id = sponsor_id WHERE patients.id = ?`,
    user?.patient_id ?? 0,
  );
  return page('my-dashboard', { user, patient: patient ?? null });
};
