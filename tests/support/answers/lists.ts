import type { HostTable } from './batches.ts';

const visits = ['Screening', 'Baseline', 'Week 2', 'Week 12', 'Follow-up'];
/** The names of studies. */
export const studies = ['BREATHE-2', 'AURORA', 'CITADEL'];
const statuses = [
  'approved',
  'correctionRequired',
  'denied',
  'inReview',
  'paid',
  'processingPayment',
  'returned',
  'submitted',
  'inProgress',
  'canceled',
];
const travelStatuses = ['pending', 'submitted', 'inProgress', 'confirmed', 'finalized', 'cancelled'];
const action = { href: '/request/1/view', title: 'View', class: 'btn', flags: {} };

/** The words in turn, by a number. */
export const oneOf = (words: readonly string[], number: number): string => words[number % words.length] ?? '';
const day = (number: number): string =>
  `2026-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`;

/** A reimbursement by its number, as lists hold it; the same one always. */
export const reimbursement = (number: number) => ({
  id: 700_000 + number,
  visitType: oneOf(visits, number),
  activityDate: day(number),
  payCurrency: number % 7 === 3 ? 'EUR' : 'USD',
  total: `${12 + ((number * 37) % 900)}.5`,
  status: oneOf(statuses, number),
  actions: [action],
  scoutNumber: `SC-20${500 + (number % 30)}`,
  site: 'S-0012',
  payType: oneOf(['Bank Transfer', 'Check', 'ScoutPass'], number),
  patientId: `508-012-${String(number).padStart(4, '0')}`,
  submittedOn: `${day(number + 3)} 00:00:00.000000`,
  'visitDate (CT)': day(number),
  studyName: oneOf(studies, number),
  country: 'United States',
});

/** Reimbursements whose host states no columns. */
export const reimbursements: HostTable = { columns: [], row: reimbursement };

/** An advance payment by its number. */
export const advancePayment = (number: number) => ({
  id: 4000 + number,
  visitType: oneOf(visits, number),
  study: oneOf(studies, number),
  visitDate: day(number),
  payCurrency: number % 5 === 4 ? 'Unavailable' : 'USD',
  payType: oneOf(['Bank Transfer', 'Check', 'ScoutPass'], number),
  requestId: `TR-${30_000 + number}`,
});

/** A travel request by its number. */
export const travelRequest = (number: number) => ({
  _id: { $oid: `65b0${String(number).padStart(20, '0')}` },
  requestId: `TR-${30_000 + number}`,
  site: 'S-0012',
  siteCountry: 'United States',
  study: oneOf(studies, number),
  scoutNumber: `SC-20${500 + (number % 30)}`,
  visitStartDate: day(number),
  visitStartTime: `0${5 + (number % 5)}:30`,
  visitEndDate: day(number + 1),
  visitEndTime: '16:00',
  status: oneOf(travelStatuses, number),
  actions: [action],
  patientId: `508-012-${String(number).padStart(4, '0')}`,
  patientOrUser: 'Ana Souza',
  submittedOn: day(number),
});

/** Cards by their number, each field an object. */
export const cards: HostTable = {
  columns: [],
  row: number => ({
    id: `c${number}`,
    lastEightDigits: { display: String(12_340_000 + number) },
    patientId: { display: number % 4 ? `508-012-${String(number).padStart(4, '0')}` : '' },
    onsiteMessageId: { display: `OM-${9000 + number}` },
    status: { display: number % 3 ? 'Active' : 'Deactivated' },
    statusDate: { display: day(number) },
  }),
};

/** What awaits an action, by its number. */
export const pendingAction = (number: number) => ({
  _id: { $oid: `65a0${String(number).padStart(20, '0')}` },
  patientId: `508-012-${String(number).padStart(4, '0')}`,
  totalUSD: `${100 + number * 31}.5`,
  submissionDate: { date: `${day(number)} 00:00:00.000000` },
  status: oneOf(
    ['inReview', 'processingPayment', 'correctionRequired', 'approved', 'paid', 'canceled'],
    number,
  ),
  view: `/request/${700_000 + number}/view`,
});

/** A person's part in a study, by its number; the same one always. */
export const profile = (number: number) => ({
  id: `p${number}`,
  enabled: true,
  isPrimary: true,
  patientId: `508-012-${String(number).padStart(4, '0')}`,
  site: { enabled: true, siteId: 'S-0012', configuration: { restricted: false } },
  study: {
    scoutNumber: `SC-20${500 + number}`,
    studyName: `${oneOf(studies, number)}-${number}`,
    organizationName: 'Riverside Clinic',
    sponsor: 'Northwind Therapeutics',
    archived: false,
    status: 'active',
    configuration: { restricted: false },
  },
  actions: [{ href: `/patient/${20_000 + number}/`, title: 'View', class: 'btn', flags: {} }],
});

/** A payment as a phone shows it, by its number. */
export const recentPayment = (number: number) => ({
  id: 700_000 + number,
  site: { siteId: 'S-0012' },
  status: oneOf(statuses, number),
  visitDate: day(number),
  submittedOn: `${day(number + 3)} 00:00:00.000000`,
  paymentPreference: oneOf(['Bank Transfer', 'Check', 'ScoutPass'], number),
  totalUSD: `${100 + number * 31}.5`,
  viewRoute: `/request/${700_000 + number}/view`,
});

/** An appointment by its number; every second takes two days. */
export const appointment = (number: number) => ({
  _id: { $oid: `65c0${String(number).padStart(20, '0')}` },
  study: { studyName: oneOf(studies, number), sponsor: 'Northwind Therapeutics' },
  patient: { patientId: `508-012-${String(number).padStart(4, '0')}` },
  site: { siteId: 'S-0012' },
  startDate: day(number),
  endDate: day(number + (number % 2)),
  viewRoute: `/request/${30_000 + number}/view`,
});
