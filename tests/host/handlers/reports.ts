import { type Handler, Refusal, seeOther, type Visit } from '../visit.ts';

/** The report types that the portal offers; most use the library's built-in rules. */
const reportTypes = [
  { value: 'visits', label: 'Visits' },
  { value: 'monthlyReport', label: 'Monthly Report' },
  { value: 'monthlyUnitRecognition', label: 'Monthly Unit Recognition' },
  { value: 'sSNTINValidation', label: 'SSN and TIN Validation' },
  { value: 'taxablePayments', label: 'Taxable Payments' },
  { value: 'patientPaymentsOptOutHistory', label: 'Patient Payments Opt-Out History' },
  { value: 'bulkAddressValidation', label: 'Bulk Address Validation' },
  { value: 'eRRTRThreshold', label: 'ERR and TR Threshold' },
  { value: 'expenseManagement', label: 'Expense Management' },
  { value: 'unpaidVisits', label: 'Unpaid Visits' },
  { value: 'studyFeeConfigurations', label: 'Study Fee Configurations', rules: { disableDates: true } },
  { value: 'onsiteScoutPass', label: 'On-site ScoutPass' },
  { value: 'kitchenSinkReimbursements', label: 'Kitchen Sink: Reimbursements' },
  { value: 'backupWithholding', label: 'Backup Withholding' },
  { value: 'siteMasterPayments', label: 'Payments of Top-Level Sites' },
  {
    value: 'croContacts',
    label: 'CRO Contacts',
    rules: { showCROField: true, siteNotRequired: true, disableDates: true },
  },
] as const;

export const siteReportPage: Handler = (_request, visit) => reportPage('site', visit);
export const studyReportPage: Handler = (_request, visit) => reportPage('study', visit);

const reportPage = (level: 'site' | 'study', { page }: Visit): Response =>
  page('report', { level, reportTypes });

interface RequestedReport {
  readonly id: number;
  readonly type: string;
  readonly fields: string;
  readonly requested_on: string;
  readonly requested_by: string;
}

export const historyPage: Handler = (_request, { database, page }) => {
  const reports = database
    .all<RequestedReport>('SELECT * FROM report_requests ORDER BY id DESC LIMIT 100')
    .map(report => ({ ...report, label: labelOf(report.type), fields: JSON.parse(report.fields) }));
  return page('report-list', { reports });
};

/** Stores the request as it was sent, and redirects to the report history. */
export const requestReport: Handler = async (request, { database, session }) => {
  const form = [...(await request.formData())].filter(([name]) => name !== '_token');
  const type = String(form.find(([name]) => name === 'type')?.[1] ?? '');
  if (!reportTypes.some(({ value }) => value === type)) throw new Refusal(422, 'There is no such report.');
  database.run(
    'INSERT INTO report_requests VALUES (NULL, ?, ?, ?, ?)',
    type,
    JSON.stringify(form),
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    session.role ?? '',
  );
  session.flash = { level: 'success', text: `The report ${labelOf(type)} was requested.` };
  return seeOther(session.role === 'studyAdmin' ? '/report/list/' : '/direct/report/list/');
};

const legacyType = 'legacyReport';

export const legacyReportPage: Handler = (_request, { database, page }) =>
  page('legacy-report', {
    sponsors: database.all('SELECT id, name FROM sponsors ORDER BY name'),
    studies: database.all('SELECT id, name FROM studies ORDER BY name'),
    sites: database.all("SELECT id, organization_name || ', ' || site_name AS name FROM sites ORDER BY id"),
  });

/** Stores the request as it was sent. */
export const requestLegacyReport: Handler = async (request, { database, session }) => {
  const form = [...(await request.formData())].filter(([name]) => name !== '_token');
  const now = new Date().toISOString().slice(0, 16).replace('T', ' ');
  database.run(
    'INSERT INTO report_requests VALUES (NULL, ?, ?, ?, ?)',
    legacyType,
    JSON.stringify(form),
    now,
    session.role ?? '',
  );
  session.flash = { level: 'success', text: 'The report was scheduled.' };
  return seeOther('/direct/report/list/');
};

const labelOf = (type: string): string =>
  type === legacyType ? 'Scheduled Report' : (reportTypes.find(({ value }) => value === type)?.label ?? type);
