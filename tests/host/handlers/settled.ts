import { batchIn } from '../../support/answers/batches.ts';
import { moneyText } from '../money.ts';
import { payTypes } from '../seed/names.ts';
import { type Handler, numberIn, Refusal, type Visit } from '../visit.ts';
import { siteIn } from './sites.ts';

/** A decided payment, with the columns that accounting has added. */
interface Settled {
  readonly id: number;
  readonly study: string;
  readonly submitted_on: string;
  readonly status: string;
  readonly total_usd: number;
  readonly pay_type: string;
  readonly pay_on: string | null;
  readonly note: string | null;
}

const settled = `FROM reimbursements JOIN studies ON studies.id = reimbursements.study_id
  LEFT JOIN bookkeeping ON bookkeeping.reimbursement_id = reimbursements.id
  WHERE reimbursements.site_id = ? AND reimbursements.status NOT IN ('submitted', 'inReview')`;

// Timeframes end at the latest record, so that the list is never empty.
const latest = `(SELECT max(submitted_on) FROM reimbursements WHERE status NOT IN ('submitted', 'inReview'))`;
const timeframes: Readonly<Record<string, string>> = {
  'ninety-days': `AND submitted_on >= date(${latest}, '-90 days')`,
  ytd: `AND submitted_on >= date(${latest}, 'start of year')`,
  all: '',
};

const columns = [
  ['reference', 'Reference'],
  ['studyName', 'Study'],
  ['submittedOn', 'Submitted on'],
  ['total', 'Total (USD)'],
  ['payType', 'Payment method'],
  ['payOn', 'Pay on'],
  ['note', 'Note'],
].map(([data = '', title = '']) => ({ data, title }));

export const settledPage: Handler = (_request, visit) => visit.page('settled', { site: siteIn(visit) });

export const settledList: Handler = (request, visit) => {
  const { limit, skip } = batchIn(request);
  const site = siteIn(visit).id;
  const within = timeframes[new URL(request.url).searchParams.get('timeframe') ?? 'all'];
  if (within === undefined) throw new Refusal(400, 'There is no such timeframe.');
  const rows = visit.database.all<Settled>(
    `SELECT reimbursements.id, studies.name AS study, submitted_on, reimbursements.status, total_usd,
       coalesce(bookkeeping.pay_type, reimbursements.pay_type) AS pay_type, pay_on, note
     ${settled} ${within} ORDER BY submitted_on DESC, reimbursements.id LIMIT ? OFFSET ?`,
    site,
    limit,
    skip,
  );
  const counted = visit.database.first<{ total: number }>(
    `SELECT count(*) AS total ${settled} ${within}`,
    site,
  );
  return Response.json({ columns, data: rows.map(rowOf), total: counted?.total ?? 0, skip });
};

const rowOf = (row: Settled) => ({
  id: String(row.id),
  reference: { display: `ERR-${row.id}`, sort: row.id },
  studyName: row.study,
  submittedOn: { display: row.submitted_on, sort: row.submitted_on, type: 'date' },
  total: { display: moneyText(row.total_usd), sort: row.total_usd, type: 'amount' },
  payType: {
    display: row.pay_type,
    type: 'select',
    editConfig: { options: payTypes.map(value => ({ value, label: value })), required: true },
  },
  payOn: { display: row.pay_on ?? '', type: 'editable', editConfig: { type: 'date', min: '2023-01-01' } },
  note: { display: row.note ?? '', type: 'editable' },
});

const editable: Readonly<Record<string, string>> = { payType: 'pay_type', payOn: 'pay_on', note: 'note' };

/** Saves all posted cells, or none of them. */
export const saveBookkeeping: Handler = async (request, visit) => {
  const form = await request.formData();
  if (Number(form.get('site')) !== siteIn(visit).id) throw new Refusal(422, 'The cells are of another site.');
  visit.database.transaction(() => {
    for (const [name, value] of form) if (name.endsWith(']')) keepCell(visit, name, String(value));
  });
  return Response.json({ success: true });
};

function keepCell(visit: Visit, name: string, value: string): void {
  const [, id, key = ''] = /^(\d+)\[(\w+)\]$/.exec(name) ?? [];
  const column = editable[key];
  if (!column) throw new Refusal(422, 'There is no such cell.');
  if (key === 'payType' && !payTypes.some(type => type === value))
    throw new Refusal(422, 'There is no such pay type.');
  refuseOtherSites(visit, numberIn(id));
  visit.database.run(
    `INSERT INTO bookkeeping (reimbursement_id, ${column}) VALUES (?, ?)
     ON CONFLICT (reimbursement_id) DO UPDATE SET ${column} = excluded.${column}`,
    numberIn(id),
    value === '' ? null : value,
  );
}

function refuseOtherSites(visit: Visit, id: number): void {
  const own = visit.database.first(
    'SELECT 1 FROM reimbursements WHERE id = ? AND site_id = ?',
    id,
    siteIn(visit).id,
  );
  if (!own) throw new Refusal(404, 'There is no such payment at this site.');
}
