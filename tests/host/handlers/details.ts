import { amountText, moneyText } from '../money.ts';
import { type Handler, numberIn, Refusal, type Visit } from '../visit.ts';
import { refuseOthersPatient } from './own.ts';

type Record = Readonly<{ [column: string]: string | number | null }>;

export const reimbursementPage: Handler = (_request, visit) => {
  const { database, session, page } = visit;
  const row = database.first<Record>(
    `SELECT reimbursements.*, patient_number, patients.name AS patient, address, studies.name AS study,
       scout_number, site_number, return_reason, issues, notes
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
  travelRequest: 'n/a',
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
