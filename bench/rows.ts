import { Random } from '../tests/host/seed/random.ts';

/** A cell as hosts send it: the visible text, a sort value, a type, and a link address. [TBL-10] */
export interface Cell {
  readonly display: string;
  readonly sort: number | string;
  readonly type: 'text' | 'number' | 'date' | 'amount' | 'status' | 'link';
  readonly href?: string;
  readonly class?: string;
}

export type ColumnKey = (typeof columns)[number]['data'];

export type Row = { readonly id: string } & Readonly<Record<ColumnKey, Cell>>;

export const columns = [
  { data: 'number', title: 'Request' },
  { data: 'patient', title: 'Patient' },
  { data: 'site', title: 'Site' },
  { data: 'study', title: 'Study' },
  { data: 'status', title: 'Status' },
  { data: 'type', title: 'Type' },
  { data: 'amount', title: 'Amount' },
  { data: 'miles', title: 'Miles' },
  { data: 'submitted', title: 'Submitted' },
  { data: 'visit', title: 'Visit' },
  { data: 'reference', title: 'Reference' },
  { data: 'note', title: 'Note' },
] as const;

/**
 * The rows of every run: reimbursements with everything that search, sorting and export have to handle. Each row is
 * generated from its number.
 */
export const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => rowAt(index));

function rowAt(index: number): Row {
  const random = new Random(Math.imul(index + 1, 0x9e37_79b1));
  const below = (limit: number): number => random.between(0, limit - 1);
  const one = (words: readonly string[]): string => words[below(words.length)] ?? '';
  const id = (index + 0x6530_0000).toString(16).padStart(24, '0');
  const number = 100_000 + index;
  const miles = below(900);
  const submitted = below(3_600);
  return {
    id,
    number: {
      display: `ERR-${number}`,
      sort: number,
      type: 'link',
      href: `/direct/reimbursement/${id}/view/`,
    },
    patient: {
      ...text(`${one(families)}${one(familyEnds)}, ${one(given)}`),
      type: 'link',
      href: `/patient/${20_000 + below(40_000)}/`,
    },
    site: text(one(sites)),
    study: text(`${one(studies)}-${1 + below(9)}`),
    status: status(one(statuses)),
    type: text(one(types)),
    amount: amount(below(20) ? below(250_000) : -below(5_000)),
    miles: { display: String(miles), sort: miles, type: 'number' },
    submitted: { display: dates.format(dayOf(submitted)), sort: dayOf(submitted) / 1000, type: 'date' },
    visit: date(submitted - below(60)),
    reference: text(String(below(9_999_999)).padStart(8, '0')),
    note: {
      ...text(below(50) ? `${one(notes)} ${one(notes)} ${below(10_000)}` : one(awkward)),
      class: 'note',
    },
  };
}

const text = (display: string): Cell => ({ display, sort: display, type: 'text' });

const status = (display: string): Cell => ({
  display,
  sort: display,
  type: 'status',
  class: `label label-${display.replace(' ', '-').toLowerCase()}`,
});

const amount = (cents: number): Cell => ({
  display: moneyText(cents),
  sort: cents / 100,
  type: 'amount',
  ...(cents < 0 && { class: 'text-danger' }),
});

const moneyText = (cents: number): string => (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');

const date = (from: number): Cell => ({
  display: dates.format(dayOf(from)),
  sort: new Date(dayOf(from)).toISOString().slice(0, 10),
  type: 'date',
});

const dayOf = (from: number): number => firstDay + from * day;

const day = 86_400_000;
const firstDay = Date.UTC(2017, 0, 1);
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const wordsOf = (text: string): string[] => text.split(' ');
const familyEnds = ['', 's', 'son', 'ley', 'well', 'man', 'field', 'ton'];
const families = wordsOf(
  'Martin Martinez Marten Marti Marsh Mason Okafor Adeyemi Bauer Carter Castillo Chen Costa Dahl Diaz Dubois Evans Fischer Garcia Gupta Haddad Hansen Ibrahim Ivanov Jensen Kaya Keller Khan Kim Kowal Larsen Lopez Meyer Moreau Nakamura Nguyen Novak Olsen Ortiz Patel Pereira Quinn Ramos Rossi Sato Schmidt Silva Singh Tanaka Thomas Usman Vargas Weber Wilk Yilmaz Young Zhang Zimmer',
);
const given = wordsOf(
  'Ada Aisha Alan Amara Anton Bea Ben Carla Chidi Dana David Elena Emil Fatima Femi Grace Hana Hugo Ines Ivan Jana Jonas Kai Kofi Lena Leo Lin Luis Maya Mei Milan Nadia Nils Nora Omar Otto Petra Rafael Rosa Samir Sofia Tariq Theo Uma Vera Viktor Wanda Yusuf Zoe',
);
const studies = ['BREATHE', 'CARDIA', 'DERMIS', 'ENDURE', 'FOCUS', 'GLUCOSE', 'HORIZON', 'IMPACT'];
const types = ['Mileage', 'Parking', 'Taxi', 'Train', 'Meals', 'Lodging', 'Stipend', 'Airfare'];
const statuses = ['Approved', 'Denied', 'In Review', 'Paid', 'Processing Payment', 'Returned', 'Submitted'];
const cities = ['Austin', 'Boston', 'Chicago', 'Denver', 'El Paso', 'Fresno', 'Houston', 'Lincoln', 'Tulsa'];
const sites = cities.flatMap((city, index) => [
  `0${index}1 ${city} Clinic`,
  `0${index}2 St. Mary's, ${city}`,
]);
const notes = wordsOf(
  'receipt, follow-up, visit home hotel late paid twice approved coordinator travel companion',
);
const awkward = [
  '',
  'He said "yes", twice',
  'first line\nsecond line',
  '=1+1',
  '-3',
  '0',
  '+1 555 0100',
  '日本',
];
