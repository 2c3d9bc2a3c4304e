import type { SQLInputValue } from 'node:sqlite';
import { batchFrom, batchIn, numbersTo } from '../../support/answers/batches.ts';
import { advancePayment, cards, travelRequest } from '../../support/answers/lists.ts';
import { amountText, moneyText } from '../money.ts';
import { type Handler, numberIn, type Visit } from '../visit.ts';
import { ownerOf, ownPatients, refuseOthersPatient, refuseOtherUser } from './own.ts';

const reimbursement = `SELECT reimbursements.*, patient_number, studies.name AS study, scout_number, site_number
  FROM reimbursements JOIN patients ON patients.id = patient_id JOIN studies ON studies.id = reimbursements.study_id
  JOIN sites ON sites.id = reimbursements.site_id`;

interface Reimbursement {
  readonly id: number;
  readonly oid: string;
  readonly patient_number: string;
  readonly study: string;
  readonly scout_number: string;
  readonly site_number: string;
  readonly status: string;
  readonly visit_type: string;
  readonly visit_date: string;
  readonly submitted_on: string;
  readonly pay_type: string;
  readonly pay_currency: string;
  readonly country: string;
  readonly total: number;
  readonly total_usd: number;
}

function reimbursements({ database }: Visit, where: string, ...values: SQLInputValue[]): Reimbursement[] {
  return database.all<Reimbursement>(
    `${reimbursement} WHERE ${where} ORDER BY submitted_on DESC, reimbursements.id DESC LIMIT 100`,
    ...values,
  );
}

/** A row of a reimbursement list. */
function listRow(row: Reimbursement): object {
  return {
    id: row.id,
    visitType: row.visit_type,
    activityDate: row.visit_date,
    payCurrency: row.pay_currency,
    total: amountText(row.total, row.pay_currency),
    status: row.status,
    actions: [{ href: `/request/${row.id}/view`, title: 'View', class: 'btn', flags: {} }],
    scoutNumber: row.scout_number,
    site: row.site_number,
    payType: row.pay_type,
    patientId: row.patient_number,
    submittedOn: row.submitted_on,
    'visitDate (CT)': row.visit_date,
    studyName: row.study,
    country: row.country,
  };
}

/** A batch of a site's reimbursements, the latest first; it states no columns. */
export const reimbursementsOfSite: Handler = (request, { database, path }) => {
  const site = numberIn(path.siteId);
  const { limit, skip } = batchIn(request);
  const rows = database.all<Reimbursement>(
    `${reimbursement} WHERE reimbursements.id IN (SELECT id FROM reimbursements WHERE site_id = ?
       ORDER BY submitted_on DESC, id DESC LIMIT ? OFFSET ?) ORDER BY submitted_on DESC, reimbursements.id DESC`,
    site,
    limit,
    skip,
  );
  const counted = database.first<{ total: number }>(
    'SELECT count(*) AS total FROM reimbursements WHERE site_id = ?',
    site,
  );
  return Response.json({ data: rows.map(listRow), total: counted?.total ?? 0, skip });
};

export const cardsOfSite: Handler = request => batchFrom(cards, numbersTo(480), request);

export const reimbursementsOfPatient: Handler = (_request, visit) => {
  const patient = numberIn(visit.path.patientId);
  refuseOthersPatient(visit, patient);
  const rows = reimbursements(visit, 'patient_id = ?', patient);
  return Response.json({ data: rows.map(listRow) });
};

/** Those of the same patient. */
export const otherReimbursements: Handler = (_request, visit) => {
  const id = numberIn(visit.path.reimbursementId);
  const one = visit.database.first('SELECT patient_id FROM reimbursements WHERE id = ?', id);
  refuseOthersPatient(visit, Number(one?.patient_id ?? 0));
  const where =
    'patient_id = (SELECT patient_id FROM reimbursements WHERE id = ?) AND reimbursements.id <> ?';
  return Response.json(reimbursements(visit, where, id, id).slice(0, 10).map(listRow));
};

export const recentlyUpdated: Handler = (_request, visit) => {
  const rows = reimbursements(visit, `patient_id IN ${ownPatients}`, ownerOf(visit));
  return Response.json(
    rows.slice(0, 5).map(row => ({
      id: row.id,
      site: { siteId: row.site_number },
      status: row.status,
      patientId: row.patient_number,
      visitDate: row.visit_date,
      submittedOn: row.submitted_on,
      paymentPreference: row.pay_type,
      totalUSD: moneyText(row.total_usd),
      viewRoute: `/request/${row.id}/view`,
    })),
  );
};

export const requiresAction: Handler = (_request, visit) => {
  const where = `reimbursements.site_id = ? AND reimbursements.status IN ('inReview', 'processingPayment', 'correctionRequired')`;
  const rows = reimbursements(visit, where, numberIn(visit.path.siteId));
  return Response.json(
    rows.slice(0, 10).map(row => ({
      _id: { $oid: row.oid },
      patientId: row.patient_number,
      totalUSD: moneyText(row.total_usd),
      submissionDate: { date: `${row.submitted_on} 00:00:00.000000` },
      status: row.status,
      view: `/request/${row.id}/view`,
    })),
  );
};

export const upcomingAppointments: Handler = (_request, visit) => {
  const rows = visit.database.all(
    `SELECT appointments.*, patient_number, site_number, studies.name AS study, sponsors.name AS sponsor
     FROM appointments JOIN patients ON patients.id = patient_id JOIN sites ON sites.id = site_id
     JOIN studies ON studies.id = study_id JOIN sponsors ON sponsors.id = sponsor_id
     WHERE patient_id IN ${ownPatients} ORDER BY starts_on`,
    ownerOf(visit),
  );
  return Response.json(
    rows.map(row => ({
      id: row.id,
      study: { studyName: row.study, sponsor: row.sponsor },
      patient: { patientId: row.patient_number },
      site: { siteId: row.site_number },
      startDate: row.starts_on,
      endDate: row.ends_on,
      viewRoute: `/request/${row.id}/view`,
    })),
  );
};

export const studiesOfUser: Handler = (_request, visit) => {
  const user = numberIn(visit.path.userId);
  refuseOtherUser(visit, user);
  const rows = visit.database.all(
    `SELECT profiles.*, patient_number, site_number, scout_number, studies.name AS study, studies.status,
       organization_name, sponsors.name AS sponsor
     FROM profiles JOIN patients ON patients.id = profiles.patient_id JOIN sites ON sites.id = site_id
     JOIN studies ON studies.id = study_id JOIN sponsors ON sponsors.id = sponsor_id
     WHERE user_id = ? ORDER BY profiles.id`,
    user,
  );
  return Response.json(
    rows.map(row => ({
      id: row.id,
      enabled: row.enabled === 1,
      isPrimary: row.is_primary === 1,
      patientId: row.patient_number,
      site: {
        enabled: row.site_enabled === 1,
        siteId: row.site_number,
        configuration: { restricted: row.site_restricted === 1 },
      },
      study: {
        scoutNumber: row.scout_number,
        studyName: row.study,
        organizationName: row.organization_name,
        sponsor: row.sponsor,
        archived: row.study_archived === 1,
        status: row.status,
        configuration: { restricted: row.study_restricted === 1 },
      },
      actions: [{ href: `/patient/${row.patient_id}/`, title: 'View', class: 'btn', flags: {} }],
    })),
  );
};

export const advancePayments: Handler = (_request, visit) => {
  refuseOthersPatient(visit, numberIn(visit.path.patientId));
  return Response.json({ data: numbersTo(5).map(advancePayment) });
};

export const travelRequests: Handler = () => Response.json({ data: numbersTo(12).map(travelRequest) });
