import { batchIn } from '../../support/answers/batches.ts';
import { type Payment, paymentColumns, paymentRow } from '../../support/answers/payments.ts';
import { payTypes, studyNames } from '../seed/names.ts';
import { type Handler, numberIn, Refusal, type Visit } from '../visit.ts';
import { pageOfIds } from './paged-list.ts';
import { siteIn } from './sites.ts';

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
  readonly total_usd: number;
}

const awaiting = `reimbursements.status IN ('submitted', 'inReview')`;
const listed = `SELECT reimbursements.*, patient_number, studies.name AS study FROM reimbursements
  JOIN patients ON patients.id = patient_id JOIN studies ON studies.id = reimbursements.study_id`;

export const reviewPage: Handler = (request, visit) =>
  visit.page('review', {
    site: siteIn(visit),
    isPaged: new URL(request.url).searchParams.has('paged'),
  });

export const reviewList: Handler = (request, visit) => {
  const site = siteIn(visit).id;
  const { limit, skip } = batchIn(request);
  if (asksForQuery(request)) return queriedReviews(request, visit, site);
  const rows = visit.database.all<ListedReimbursement>(
    `${listed} WHERE reimbursements.id IN (SELECT id FROM reimbursements WHERE site_id = ? AND ${awaiting}
       ORDER BY id LIMIT ? OFFSET ?) ORDER BY reimbursements.id`,
    site,
    limit,
    skip,
  );
  // Uses the index of pending reviews: otherwise SQLite would scan every reimbursement of the site.
  const counted = visit.database.first<{ total: number }>(
    `SELECT count(*) AS total FROM reimbursements INDEXED BY reimbursements_awaiting
     WHERE site_id = ? AND ${awaiting}`,
    site,
  );
  const total = counted?.total ?? 0;
  return Response.json({ ...reimbursementTable(rows, total, skip), totalAll: total, filters: reviewFilters });
};

const asksForQuery = (request: Request): boolean =>
  [...new URL(request.url).searchParams.keys()].some(name => /^(search|sort|filter\[)/.test(name));

/** The choices of the queue's filters, as the cells contain them. */
const reviewFilters = {
  status: ['Submitted', 'In Review'],
  studyName: studyNames.map(([name]) => name),
  payType: payTypes,
};

/** The visible text of each column, for search, sorting and filters. */
const reviewColumns = {
  reference: 'reimbursements.id',
  patientId: 'patient_number',
  studyName: 'studies.name',
  visitType: 'visit_type',
  visitDate: 'visit_date',
  submittedOn: 'submitted_on',
  payType: 'pay_type',
  payCurrency: 'pay_currency',
  country: 'reimbursements.country',
  status: `CASE reimbursements.status WHEN 'inReview' THEN 'In Review' ELSE 'Submitted' END`,
  totalUSD: 'total_usd',
};
const shownText = Object.values(reviewColumns).join(` || ' ' || `);

/** One page of the queue with search, order or filters. */
function queriedReviews(request: Request, { database }: Visit, site: number): Response {
  const from = `reimbursements JOIN patients ON patients.id = patient_id
    JOIN studies ON studies.id = reimbursements.study_id`;
  const { ids, total, totalAll, skip } = pageOfIds(
    database,
    {
      from,
      where: `reimbursements.site_id = ? AND ${awaiting}`,
      values: [site],
      id: 'reimbursements.id',
      columns: reviewColumns,
      wordCondition: words => [
        words.map(() => `'ERR-' || ${shownText} LIKE ? ESCAPE '!'`).join(' AND '),
        words.map(word => `%${word.replace(/[!%_]/g, '!$&')}%`),
      ],
    },
    request,
  );
  const rows = database.all<ListedReimbursement>(
    `${listed} WHERE reimbursements.id IN (${ids.map(() => '?').join()})`,
    ...ids,
  );
  const inOrder = rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return Response.json({
    ...reimbursementTable(inOrder, total, skip),
    totalAll,
    filters: reviewFilters,
  });
}

/** A batch as the host's table answer. */
function reimbursementTable(rows: readonly ListedReimbursement[], total: number, skip: number) {
  return { columns: paymentColumns, data: rows.map(linkedRow), total, skip };
}

/** The row of a reimbursement; its reference leads to its page. */
function linkedRow(row: ListedReimbursement) {
  const { reference, ...cells } = paymentRow(paymentOf(row));
  return { ...cells, reference: { ...reference, type: 'link', href: `/request/${row.id}/view` } };
}

const paymentOf = (row: ListedReimbursement): Payment => ({
  id: row.id,
  patientId: row.patient_id,
  patientNumber: row.patient_number,
  study: row.study,
  visitType: row.visit_type,
  visitDate: row.visit_date,
  submittedOn: row.submitted_on,
  payType: row.pay_type,
  currency: row.pay_currency,
  country: row.country,
  status: statusLabel(row.status),
  cents: row.total_usd,
});

interface Decision {
  readonly status: 'approved' | 'denied';
  readonly reason: string | null;
}

/** Approves or denies the payment, unless somebody else has already decided. */
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

/** `inReview` → `In Review`. */
function statusLabel(status: string): string {
  const words = status.replace(/[A-Z]/g, letter => ` ${letter}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
