import type { DatabaseSync } from 'node:sqlite';
import { ownPatient } from './landmarks.ts';
import type { Random } from './random.ts';
import type { SeededPatient } from './seed.ts';

const day = 86_400_000;
const firstDay = Date.UTC(2026, 11, 1);
/** Those that the caregiver of the demonstration cares for. */
const caredFor = [20_002, 20_003, 22_503];

/** Profiles and appointments. */
export function seedLists(database: DatabaseSync, random: Random, patients: readonly SeededPatient[]): void {
  seedProfiles(database);
  for (const { id } of patients.slice(0, 60)) seedAppointments(database, random, id);
}

/** Profiles that are shown in each list, and a hidden one for each reason; a caregiver's profiles belong to others. */
function seedProfiles(database: DatabaseSync): void {
  const ofCaregiver = database.prepare(
    `INSERT INTO profiles (user_id, patient_id, enabled, is_primary, site_enabled, site_restricted,
       study_restricted, study_archived)
     SELECT id, ?, 1, 0, 1, ?, 0, 0 FROM users WHERE role = 'caregiver'`,
  );
  for (const patient of caredFor) ofCaregiver.run(patient, 0);
  ofCaregiver.run(ownPatient, 1);
  const insert = database.prepare(
    `INSERT INTO profiles (user_id, patient_id, enabled, is_primary, site_enabled, site_restricted,
       study_restricted, study_archived)
     SELECT id, ?, ?, ?, ?, ?, ?, ? FROM users WHERE role = 'patient'`,
  );
  const shown = [1, 1, 1, 0, 0, 0];
  insert.run(ownPatient, ...shown);
  for (const patient of [22_502, 22_503, 22_504]) insert.run(patient, ...shown);
  for (const patient of [22_505, 22_506]) insert.run(patient, 1, 0, 1, 0, 0, 0);
  for (const [index] of shown.entries())
    if (index !== 1) insert.run(22_510 + index, ...shown.map((flag, at) => (at === index ? 1 - flag : flag)));
}

function seedAppointments(database: DatabaseSync, random: Random, patient: number): void {
  const insert = database.prepare('INSERT INTO appointments VALUES (NULL, ?, ?, ?)');
  for (let count = random.between(3, 5); count > 0; count -= 1) {
    const start = random.between(0, 300);
    const [first, last] = [dayAfter(start), dayAfter(start + random.between(0, 1))];
    // Every third appointment has no time.
    const hour = String(8 + (start % 6)).padStart(2, '0');
    const times = start % 3 ? [` ${hour}:30:00`, ` ${Number(hour) + 2}:00:00`] : ['', ''];
    insert.run(patient, `${first}${times[0]}`, `${last}${times[1]}`);
  }
}

function dayAfter(days: number): string {
  return new Date(firstDay + days * day).toISOString().slice(0, 10);
}
