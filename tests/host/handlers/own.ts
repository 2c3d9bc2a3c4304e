import { Refusal, type Visit } from '../visit.ts';

/** Whose records a visitor sees as their own; staff see those of the demonstration's patient. */
export const ownerOf = ({ session: { role } }: Visit): 'patient' | 'caregiver' =>
  role === 'caregiver' ? 'caregiver' : 'patient';

/** The patients of the profiles that the owner may see. */
export const ownPatients = '(SELECT patient_id FROM seen_profiles WHERE role = ?)';

/** A patient or caregiver sees only the records of the profiles that they may see. */
export function refuseOthersPatient(visit: Visit, patient: number): void {
  if (!isRestricted(visit)) return;
  const { database, session } = visit;
  const own = database.first(
    'SELECT 1 FROM seen_profiles WHERE role = ? AND patient_id = ?',
    session.role ?? '',
    patient,
  );
  if (!own) throw new Refusal(403, 'This is not your record.');
}

export function refuseOtherUser(visit: Visit, user: number): void {
  if (!isRestricted(visit)) return;
  const { database, session } = visit;
  const own = database.first('SELECT 1 FROM users WHERE role = ? AND id = ?', session.role ?? '', user);
  if (!own) throw new Refusal(403, 'This is not your record.');
}

const isRestricted = ({ session: { role } }: Visit): boolean => role === 'patient' || role === 'caregiver';
