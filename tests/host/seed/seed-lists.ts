import type { DatabaseSync } from 'node:sqlite';
import { demonstrationSite, ownPatient } from './landmarks.ts';
import { activities, countries, payTypes, surchargeConditions, travelStatuses, visitTypes } from './names.ts';
import type { Random } from './random.ts';
import type { SeededPatient } from './seed.ts';

const day = 86_400_000;
const firstDay = Date.UTC(2026, 11, 1);
/** Those that the caregiver of the demonstration cares for. */
const caredFor = [20_002, 20_003, 22_503];

/** The smaller lists: profiles, advance payments, travel requests, appointments, activity units. */
export function seedLists(database: DatabaseSync, random: Random, patients: readonly SeededPatient[]): void {
  seedProfiles(database);
  for (const { id } of patients.slice(0, 60)) {
    seedAdvancePayments(database, random, id);
    seedTravelRequests(database, random, id);
    seedAppointments(database, random, id);
  }
  seedActivityUnits(database, random);
  seedCards(database, random, patients);
  seedOwnPayments(database);
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

function seedAdvancePayments(database: DatabaseSync, random: Random, patient: number): void {
  const insert = database.prepare('INSERT INTO advance_payments VALUES (NULL, ?, ?, ?, ?, ?, ?)');
  for (let count = random.between(1, 6); count > 0; count -= 1) {
    const currency = random.chance(0.1) ? 'Unavailable' : random.pick(countries)[1];
    insert.run(
      patient,
      random.pick(visitTypes),
      dayAfter(random.between(0, 300)),
      currency,
      random.pick(payTypes),
      random.between(30_001, 30_400),
    );
  }
}

/** The profiles of the patient who signs in: three with random values, one of them without a currency. */
function seedOwnPayments(database: DatabaseSync): void {
  const insert = database.prepare('INSERT INTO advance_payments VALUES (NULL, ?, ?, ?, ?, ?, ?)');
  insert.run(ownPatient, 'Baseline', dayAfter(12), 'Unavailable', 'ScoutPass', 30_002);
  insert.run(ownPatient, 'Week 2', dayAfter(26), 'USD', 'Bank Transfer', 30_003);
}

function seedTravelRequests(database: DatabaseSync, random: Random, patient: number): void {
  const insert = database.prepare('INSERT INTO travel_requests VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)');
  for (let count = random.between(1, 8); count > 0; count -= 1) {
    const start = random.between(0, 200);
    insert.run(
      patient,
      random.pick(travelStatuses),
      dayAfter(start),
      `${String(random.between(7, 11)).padStart(2, '0')}:30`,
      dayAfter(start + random.between(0, 3)),
      `${random.between(13, 18)}:00`,
      dayAfter(start - 40),
    );
  }
}

function seedAppointments(database: DatabaseSync, random: Random, patient: number): void {
  const insert = database.prepare('INSERT INTO appointments VALUES (NULL, ?, ?, ?)');
  for (let count = random.between(0, 5); count > 0; count -= 1) {
    const start = random.between(0, 300);
    const [first, last] = [dayAfter(start), dayAfter(start + random.between(0, 1))];
    // Every third appointment has no time.
    const hour = String(8 + (start % 6)).padStart(2, '0');
    const times = start % 3 ? [` ${hour}:30:00`, ` ${Number(hour) + 2}:00:00`] : ['', ''];
    insert.run(patient, `${first}${times[0]}`, `${last}${times[1]}`);
  }
}

function seedActivityUnits(database: DatabaseSync, random: Random): void {
  const insert = database.prepare('INSERT INTO activity_units VALUES (?, ?, ?, ?, ?, ?, NULL)');
  const surcharge = database.prepare('INSERT INTO surcharges VALUES (NULL, ?, ?, ?)');
  const studies = database.prepare('SELECT study_id AS study FROM study_sites WHERE site_id = ?');
  for (const { study } of studies.all(demonstrationSite))
    for (const [activity, kind] of activities) {
      const id = random.hex(24);
      insert.run(id, demonstrationSite, Number(study), activity, kind, random.between(1, 40));
      for (const condition of surchargeConditions)
        if (condition === surchargeConditions[0] || random.chance(0.5))
          surcharge.run(id, condition, random.between(500, 20_000));
    }
}

const cards = 480;

/** Cards in stock belong to nobody yet; some numbers begin with zeros. */
function seedCards(database: DatabaseSync, random: Random, patients: readonly SeededPatient[]): void {
  const insert = database.prepare('INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?)');
  const own = patients.filter(({ site }) => site === demonstrationSite);
  for (let index = 0; index < cards; index += 1) {
    const number = random.between(index % 12 ? 10_000_000 : 10_000, index % 12 ? 99_999_999 : 999_999);
    insert.run(
      9001 + index,
      demonstrationSite,
      index % 5 ? (own[index]?.id ?? null) : null,
      String(number).padStart(8, '0'),
      `OM-${40_000 + index * 7}`,
      random.chance(0.8) ? 'Active' : 'Deactivated',
      dayAfter(-random.between(1, 700)),
    );
  }
}

function dayAfter(days: number): string {
  return new Date(firstDay + days * day).toISOString().slice(0, 10);
}
