import { type GenericSchema, parse } from 'valibot';
import * as advancePayments from '../../src/api/advance-payments.ts';
import * as appointments from '../../src/api/appointments.ts';
import * as cros from '../../src/api/cros.ts';
import { documentedCall } from '../../src/api/docs/calls.ts';
import * as patients from '../../src/api/patients.ts';
import { assignedEntities } from '../../src/api/quick-actions.ts';
import * as reimbursements from '../../src/api/reimbursements.ts';
import * as sites from '../../src/api/sites.ts';
import * as sponsors from '../../src/api/sponsors.ts';
import * as studies from '../../src/api/studies.ts';
import * as travelRequests from '../../src/api/travel-requests.ts';
import { parseRowActions } from '../../src/domain/display/row-action.ts';
import { reimbursementProgress, travelProgress } from '../../src/domain/display/status.ts';
import type { FieldsDocs } from '../../src/domain/field.docs.ts';
import { english, type Language } from '../../src/domain/language/language.ts';
import { type HostRecord, textIn } from '../../src/domain/record-fields.ts';
import { dateLimits } from '../../src/domain/report-dates.ts';
import { type ReportType, rulesOf } from '../../src/domain/report-types.ts';
import {
  advancePaymentColumns,
  patientReimbursementColumns,
} from '../../src/elements/patient-payments/patient-payments.rules.ts';
import { columns as pendingActionColumns } from '../../src/elements/pending-actions/pending-actions.tsx';
import { readAssignments } from '../../src/elements/quick-actions/assignments.rules.ts';
import { entityFields } from '../../src/elements/quick-actions/quick-actions.docs.ts';
import {
  emptyChoice,
  patientOptions,
  siteOptions,
  studyOptions,
} from '../../src/elements/quick-actions/quick-actions.rules.ts';
import { columns as recentPaymentColumns } from '../../src/elements/recent-payments/recent-payments.tsx';
import { shownExpenses } from '../../src/elements/reimbursement-detail/expenses.rules.ts';
import { reimbursementFields } from '../../src/elements/reimbursement-detail/reimbursement-detail.docs.ts';
import * as detail from '../../src/elements/reimbursement-detail/reimbursement-detail.rules.ts';
import { columns as relatedRequestColumns } from '../../src/elements/reimbursement-detail/related-requests.tsx';
import { requiredFields, visibleFields } from '../../src/elements/report-form/fields.rules.ts';
import { reportTypeFields } from '../../src/elements/report-form/report-form.docs.ts';
import { actionFields } from '../../src/elements/row-actions/row-actions.docs.ts';
import { logoSource } from '../../src/elements/sponsor-logo/sponsor-logo.rules.ts';
import {
  patientFields,
  requestFields,
  travelerFields,
} from '../../src/elements/travel-request/travel-request.docs.ts';
import * as travel from '../../src/elements/travel-request/travel-request.rules.ts';
import { columnsFor, withVisitMoments } from '../../src/elements/travel-requests/travel-requests.rules.ts';
import { columns as appointmentColumns } from '../../src/elements/upcoming-appointments/upcoming-appointments.tsx';
import type { AnswerOf, GetEndpoint } from '../../src/http/request.ts';
import {
  answerSchema,
  type DescribedSchema,
  describedSchema,
  recordSchema,
} from '../../src/manifest/contract/described-schema.ts';
import { visibleProfiles } from '../../src/screen/cards/profiles.ts';
import { studyColumns } from '../../src/screen/cards/study-profiles.tsx';
import { patientNumber, siteName, studyName } from '../../src/screen/lookups/names.ts';
import type { Column } from '../../src/table/engine/columns.ts';
import { totalIn } from '../../src/table/engine/loading/batches.ts';
import type { PlainColumn } from '../../src/ui/data/plain-table.tsx';

/** How elements read an answer or a record of the page: a function from the parsed value to what is shown of it. */
export interface Reading {
  readonly name: string;
  /** What the documentation says of the fields. */
  readonly fields: FieldsDocs;
  readonly schema: DescribedSchema;
  /** Parses a sent value like the element; a record of the page is read as it was sent. */
  readonly parse: (sent: unknown) => unknown;
  read(value: unknown): unknown;
  /** Other values of some fields, on which the reading of others depends. */
  readonly contexts: readonly Readonly<Record<string, unknown>>[];
}

const parserOf = (schema: GenericSchema) => (sent: unknown) => parse(schema, sent);

function ofAnswer<E extends GetEndpoint>(endpoint: E, read: (answer: AnswerOf<E>) => unknown): Reading {
  const call = documentedCall({ endpoint });
  return {
    name: endpoint.name,
    fields: call.answerFields,
    schema: answerSchema(call),
    parse: parserOf(endpoint.answer as unknown as GenericSchema),
    read: value => read(value as AnswerOf<E>),
    contexts: [{}],
  };
}

/** Rows of a table: the element adapts them, and the table reads a cell for each of its columns. */
const ofRows = <E extends GetEndpoint>(
  endpoint: E,
  columns: (language: Language) => readonly Column[],
  adapt = (rows: readonly unknown[]): readonly unknown[] => rows,
): Reading =>
  ofAnswer(endpoint, answer => {
    const { data } = answer as { readonly data: readonly Readonly<Record<string, unknown>>[] };
    const keys = new Set(
      columns(english).flatMap(({ key, currency }) => (currency ? [key, currency] : [key])),
    );
    const ids = data.map(({ id, _id }) => id ?? (_id as { readonly $oid?: string } | undefined)?.$oid);
    // An adapted row is a copy, in which nobody sees what is read: the columns read the sent rows, too.
    for (const row of data) for (const key of keys) Reflect.get(row, key);
    const rows = adapt(data) as readonly Readonly<Record<string, unknown>>[];
    return [ids, rows.map(row => [...keys].map(key => row[key]))];
  });

/** Rows of a short list: what its columns show of each item, with the properties of the pieces that show it. */
const ofItems = <E extends GetEndpoint>(
  endpoint: E,
  columns: (language: Language) => readonly PlainColumn<never>[],
): Reading =>
  ofAnswer(endpoint, answer =>
    (answer as readonly { readonly id: string }[]).map(item => [
      item.id,
      ...columns(english).map(({ show }) => show(item as never)),
    ]),
  );

/** Rows of a list that may be host-paged, whose answer also states counts and the choices of filters. [TBL-24] */
const ofPagedRows = (...[endpoint, columns, adapt]: Parameters<typeof ofRows>): Reading => {
  const rows = ofRows(endpoint, columns, adapt);
  return {
    ...rows,
    read: answer => {
      const { total, totalAll, filters } = answer as Readonly<Record<string, unknown>>;
      // As a whole: its keys are those of the columns.
      return [rows.read(answer), totalIn(total), totalIn(totalAll), Boolean(filters)];
    },
    contexts: [{ total: 1, totalAll: 1 }],
  };
};

const ofRecord = (
  name: string,
  fields: FieldsDocs,
  read: (record: HostRecord) => unknown,
  contexts: Reading['contexts'] = [{}],
): Reading => ({
  name,
  fields,
  schema: recordSchema(fields),
  parse: sent => sent,
  read: value => read(value as HostRecord),
  contexts,
});

const nameOf = ({ id, name }: { readonly id: string; readonly name?: unknown }) => [id, name || id];
const named = (answer: readonly { readonly id: string }[]) => answer.map(nameOf);
const siteChoices = (answer: AnswerOf<typeof sites.allSites>) =>
  answer.map(site => [site.id, siteName(site)]);
const studyChoices = (answer: AnswerOf<typeof studies.allStudies>) =>
  answer.map(study => [study.id, studyName(study)]);
const quickPatients = (answer: AnswerOf<typeof patients.patientsOfSite>) => patientOptions(answer, '7');

const reimbursement = (record: HostRecord) => [
  detail.reimbursementTitle(record, english),
  reimbursementProgress(textIn(record, 'status'), english),
  detail.returnRemarks(record),
  detail.statusDates(record, english),
  detail.recordAmounts(record, english),
  detail.reimbursementGroups(record, false, english),
  detail.travelRequestNumber(record),
  shownExpenses(record, english),
];

const shownStudies = (profiles: AnswerOf<typeof studies.studiesOfUser>) =>
  Object.values(visibleProfiles(profiles)).map(list => [
    list.map(({ id }) => id),
    studyColumns(list, () => {}, english).map(({ show }) => list.map(show)),
  ]);

const quickActions = (entities: Parameters<typeof readAssignments>[0]) =>
  ['createErr', 'createTr'].map(action => {
    const assignments = readAssignments(entities, entities);
    const choice = { ...emptyChoice, action };
    return [assignments, siteOptions(assignments, choice), studyOptions(assignments, choice)];
  });

const reportType = (record: HostRecord) => {
  const rules = rulesOf({
    value: textIn(record, 'value'),
    label: '',
    rules: record.rules as ReportType['rules'],
  });
  const users = [{ studyAdmin: false }, { studyAdmin: true }];
  const limits = dateLimits(rules, '2026-01-31', '2026-11-23');
  return users.map(user => {
    const context = { level: 'site', internal: false, spoolingAllowed: false, ...user } as const;
    const fields = visibleFields(context, rules);
    return [record.value, record.label, fields, requiredFields(context, rules, { cro: '' }), limits];
  });
};

/** All readings; tests/contract/answers.test.ts says which are missing. */
export const readings: readonly Reading[] = [
  ofRows(advancePayments.advancePaymentsOfPatient, advancePaymentColumns),
  ofRows(reimbursements.reimbursementsOfPatient, patientReimbursementColumns),
  ofPagedRows(travelRequests.travelRequestsOfPatient, columnsFor('patient'), withVisitMoments),
  ofPagedRows(travelRequests.travelRequestsOfUser, columnsFor('user'), withVisitMoments),
  ofPagedRows(travelRequests.travelRequestsOfSite, columnsFor('site'), withVisitMoments),
  ofItems(appointments.upcomingAppointments, appointmentColumns),
  ofItems(reimbursements.recentlyUpdatedPayments, recentPaymentColumns),
  ofItems(reimbursements.reimbursementsRequiringAction, pendingActionColumns),
  ofItems(reimbursements.otherReimbursements, relatedRequestColumns),
  ofAnswer(studies.studiesOfUser, shownStudies),
  ofAnswer(studies.studiesOfSite, studyChoices),
  ofAnswer(studies.allStudies, studyChoices),
  ofAnswer(sites.allSites, siteChoices),
  ofAnswer(sites.sitesOfStudy, siteChoices),
  ofAnswer(sites.satelliteSites, siteChoices),
  ofAnswer(sites.topLevelSites, named),
  ofAnswer(cros.allCros, named),
  ofAnswer(cros.crosOfSponsor, named),
  ofAnswer(sponsors.allSponsors, named),
  ofAnswer(sponsors.sponsorLogo, ({ data }) => logoSource(data)),
  ofAnswer(patients.patientsOfSite, quickPatients),
  ofAnswer(patients.patientsOfDirectStudy, quickPatients),
  ofAnswer(patients.dashboardPatientsOfStudy, answer =>
    answer.map(patient => [patient.id, patientNumber(patient)]),
  ),
  {
    name: 'sites and studies',
    fields: entityFields,
    schema: describedSchema(assignedEntities, entityFields),
    parse: parserOf(assignedEntities),
    read: value => quickActions(value as Parameters<typeof quickActions>[0]),
    contexts: [{}],
  },
  ofRecord('reimbursement', reimbursementFields, reimbursement, [
    {},
    { paymentPreference: 'Check' },
    { paymentPreference: 'ScoutPass' },
  ]),
  ofRecord('request', requestFields, request => [
    request.requestId,
    travelProgress(textIn(request, 'status'), english),
    travel.requestDetails(request, false, english),
  ]),
  ofRecord('patient', patientFields, patient => [
    travel.patientDetails(patient, false, english),
    travel.travelPreferences(patient, false, english),
  ]),
  ofRecord('traveler', travelerFields, traveler => travel.travelersShown([traveler], false, english)),
  ofRecord('action', actionFields, parseRowActions),
  ofRecord('report type', reportTypeFields, reportType),
];
