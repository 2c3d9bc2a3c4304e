import { amountText, moneyText } from '../money.ts';
import { firstDetail } from '../seed/landmarks.ts';
import { type Handler, numberIn, Refusal, type Visit } from '../visit.ts';
import { refuseOthersPatient } from './own.ts';

type Record = Readonly<{ [column: string]: string | number | null }>;

/** A reimbursement by its number, a travel request by `TR-` and its own: the portal has one address for both. */
export const requestPage: Handler = (request, visit) =>
  visit.path.requestId?.startsWith('TR-') ? travelPage(request, visit) : reimbursementPage(request, visit);

const reimbursementPage: Handler = (_request, visit) => {
  const { database, session, page } = visit;
  const row = database.first<Record>(
    `SELECT reimbursements.*, patient_number, patients.name AS patient, address, studies.name AS study,
       scout_number, site_number, return_reason, issues, notes, travel_request
     FROM reimbursements JOIN patients ON patients.id = patient_id JOIN studies ON studies.id = reimbursements.study_id
     JOIN sites ON sites.id = reimbursements.site_id LEFT JOIN remarks ON reimbursement_id = reimbursements.id
     WHERE reimbursements.id = ?`,
    numberIn(visit.path.requestId),
  );
  if (!row) throw new Refusal(404, 'There is no such request.');
  refuseOthersPatient(visit, Number(row.patient_id));
  const isProjectManager = session.role === 'projectManager';
  return page('reimbursement', {
    reimbursement: {
      ...reimbursementOf(row),
      ...(isProjectManager ? {} : { needTIN: true, TIN: `900-70-${String(row.patient_id).slice(-4)}` }),
      expenses: expensesOf(visit, row),
    },
    others: statesOf(visit, 'reimbursements', firstDetail.reimbursement, ''),
    isProjectManager,
  });
};

/** The record with the field names of the page's attribute. */
const reimbursementOf = (row: Record) => ({
  id: row.id,
  reimbursementId: `ERR-${row.id}`,
  status: row.status,
  createdOn: `${row.submitted_on} 08:15:00.000000`,
  createdBy: row.patient,
  statusDate: row.submitted_on,
  paidOn: row.status === 'paid' ? row.submitted_on : null,
  visitDate: row.visit_date,
  visitType: row.visit_type,
  visitDuration: '3 hours',
  notes: row.notes,
  issues: JSON.parse(String(row.issues ?? '[]')),
  returnReason: row.return_reason ?? row.deny_reason,
  totalUSD: moneyText(Number(row.total_usd)),
  totalPayable: amountText(Number(row.total), String(row.pay_currency)),
  patientId: row.patient_number,
  patientProfileURL: `/patient/${row.patient_id}/`,
  studyName: row.study,
  scoutNumber: row.scout_number,
  siteId: row.site_number,
  serviceLevel: 'Concierge',
  travelRequest: row.travel_request ? `TR-${30_000 + Number(row.travel_request)}` : 'n/a',
  paymentPreference: row.pay_type,
  paymentCurrency: row.pay_currency,
  paymentBank: 'Harbour Savings Bank',
  paymentRouting: '021000021',
  paymentACC: `0004${row.patient_id}00`,
  paymentACCName: row.patient,
  paymentCheckName: row.patient,
  paymentCheckAddress: row.address,
  paymentFirstSevenSingleLoadCard: '5412751',
});

function expensesOf({ database }: Visit, { id, pay_currency: currency }: Record): object[] {
  const rows = database.all<Record>(
    'SELECT * FROM expenses WHERE reimbursement_id = ? ORDER BY id',
    Number(id),
  );
  return rows.map(row => ({
    type: row.type,
    typeOther: row.type_other,
    currency,
    amountFormatted: moneyText(Number(row.amount)),
    amountUSDFormatted: moneyText(Number(row.amount)),
    invoiceDate: row.invoice_date,
    filename: row.filename,
    downloadUrl: row.filename && `/reimbursement/receipt/${row.id}/${row.filename}`,
  }));
}

/** A drawn image of a receipt. */
export const receipt: Handler = (_request, visit) => {
  const row = visit.database.first<Record>(
    `SELECT expenses.*, patient_id FROM expenses JOIN reimbursements ON reimbursements.id = reimbursement_id
     WHERE expenses.id = ? AND filename = ?`,
    numberIn(visit.path.expenseId),
    visit.path.filename ?? '',
  );
  if (!row) throw new Refusal(404, 'There is no such receipt.');
  refuseOthersPatient(visit, Number(row.patient_id));
  const lines = [row.type, row.invoice_date, `Total ${moneyText(Number(row.amount))}`].map(
    (line, index) => `<text x="60" y="${180 + index * 90}">${line}</text>`,
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600" font-size="56" font-family="monospace"><rect width="1200" height="600" fill="#f4f1e8"/>${lines.join('')}</svg>`;
  return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
};

const travelPage: Handler = (_request, visit) => {
  const { database, session, page } = visit;
  const id = numberIn(visit.path.requestId?.slice('TR-'.length)) - 30_000;
  const row = database.first<Record>(
    `SELECT travel_requests.*, patient_number, patients.name AS patient, address, email, phone,
       studies.name AS study, scout_number, site_number, country, organization_name
     FROM travel_requests JOIN patients ON patients.id = patient_id JOIN studies ON studies.id = study_id
     JOIN sites ON sites.id = site_id WHERE travel_requests.id = ?`,
    id,
  );
  if (!row) throw new Refusal(404, 'There is no such request.');
  refuseOthersPatient(visit, Number(row.patient_id));
  const isProjectManager = session.role === 'projectManager';
  const travelers = database.all<Record>('SELECT * FROM travelers WHERE travel_request_id = ?', id);
  return page('travel-request', {
    request: requestOf(row),
    patient: isProjectManager ? preferencesOf(row) : { ...preferencesOf(row), ...personOf(row) },
    travelers: travelers.map(one => travelerOf(one, isProjectManager)),
    others: statesOf(visit, 'travel_requests', firstDetail.travelRequest, 'TR-'),
    isProjectManager,
  });
};

const requestOf = (row: Record) => ({
  requestId: `TR-${30_000 + Number(row.id)}`,
  status: row.status,
  apptStart: `${row.starts_on} 09:30:00`,
  apptEnd: `${row.ends_on} 15:00:00`,
  apptNote: 'Nothing to eat from midnight on.',
  visitType: 'Week 12',
  treatmentLocation: row.organization_name,
  country: row.country,
  patientId: row.patient_number,
  patientProfileURL: `/patient/${row.patient_id}/`,
  studyName: row.study,
  scoutNumber: row.scout_number,
  siteId: row.site_number,
  serviceLevel: 'Concierge',
  departureStation: 'Springfield Central',
  departureDate: row.starts_on,
  departureTime: '06:40',
  returnDate: row.ends_on,
  returnTime: '18:10',
});

/** The fields that every role may see. */
const preferencesOf = (row: Record) => ({
  seatingPreference: 'Aisle',
  dietaryRestrictions: 'No nuts',
  departureDate: row.starts_on,
  departureTime: '06:40',
  returnDate: row.ends_on,
  returnTime: '18:10',
});

/** The fields that project managers may not see and are not sent. */
const personOf = (row: Record) => ({
  name: row.patient,
  phoneNumber: row.phone,
  phoneType: 'Mobile',
  email: row.email,
  dateOfBirth: '1961-03-14',
  travelPreference: 'Plane',
  pickupAddress: row.address,
  pickupTime: '05:30',
  govtIdName: String(row.patient).toUpperCase(),
  passport: { country: 'Portugal', number: 'CA831207', expirationDate: '2031-01-09' },
  hotel: {
    required: true,
    checkIn: row.starts_on,
    checkOut: row.ends_on,
    roomRequirements: 'Step-free shower',
  },
  needTIN: true,
  TIN: `900-70-${String(row.patient_id).slice(-4)}`,
  emergencyContact: { name: 'Inês Souza', mobileNumber: '+1 555 0199 0003' },
});

const travelerOf = (row: Record, isProjectManager: boolean) => ({
  name: row.name,
  relation: row.relation,
  relationOther: row.relation_other,
  seatingPreference: row.seating,
  ...(isProjectManager ? {} : { passport: { country: 'Portugal', number: row.passport_number } }),
});

/** The records of the demonstration, one for each status. */
const statesOf = ({ database }: Visit, table: string, first: number, prefix: string) =>
  database
    .all<Record>(`SELECT id, status FROM ${table} WHERE id BETWEEN ? AND ? ORDER BY id`, first, first + 20)
    .map(({ id, status }) => ({ id: prefix ? `${prefix}${30_000 + Number(id)}` : String(id), status }));
