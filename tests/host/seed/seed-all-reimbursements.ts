import type { DatabaseSync } from 'node:sqlite';
import { amountText } from '../money.ts';
import { countries, exchangeRates, payTypes, statuses, studyNames, visitTypes } from './names.ts';
import { Random } from './random.ts';

/** The number of rows of the largest list, by default and with `npm start -- --large`. */
export const allReimbursements = { ordinary: 65_000, large: 2_000_000 };

const firstId = 1_000_001;
const firstVisit = Date.UTC(2016, 0, 4);
const day = 86_400_000;
/** One index per sort order; SQLite appends the id to each index, so that equal values keep their order. */
const indexed = [
  ...['status', 'total', 'pay_currency', 'patient_number', 'visit_type', 'visit_date', 'submitted_on'],
  ...['pay_type', 'scout_number', 'study', 'site_number', 'country'],
];

/** Fills the largest list with the same rows every time; the indexes are created last, which is much faster. */
export function seedAllReimbursements(database: DatabaseSync, count: number): void {
  const random = new Random(count);
  const insert = database.prepare(
    'INSERT INTO all_reimbursements VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const insertWords = database.prepare('INSERT INTO all_reimbursements_words (rowid, words) VALUES (?, ?)');
  for (let index = 0; index < count; index += 1) {
    const row = rowOf(random, index / count);
    const id = firstId + index;
    insert.run(id, ...row);
    insertWords.run(id, wordsOf(id, row));
  }
  for (const column of indexed)
    database.exec(`CREATE INDEX all_reimbursements_by_${column} ON all_reimbursements (${column})`);
  // An index of ids only: counting up to a late page reads it instead of the rows.
  database.exec('CREATE INDEX all_reimbursements_ids ON all_reimbursements (id)');
  database.exec('ANALYZE');
}

type Row = ReturnType<typeof rowOf>;

/** `progress`: from 0 for the oldest row to 1 for the latest. */
function rowOf(random: Random, progress: number) {
  const submitted = firstVisit + Math.floor(progress * 4000) * day;
  const visited = submitted - random.between(0, 30) * day;
  const [country, currency] = random.chance(0.7) ? countries[0] : random.pick(countries);
  const study = random.between(0, studyNames.length - 1);
  const site = random.between(1, 40);
  const siteNumber = `S-${String(site).padStart(4, '0')}`;
  const patient = `${501 + study}-${String(site).padStart(3, '0')}-${random.between(1, 9999)}`;
  const total = Math.round(
    random.between(350, random.chance(0.9) ? 24_900 : 480_000) * exchangeRates[currency],
  );
  return [
    ...([random.pick(statuses), total, currency, patient, random.pick(visitTypes)] as const),
    ...([isoDay(visited), isoDay(submitted), random.pick(payTypes)] as const),
    ...([`SC-${20_501 + study}`, studyNames[study]?.[0] ?? '', siteNumber, country] as const),
  ] as const;
}

/** What people see of a row, and its amount with and without grouping. [TBL-20] */
function wordsOf(id: number, [status, total, currency, ...texts]: Row): string {
  const amount = amountText(total, currency);
  const label = status.replace(/[A-Z]/g, letter => ` ${letter}`);
  return [id, label, status, amount, amount.replaceAll(',', ''), currency, ...texts].join(' ');
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
