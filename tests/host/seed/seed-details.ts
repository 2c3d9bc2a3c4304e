import type { DatabaseSync } from 'node:sqlite';
import { demonstrationSite, firstReimbursement, largestStudy, ownPatient } from './landmarks.ts';
import { payTypes } from './names.ts';

const statuses = [
  'approved',
  'correctionRequired',
  'denied',
  'inProgress',
  'inReview',
  'paid',
  'processingPayment',
  'returned',
  'submitted',
  'cancelled',
] as const;
/** Statuses that would change the number of payments waiting for review. */
const elsewhere = ['inReview', 'submitted'];

const expenses = [
  ['Parking', null, 1250, 'parking.svg'],
  ['Meals', null, 2385, 'lunch.svg'],
  ['Train', null, 6400, 'train.svg'],
  ['Other', 'Care for a guide dog', 4000, null],
  ['Mileage', null, 3315, null],
  ['Taxi', null, 2890, 'taxi.svg'],
  ['Hotel', null, 15_900, 'hotel.svg'],
] as const;

const reasons: Readonly<Record<string, string>> = {
  correctionRequired:
    'The receipt for parking cannot be read. Please send a photograph on which date and amount are seen.',
  denied: 'The visit was already paid for by an advance payment.',
  returned: 'The signature of the site is missing.',
};

/** One reimbursement of the patient of the demonstration in each status, with all details. */
export function seedDetails(database: DatabaseSync): void {
  for (const [index, status] of statuses.entries()) seedReimbursement(database, index, status);
}

function seedReimbursement(database: DatabaseSync, index: number, status: string): void {
  const id = firstReimbursement + index;
  const site = elsewhere.includes(status) ? demonstrationSite + 1 : demonstrationSite;
  const oid = (0x7f00_0000_0000 + index).toString(16).padStart(24, '6');
  const visited = `2025-03-${String(3 + index).padStart(2, '0')}`;
  const total = expenses.reduce((sum, [, , amount]) => sum + amount, 0);
  const kind = ['Week 12', visited, '2025-03-20', payTypes[index % 3] ?? 'Check', 'USD', 'United States'];
  database
    .prepare('INSERT INTO reimbursements VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)')
    .run(id, oid, ownPatient, site, largestStudy, status, ...kind, total, total);
  const issues = reasons[status] ? ['One receipt cannot be read.', 'The hotel bill names two guests.'] : [];
  database
    .prepare('INSERT INTO remarks VALUES (?, ?, ?, ?)')
    .run(
      id,
      reasons[status] ?? null,
      JSON.stringify(issues),
      'The train was late; a taxi was needed for the last part.',
    );
  const insert = database.prepare('INSERT INTO expenses VALUES (NULL, ?, ?, ?, ?, ?, ?)');
  for (const [type, other, amount, filename] of expenses)
    insert.run(id, type, other, visited, amount, filename);
}
