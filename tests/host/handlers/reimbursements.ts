import type { Handler } from '../visit.ts';
import { patientIn } from './patients.ts';

export const beginReimbursementPage: Handler = (_request, visit) =>
  visit.page('begin-reimbursement', { patient: patientIn(visit) });
