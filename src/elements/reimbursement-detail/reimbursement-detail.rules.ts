import {
  type FieldGroup,
  fieldsIn,
  type GroupDisplay,
  groupsIn,
  type HostRecord,
  isYes,
  listIn,
  type RecordField,
  recordIn,
  textIn,
  textOf,
} from '../../domain/record-fields.ts';
import { screenTexts } from '../../screen/texts.ts';
import { texts } from './texts.ts';

const { labels } = screenTexts;
const { fields } = texts;

const visit: FieldGroup = {
  title: labels.visit,
  fields: [
    { key: 'visitDate', label: labels.visitDate, kind: 'day' },
    { key: 'visitType', label: labels.visitType },
    { key: 'visitDuration', label: fields.visitDuration },
    { key: 'caregivers', label: fields.caregivers },
    { key: 'serviceLevel', label: labels.serviceLevel },
  ],
};

const study: FieldGroup = {
  title: texts.patientAndStudy,
  fields: [
    { key: 'patientId', label: labels.patientId, link: 'patientProfileURL' },
    { key: 'studyName', label: labels.study },
    { key: 'scoutNumber', label: labels.scoutNumber, link: 'scoutNumberURL' },
    { key: 'siteId', label: labels.siteId },
  ],
};

const request: FieldGroup = {
  title: texts.request,
  fields: [
    { key: 'statusDate', label: fields.statusDate, kind: 'day' },
    { key: 'paidOn', label: fields.paidOn, kind: 'day' },
    { key: 'createdOn', label: fields.createdOn, kind: 'day' },
    { key: 'createdBy', label: fields.createdBy },
    { key: 'lastUpdate', label: fields.lastUpdate, kind: 'day' },
    { key: 'id', label: labels.recordId },
    { key: 'notes', label: fields.notes, kind: 'long' },
  ],
};

/** The fields of each known payment preference; keys are lower case without spaces. [RD-02] [RD-05] */
const preferenceFields: Readonly<Record<string, readonly RecordField[]>> = {
  banktransfer: [
    { key: 'paymentACCName', label: fields.paymentACCName },
    { key: 'paymentACC', label: fields.paymentACC },
    { key: 'paymentBank', label: fields.paymentBank },
    { key: 'paymentRouting', label: fields.paymentRouting },
    { key: 'paymentBIC', label: fields.paymentBIC },
  ],
  check: [
    { key: 'paymentCheckName', label: fields.paymentCheckName },
    { key: 'paymentCheckAddress', label: fields.paymentCheckAddress },
  ],
  scoutpass: [
    { key: 'paymentFirstSevenSingleLoadCard', label: fields.paymentFirstSevenSingleLoadCard, kind: 'card' },
  ],
};

const payment: readonly RecordField[] = [
  { key: 'paymentPreference', label: fields.paymentPreference },
  { key: 'paymentProfile', label: fields.paymentProfile },
  { key: 'paymentCurrency', label: fields.paymentCurrency },
];

// Shown for every payment preference, since the address belongs to the person.
const addressBook: readonly RecordField[] = [
  { key: 'paymentAddressBookStreet', label: fields.paymentAddressBookStreet },
  { key: 'paymentAddressString', label: fields.paymentAddressString },
  { key: 'paymentAddressBookCountry', label: labels.country },
];

const tax: readonly RecordField[] = [
  { key: 'needTIN', label: labels.tinRequired, kind: 'flag' },
  { key: 'TIN', label: fields.TIN },
];

/**
 * Groups the fields of a reimbursement that are set. Bank, check and card fields are limited to those of the payment
 * preference: none if it is not one of the three known ones. The TIN needs needTIN and is never shown to project
 * managers. [RD-02] [RD-05]
 */
export const reimbursementGroups = (record: HostRecord, isProjectManager: boolean): GroupDisplay[] =>
  groupsIn(record, [
    visit,
    study,
    { title: texts.payment, fields: paymentFields(record, isProjectManager) },
    request,
  ]);

const paymentFields = (record: HostRecord, isProjectManager: boolean): readonly RecordField[] => [
  ...payment,
  ...fieldsForPreference(textIn(record, 'paymentPreference')),
  ...addressBook,
  ...(isYes(record.needTIN) && !isProjectManager ? tax : []),
];

function fieldsForPreference(preference: string): readonly RecordField[] {
  const name = preference.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(preferenceFields, name) ? (preferenceFields[name] ?? []) : [];
}

export const reimbursementTitle = (record: HostRecord): string =>
  texts.title(textIn(record, 'reimbursementId') || textIn(record, 'id'));

/** A line of the amounts summary. */
export interface SummaryAmount {
  readonly label: string;
  readonly text: string;
  readonly currency: string | undefined;
}

/** The amounts that are set: the total in US dollars, which its label says, the others in the payment currency. [UI-14] */
export function summaryAmounts(record: HostRecord): SummaryAmount[] {
  const currency = textIn(record, 'paymentCurrency') || undefined;
  return fieldsIn(record, [
    { key: 'totalUSD', label: fields.totalUSD },
    { key: 'fees', label: fields.fees },
    { key: 'withholding', label: fields.withholding },
    { key: 'totalPayable', label: fields.totalPayable },
  ]).map(({ key, label, text }) =>
    key === 'totalUSD'
      ? { label, text: text.replace(/\s*USD$/, ''), currency: '' }
      : { label, text, currency },
  );
}

/** The number of the travel request; undefined for none, which hosts also write as 'n/a'. [RD-02] */
export function travelRequestNumber({ travelRequest }: HostRecord): string | undefined {
  const record = recordIn(travelRequest);
  const text = textIn(record, 'requestId') || textIn(record, 'id') || textIn(record, 'name');
  return text && !/^(n\/?a|none|null|false|0)$/i.test(text) ? text : undefined;
}

/** Why the reimbursement was returned, and its issues. */
export function returnRemarks(record: HostRecord): { readonly reason: string; readonly issues: string[] } {
  const { issues } = record;
  const list = listIn(issues).map(textOf);
  return {
    reason: textIn(record, 'returnReason'),
    issues: list.length ? list : [textOf(issues)].filter(Boolean),
  };
}
