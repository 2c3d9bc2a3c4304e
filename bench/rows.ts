/** A cell as hosts send it: text to show and, where the text does not order itself, a value to order by. */
export interface Cell {
  readonly display: string;
  readonly sort?: number | string;
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

/** The same rows in every run: reimbursements with all that search, order and export have to cope with. */
export function makeRows(count: number): readonly Row[] {
  const random = repeatable(20_261_121);
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = (words: readonly string[]): string => words[below(words.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const cents = below(20) ? below(250_000) : -below(5_000);
    const miles = below(900);
    const submitted = firstDay + below(3_600) * day;
    const visit = submitted - below(60) * day;
    return {
      id: (index + 0x6530_0000).toString(16).padStart(24, '0'),
      number: { display: `ERR-${100_000 + index}` },
      patient: { display: `${one(families)}${one(familyEnds)}, ${one(given)}` },
      site: { display: one(sites) },
      study: { display: `${one(studies)}-${1 + below(9)}` },
      status: { display: one(statuses) },
      type: { display: one(types) },
      amount: { display: money.format(cents / 100), sort: cents / 100 },
      miles: { display: String(miles), sort: miles },
      submitted: { display: dates.format(submitted), sort: submitted / 1000 },
      visit: { display: dates.format(visit), sort: new Date(visit).toISOString().slice(0, 10) },
      reference: { display: String(below(9_999_999)).padStart(8, '0') },
      note: { display: below(50) ? `${one(notes)} ${one(notes)} ${below(10_000)}` : one(awkward) },
    };
  });
}

const day = 86_400_000;
const firstDay = Date.UTC(2017, 0, 1);
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const familyEnds = ['', 's', 'son', 'ley', 'well', 'man', 'field', 'ton'];
const families =
  'Martin Martinez Marten Marti Marsh Mason Okafor Adeyemi Bauer Carter Castillo Chen Costa Dahl Diaz Dubois Evans Fischer Garcia Gupta Haddad Hansen Ibrahim Ivanov Jensen Kaya Keller Khan Kim Kowal Larsen Lopez Meyer Moreau Nakamura Nguyen Novak Olsen Ortiz Patel Pereira Quinn Ramos Rossi Sato Schmidt Silva Singh Tanaka Thomas Usman Vargas Weber Wilk Yilmaz Young Zhang Zimmer'.split(
    ' ',
  );
const given =
  'Ada Aisha Alan Amara Anton Bea Ben Carla Chidi Dana David Elena Emil Fatima Femi Grace Hana Hugo Ines Ivan Jana Jonas Kai Kofi Lena Leo Lin Luis Maya Mei Milan Nadia Nils Nora Omar Otto Petra Rafael Rosa Samir Sofia Tariq Theo Uma Vera Viktor Wanda Yusuf Zoe'.split(
    ' ',
  );
const studies = ['BREATHE', 'CARDIA', 'DERMIS', 'ENDURE', 'FOCUS', 'GLUCOSE', 'HORIZON', 'IMPACT'];
const types = ['Mileage', 'Parking', 'Taxi', 'Train', 'Meals', 'Lodging', 'Stipend', 'Airfare'];
const statuses = ['Approved', 'Denied', 'In Review', 'Paid', 'Processing Payment', 'Returned', 'Submitted'];
const cities = ['Austin', 'Boston', 'Chicago', 'Denver', 'El Paso', 'Fresno', 'Houston', 'Lincoln', 'Tulsa'];
const sites = cities.flatMap((city, index) => [
  `0${index}1 ${city} Clinic`,
  `0${index}2 St. Mary's, ${city}`,
]);
const notes =
  'receipt, follow-up, visit home hotel late paid twice approved coordinator travel companion'.split(' ');
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

/** Numbers from 0 to 1 that look random and are the same every time (mulberry32). */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
