import { reimbursementStatuses, statusName } from '../../../src/domain/display/status.ts';
import { amountText } from '../money.ts';
import type { Handler } from '../visit.ts';
import { type PagedList, pageOfIds } from './paged-list.ts';

const list: PagedList = {
  from: 'all_reimbursements',
  id: 'id',
  isNewestFirst: true,
  columns: {
    id: 'id',
    status: 'status',
    total: 'total',
    payCurrency: 'pay_currency',
    patientId: 'patient_number',
    visitType: 'visit_type',
    'visitDate (CT)': 'visit_date',
    activityDate: 'visit_date',
    submittedOn: 'submitted_on',
    payType: 'pay_type',
    scoutNumber: 'scout_number',
    studyName: 'study',
    site: 'site_number',
    country: 'country',
  },
  // A full-text query for the beginnings of the words. Quotes keep FTS5 from interpreting its operators.
  wordCondition: words => [
    'id IN (SELECT rowid FROM all_reimbursements_words WHERE words MATCH ?)',
    [words.map(word => `"${word.replaceAll('"', '""')}"*`).join(' ')],
  ],
};

interface Row {
  readonly id: number;
  readonly status: string;
  readonly total: number;
  readonly pay_currency: string;
  readonly patient_number: string;
  readonly visit_type: string;
  readonly visit_date: string;
  readonly submitted_on: string;
  readonly pay_type: string;
  readonly scout_number: string;
  readonly study: string;
  readonly site_number: string;
  readonly country: string;
}

const listRow = (row: Row): object => ({
  id: row.id,
  status: row.status,
  total: amountText(row.total, row.pay_currency),
  payCurrency: row.pay_currency,
  patientId: row.patient_number,
  visitType: row.visit_type,
  'visitDate (CT)': row.visit_date,
  activityDate: row.visit_date,
  submittedOn: row.submitted_on,
  payType: row.pay_type,
  scoutNumber: row.scout_number,
  studyName: row.study,
  site: row.site_number,
  country: row.country,
  actions: [{ href: `/request/${row.id}/view`, title: 'View', class: 'btn', flags: {} }],
});

/** A page of all reimbursements. */
export const allReimbursementsList: Handler = (request, { database }) => {
  const { ids, ...counts } = pageOfIds(database, list, request);
  const marks = ids.map(() => '?').join();
  const rows = database.all<Row>(`SELECT * FROM all_reimbursements WHERE id IN (${marks})`, ...ids);
  const byId = new Map(rows.map(row => [row.id, row]));
  const data = ids.flatMap(id => byId.get(id) ?? []).map(listRow);
  return Response.json({ data, ...counts, filters: { status: reimbursementStatuses.map(statusName) } });
};

export const allReimbursementsPage: Handler = (_request, visit) => visit.page('all-reimbursements');
