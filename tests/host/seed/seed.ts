import type { DatabaseSync } from 'node:sqlite';
import { demonstrationSite, largestStudy } from './landmarks.ts';
import * as names from './names.ts';
import { Random } from './random.ts';
import { allReimbursements, seedAllReimbursements } from './seed-all-reimbursements.ts';
import { seedDeposits } from './seed-deposits.ts';
import { seedDetails } from './seed-details.ts';
import { seedLists } from './seed-lists.ts';
import { seedReimbursements } from './seed-reimbursements.ts';

/** Fills an empty database with the same records every time; `isLarge`: one list with millions. */
export function seed(database: DatabaseSync, isLarge = false): void {
  const random = new Random(20_121_018);
  database.exec('BEGIN');
  seedOrganisations(database);
  seedSites(database, random);
  seedStudies(database, random);
  const patients = seedPatients(database, random);
  seedUsers(database);
  seedDeposits(database, random);
  seedReimbursements(database, random, patients);
  seedLists(database, random, patients);
  seedDetails(database);
  seedAllReimbursements(database, allReimbursements[isLarge ? 'large' : 'ordinary']);
  database.exec('COMMIT');
}

function seedOrganisations(database: DatabaseSync): void {
  const named = [
    ['sponsors', names.sponsorNames],
    ['cros', names.croNames],
    ['master_sites', names.masterSiteNames],
  ] as const;
  for (const [table, list] of named) {
    const insert = database.prepare(`INSERT INTO ${table} (name) VALUES (?)`);
    for (const name of list) insert.run(name);
  }
  const link = database.prepare('INSERT INTO cro_sponsors VALUES (?, ?)');
  for (const [index] of names.sponsorNames.entries())
    link.run((index % names.croNames.length) + 1, index + 1);
}

function seedSites(database: DatabaseSync, random: Random): void {
  const insert = database.prepare('INSERT INTO sites VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (let id = 1; id <= 40; id += 1) {
    const [organization, unit, country] =
      names.siteNames[(id - 1) % names.siteNames.length] ?? names.siteNames[0];
    const again = id > names.siteNames.length ? ` (${Math.ceil(id / names.siteNames.length)})` : '';
    const master = id % 5 === 0 ? null : random.between(1, names.masterSiteNames.length);
    const flags = [random.chance(0.8), random.chance(0.15), random.chance(0.15)].map(Number);
    insert.run(id, `S-${String(id).padStart(4, '0')}`, organization + again, unit, country, master, ...flags);
  }
}

function seedStudies(database: DatabaseSync, random: Random): void {
  const insert = database.prepare('INSERT INTO studies VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const link = database.prepare('INSERT INTO study_sites VALUES (?, ?)');
  for (const [index, [name, indication]] of names.studyNames.entries()) {
    const id = 501 + index;
    const protocol = `${String.fromCharCode(65 + (index % 26))}${random.between(100, 999)}-${id}`;
    const status = index % 11 === 10 ? 'closing' : 'active';
    const sponsor = (index % names.sponsorNames.length) + 1;
    insert.run(id, protocol, `SC-${20_000 + id}`, name, indication, sponsor, status, Number(index % 6 === 1));
    for (let site = 1; site <= 40; site += 1)
      if (site === demonstrationSite ? index % 5 !== 4 : random.chance(0.2)) link.run(site, id);
  }
}

export interface SeededPatient {
  readonly id: number;
  readonly site: number;
  readonly study: number;
}

function seedPatients(database: DatabaseSync, random: Random): SeededPatient[] {
  const insert = database.prepare('INSERT INTO patients VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const studiesOf = database.prepare('SELECT study_id AS study FROM study_sites WHERE site_id = ?');
  return Array.from({ length: 3000 }, (_, index) => {
    const id = 20_001 + index;
    const isOfLargest = index < 2500;
    const site = isOfLargest || index % 3 === 0 ? demonstrationSite : random.between(1, 40);
    const studies = studiesOf.all(site).map(row => Number(row.study));
    const study = isOfLargest
      ? largestStudy
      : (studies[random.between(0, studies.length - 1)] ?? largestStudy);
    const number = `${study}-${String(site).padStart(3, '0')}-${String(index + 1).padStart(4, '0')}`;
    insert.run(id, random.hex(24), number, nameOf(index, random), site, study, ...contactOf(id, random));
    return { id, site, study };
  });
}

function nameOf(index: number, random: Random): string {
  const remarkable = names.remarkableNames[(index - 7) / 40];
  return remarkable ?? `${random.pick(names.givenNames)} ${random.pick(names.familyNames)}`;
}

function contactOf(id: number, random: Random): [string, string, string, string] {
  const enrolled = new Date(Date.UTC(2023, 0, random.between(1, 1000)));
  return [
    `participant.${id}@mail.example`,
    `+1 555 0${random.between(100, 199)} ${String(id % 10_000).padStart(4, '0')}`,
    `${random.between(1, 980)} ${random.pick(['Elm', 'Harbor', 'Orchard', 'Station', 'Mill'])} Street, Apt ${random.between(1, 40)}`,
    enrolled.toISOString().slice(0, 10),
  ];
}

function seedUsers(database: DatabaseSync): void {
  const insert = database.prepare('INSERT INTO users (role, name, patient_id) VALUES (?, ?, ?)');
  insert.run('internal', 'Dana Whitfield', null);
  insert.run('siteStaff', 'Marta Kowalska, RN', null);
  insert.run('studyAdmin', 'Owen Pryce', null);
  insert.run('projectManager', 'Sunita Rao', null);
  database.exec(
    "INSERT INTO users (role, name, patient_id) SELECT 'patient', name, id FROM patients WHERE id = 20001",
  );
  insert.run('caregiver', 'Rosa Delgado', null);
}
