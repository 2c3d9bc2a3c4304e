import { batchIn } from '../../support/answers/batches.ts';
import type { Database } from '../database.ts';
import { moneyText } from '../money.ts';
import { type Handler, numberIn } from '../visit.ts';
import { siteIn } from './sites.ts';

interface Unit {
  readonly id: string;
  readonly activity: string;
  readonly kind: string;
  readonly units: number;
  readonly study: string;
  readonly study_id: number;
}

interface Surcharge {
  readonly condition: string;
  readonly amount: number;
}

interface Request {
  readonly id: number;
  readonly patient_id: number;
  readonly patient_number: string;
  readonly visit_type: string;
}

export const cellsPage: Handler = (_request, visit) => {
  const site = siteIn(visit);
  const requests = visit.database.all<Request>(
    `SELECT reimbursements.*, patient_number FROM reimbursements JOIN patients ON patients.id = patient_id
     WHERE reimbursements.site_id = ? ORDER BY submitted_on DESC, reimbursements.id DESC LIMIT 8`,
    site.id,
  );
  return visit.page('cells', { site, requests: requests.map(one => ({ ...one, actions: actionsOf(one) })) });
};

const actionsOf = ({ id, patient_id: patient }: Request): object[] => [
  { href: `/patient/${patient}/`, title: 'Patient' },
  { href: '/direct/site/12/dashboard', title: 'Site' },
  {
    href: `/direct/reimbursement/assignedPatient/${patient}/create`,
    title: 'Begin another request',
    class: 'btn btn-danger',
    flags: { confirm: { message: `Begin another expense request beside ERR-${id}?` } },
  },
];

/** The activity units of a site, with a cell of each interactive type. */
export const unitsWithCells: Handler = (request, { database, path }) => {
  const site = numberIn(path.siteId);
  const { limit, skip } = batchIn(request);
  const units = database.all<Unit>(
    `SELECT activity_units.*, studies.name AS study FROM activity_units JOIN studies ON studies.id = study_id
     WHERE removal_reason IS NULL AND site_id = ? ORDER BY study_id, activity`,
    site,
  );
  const data = units
    .slice(skip, skip + limit)
    .map(unit => rowOf(unit, site, surchargesOf(database, unit.id)));
  return Response.json({ columns, data, total: units.length, skip });
};

const columns = [
  { data: 'activity', title: 'Activity' },
  { data: 'kind', title: 'Type' },
  { data: 'study', title: 'Study' },
  { data: 'billing', title: 'Billing' },
  { data: 'contact', title: 'Contact' },
  { data: 'units', title: 'Units' },
  { data: 'actions', title: 'Actions' },
  { data: 'remove', title: '' },
];

const surchargesOf = (database: Database, unit: string): readonly Surcharge[] =>
  database.all<Surcharge>('SELECT * FROM surcharges WHERE activity_id = ? ORDER BY id', unit);

function rowOf(unit: Unit, site: number, surcharges: readonly Surcharge[]): object {
  const { id, activity, kind, study, study_id: studyId, units } = unit;
  const budget = `/direct/site/${site}/study/${studyId}/budget`;
  return {
    id,
    activity: { display: activity, type: 'modal', details: detailsOf(unit, surcharges) },
    kind: {
      display: kind,
      type: 'hover',
      preview: surcharges.map(({ condition }) => condition),
      class: surcharges.length > 2 ? 'text-warning' : 'muted',
    },
    study: { display: study, type: 'link', href: budget },
    billing: {
      display: units % 2 ? 'monthly' : 'visit',
      type: 'select',
      editConfig: { type: 'select', options: billing },
    },
    contact: { display: `site${site}@clinic.example`, type: 'email' },
    units: { display: String(units), sort: units },
    actions: [
      { href: budget, title: 'Budget', class: 'btn' },
      { href: `/direct/site/${site}/deposit/`, title: 'Deposit' },
      { href: `/direct/site/${site}/dashboard`, title: 'Site dashboard' },
      {
        href: `/direct/reimbursement/site/${site}/review/`,
        title: 'Review its payments',
        class: 'btn btn-danger',
        flags: { confirm: { message: `Leave this list for the payments that wait for ${activity}?` } },
      },
    ],
    remove: { display: 'Remove', type: 'delete', href: `/direct/site/${site}/cells/${id}/remove` },
  };
}

const detailsOf = ({ study, kind, units }: Unit, surcharges: readonly Surcharge[]): object => ({
  Study: study,
  Type: kind,
  Units: units,
  ...Object.fromEntries(surcharges.map(({ condition, amount }) => [condition, `$${moneyText(amount)}`])),
});

const billing = [
  { value: 'monthly', label: 'Every month' },
  { value: 'visit', label: 'With each visit' },
];
