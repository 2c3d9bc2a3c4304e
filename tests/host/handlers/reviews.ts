import { moneyText } from '../money.ts';
import { type Handler, numberIn, Refusal } from '../visit.ts';
import { siteIn } from './sites.ts';
import { batchOf, type TableAnswer } from './table-answer.ts';

/** A reimbursement with the names that lists show. */
interface ListedReimbursement {
  readonly id: number;
  readonly patient_id: number;
  readonly patient_number: string;
  readonly study: string;
  readonly status: string;
  readonly visit_type: string;
  readonly visit_date: string;
  readonly submitted_on: string;
  readonly pay_type: string;
  readonly pay_currency: string;
  readonly country: string;
  readonly total: number;
}

const awaiting = `reimbursements.status IN ('submitted', 'inReview')`;
const listed = `SELECT reimbursements.*, patient_number, studies.name AS study FROM reimbursements
  JOIN patients ON patients.id = patient_id JOIN studies ON studies.id = reimbursements.study_id`;

const columns = [
  ['reference', 'Reference'],
  ['patientId', 'Patient ID'],
  ['studyName', 'Study'],
  ['visitType', 'Visit Type'],
  ['visitDate', 'Visit Date (CT)'],
  ['submittedOn', 'Submitted On'],
  ['payType', 'Pay Type'],
  ['payCurrency', 'Pay Currency'],
  ['country', 'Country'],
  ['status', 'Status'],
  ['totalUSD', 'Total (USD)'],
] as const;

export const reviewPage: Handler = (_request, visit) => visit.page('review', { site: siteIn(visit) });

export const reviewList: Handler = (request, visit) => {
  const site = siteIn(visit).id;
  const { limit, skip } = batchOf(request);
  const rows = visit.database.all<ListedReimbursement>(
    `${listed} WHERE reimbursements.site_id = ? AND ${awaiting} ORDER BY reimbursements.id LIMIT ? OFFSET ?`,
    site,
    limit,
    skip,
  );
  const counted = visit.database.first<{ total: number }>(
    `SELECT count(*) AS total FROM reimbursements WHERE site_id = ? AND ${awaiting}`,
    site,
  );
  return Response.json(reimbursementTable(rows, counted?.total ?? 0, skip));
};

const rowsInPart = 2500;

/** One of the eight parts of a site's reimbursements, whatever their status. */
export const partList: Handler = (request, visit) => {
  const { limit, skip } = batchOf(request);
  const first = 700_001 + (numberIn(visit.path.part) - 1) * rowsInPart;
  const rows = visit.database.all<ListedReimbursement>(
    `${listed} WHERE reimbursements.site_id = ? AND reimbursements.id BETWEEN ? AND ?
     ORDER BY reimbursements.id LIMIT ? OFFSET ?`,
    siteIn(visit).id,
    first,
    first + rowsInPart - 1,
    limit,
    skip,
  );
  return Response.json(reimbursementTable(rows, rowsInPart, skip));
};

/** A batch as the host's table answer: a row has its `id`, and a cell for each column. */
function reimbursementTable(rows: readonly ListedReimbursement[], total: number, skip: number): TableAnswer {
  return {
    columns: columns.map(([data, title]) => ({ data, title })),
    data: rows.map(row => ({
      id: String(row.id),
      reference: { display: `ERR-${row.id}`, sort: row.id },
      patientId: { display: row.patient_number, type: 'link', href: `/patient/${row.patient_id}/` },
      studyName: { display: row.study },
      visitType: { display: row.visit_type },
      visitDate: dayCell(row.visit_date),
      submittedOn: dayCell(row.submitted_on),
      payType: { display: row.pay_type },
      payCurrency: { display: row.pay_currency },
      country: { display: row.country },
      status: { display: statusLabel(row.status) },
      totalUSD: { display: moneyText(row.total), sort: row.total },
    })),
    total,
    skip,
  };
}

function dayCell(day: string): object {
  return { display: day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'), sort: day };
}

interface Decision {
  readonly status: 'approved' | 'denied';
  readonly reason: string | null;
}

/** Approves or denies at once, unless somebody else was faster. */
export const decide: Handler = async (request, { database, path }) => {
  const { status, reason } = decisionIn(await request.json());
  const id = numberIn(path.reimbursementId);
  const changed = database.run(
    `UPDATE reimbursements SET status = ?, deny_reason = ? WHERE id = ? AND ${awaiting}`,
    status,
    reason,
    id,
  );
  if (changed) return Response.json({ result: 'success' });
  const current = database.first<{ status: string }>('SELECT status FROM reimbursements WHERE id = ?', id);
  if (!current) throw new Refusal(404, 'There is no such reimbursement.');
  throw new Refusal(409, `This reimbursement is already ${current.status}.`);
};

function decisionIn(posted: { quickApprove?: unknown; quickDeny?: unknown; reason?: unknown }): Decision {
  if (posted.quickApprove === true) return { status: 'approved', reason: null };
  const reason = typeof posted.reason === 'string' ? posted.reason.trim() : '';
  if (posted.quickDeny !== true) throw new Refusal(400, 'Neither an approval nor a denial was sent.');
  if (!reason) throw new Refusal(422, 'Why is this request being denied?');
  return { status: 'denied', reason };
}

/** The latest of a site, as a page of its own. */
export const siteList: Handler = (_request, visit) => {
  const site = siteIn(visit);
  const rows = visit.database.all<ListedReimbursement>(
    `${listed} WHERE reimbursements.site_id = ? ORDER BY submitted_on DESC, reimbursements.id DESC LIMIT 50`,
    site.id,
  );
  return visit.page('site-list', { site, rows });
};

/** `inReview` → `In Review`. */
function statusLabel(status: string): string {
  const words = status.replace(/[A-Z]/g, letter => ` ${letter}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
