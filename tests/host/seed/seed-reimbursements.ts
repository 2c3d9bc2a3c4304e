import type { DatabaseSync } from 'node:sqlite';
import { demonstrationSite } from './landmarks.ts';
import { countries, exchangeRates, payTypes, settledStatuses, statuses, visitTypes } from './names.ts';
import type { Random } from './random.ts';
import type { SeededPatient } from './seed.ts';

/** Those of the demonstration site that await a review, and the history of every site. */
const awaitingReview = 62_000;
const history = 4000;
const day = 86_400_000;
const firstVisit = Date.UTC(2023, 0, 9);

export function seedReimbursements(
  database: DatabaseSync,
  random: Random,
  patients: readonly SeededPatient[],
): void {
  const insert = database.prepare(
    'INSERT INTO reimbursements VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)',
  );
  const own = patients.filter(patient => patient.site === demonstrationSite);
  for (let index = 0; index < awaitingReview + history; index += 1) {
    const isAwaiting = index < awaitingReview;
    const [first, ...rest] = isAwaiting ? own : patients;
    if (!first) return;
    const { id, site, study } = random.pick([first, ...rest]);
    const status = statusOf(isAwaiting, site, random);
    const oid = (0x5f00_0000_0000 + index * 7919).toString(16).padStart(24, '6');
    insert.run(700_001 + index, oid, id, site, study, status, ...visitOf(random));
  }
}

// The queue of the demonstration site holds those awaiting review and no others.
function statusOf(isAwaiting: boolean, site: number, random: Random): string {
  if (isAwaiting) return random.chance(0.3) ? 'submitted' : 'inReview';
  return random.pick(site === demonstrationSite ? settledStatuses : statuses);
}

type Visit = [
  type: string,
  visited: string,
  submitted: string,
  payType: string,
  currency: string,
  country: string,
  total: number,
  totalUSD: number,
];

function visitOf(random: Random): Visit {
  const visited = firstVisit + random.between(0, 1370) * day;
  const [country, currency] = random.chance(0.7) ? countries[0] : random.pick(countries);
  const visitType = random.pick(visitTypes);
  const submitted = visited + random.between(0, 30) * day;
  const payType = random.pick(payTypes);
  const totalUSD = amount(random);
  const total = Math.round(totalUSD * exchangeRates[currency]);
  return [visitType, isoDay(visited), isoDay(submitted), payType, currency, country, total, totalUSD];
}

// Mostly meals and mileage, now and then a flight.
function amount(random: Random): number {
  return random.chance(0.9) ? random.between(350, 24_900) : random.between(25_000, 480_000);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
