import { Refusal, type Visit } from '../visit.ts';

/** A patient or caregiver sees the records of their own profiles only. */
export function refuseOthersPatient({ database, session }: Visit, patient: number): void {
  if (session.role !== 'patient') return;
  const own = database.first(
    `SELECT 1 FROM profiles JOIN users ON users.id = user_id WHERE role = 'patient' AND profiles.patient_id = ?`,
    patient,
  );
  if (!own) throw new Refusal(403, 'This is not your record.');
}

export function refuseOtherUser({ database, session }: Visit, user: number): void {
  if (session.role !== 'patient') return;
  const own = database.first("SELECT 1 FROM users WHERE role = 'patient' AND id = ?", user);
  if (!own) throw new Refusal(403, 'This is not your record.');
}
