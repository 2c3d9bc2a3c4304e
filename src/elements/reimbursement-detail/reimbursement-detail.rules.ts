import { currencyOf } from '../../domain/display/money.ts';
import { type Language, perLanguage } from '../../domain/language/language.ts';
import {
  type FieldDisplay,
  type FieldGroup,
  fieldsIn,
  fieldsOf,
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
import { screenCatalogue } from '../../screen/texts.ts';
import { catalogue } from './texts.ts';

/** The texts of all labels and headings. */
const labelsIn = perLanguage(language => {
  const texts = language.texts(catalogue);
  const { patientAndStudy, payment, request, travelRequest } = texts;
  const { labels } = language.texts(screenCatalogue);
  return { ...labels, patientAndStudy, payment, request, travelRequest, ...texts.fields };
});

type Label = Extract<keyof ReturnType<typeof labelsIn>, string>;

type Fields = readonly RecordField<Label>[];

const visit: FieldGroup<Label> = {
  title: 'visit',
  fields: fieldsOf(
    { key: 'visitDate', label: 'visitDate', kind: 'day' },
    'visitType',
    'visitDuration',
    'caregivers',
    'serviceLevel',
  ),
};

const study: FieldGroup<Label> = {
  title: 'patientAndStudy',
  fields: fieldsOf(
    { key: 'patientId', label: 'patientId', link: 'patientProfileURL' },
    { key: 'studyName', label: 'study' },
    { key: 'scoutNumber', label: 'scoutNumber', link: 'scoutNumberURL' },
    'siteId',
  ),
};

const request: Fields = fieldsOf(
  { key: 'createdOn', label: 'createdOn', kind: 'day' },
  'createdBy',
  { key: 'lastUpdate', label: 'lastUpdate', kind: 'day' },
  { key: 'id', label: 'recordId' },
  { key: 'notes', label: 'notes', kind: 'long' },
);

/** The fields of each known payment preference; keys are lower case without spaces. [RD-02] [RD-05] */
const preferenceFields: Readonly<Record<string, Fields>> = {
  banktransfer: fieldsOf('paymentACCName', 'paymentACC', 'paymentBank', 'paymentRouting', 'paymentBIC'),
  check: fieldsOf('paymentCheckName', 'paymentCheckAddress'),
  scoutpass: [
    { key: 'paymentFirstSevenSingleLoadCard', label: 'paymentFirstSevenSingleLoadCard', kind: 'card' },
  ],
};

const allPayments: Fields = fieldsOf('paymentPreference', 'paymentProfile', 'paymentCurrency');

// Shown for every payment preference, since the address belongs to the person.
const addressBook: Fields = fieldsOf('paymentAddressBookStreet', 'paymentAddressString', {
  key: 'paymentAddressBookCountry',
  label: 'country',
});

const tax: Fields = fieldsOf({ key: 'needTIN', label: 'tinRequired', kind: 'flag' }, 'TIN');

/**
 * Groups the fields of a reimbursement that are set. Bank, check and card fields are limited to those of the payment
 * preference: none if it is not one of the three known ones. The TIN needs needTIN and is never shown to project
 * managers. The travel request is always stated. [RD-02] [RD-05]
 */
export function reimbursementGroups(
  record: HostRecord,
  isProjectManager: boolean,
  language: Language,
  travelRequestUrl?: string,
): GroupDisplay[] {
  const labels = labelsIn(language);
  const payment = { title: 'payment', fields: paymentFields(record, isProjectManager) } as const;
  const travelRequest = {
    key: 'travelRequest',
    label: labels.travelRequest,
    text: travelRequestNumber(record) ?? language.texts(catalogue).noTravelRequest,
    address: travelRequestUrl,
  };
  return [
    ...groupsIn(record, [visit, study, payment], language, labels),
    { title: labels.request, fields: [travelRequest, ...fieldsIn(record, request, language, labels)] },
  ];
}

const paymentFields = (record: HostRecord, isProjectManager: boolean): Fields => [
  ...allPayments,
  ...fieldsForPreference(textIn(record, 'paymentPreference')),
  ...addressBook,
  ...(isYes(record.needTIN) && !isProjectManager ? tax : []),
];

function fieldsForPreference(preference: string): Fields {
  const name = preference.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(preferenceFields, name) ? (preferenceFields[name] ?? []) : [];
}

export const reimbursementTitle = (record: HostRecord, language: Language): string => {
  const texts = language.texts(catalogue);
  const number = textIn(record, 'reimbursementId') || textIn(record, 'id');
  return number ? texts.numberedTitle({ number }) : texts.title;
};

const statusDays: Fields = fieldsOf(
  { key: 'statusDate', label: 'statusDate', kind: 'day' },
  { key: 'paidOn', label: 'paidOn', kind: 'day' },
);

/** Since when it has its status, and when it was paid, as far as that is set. */
export const statusDates = (record: HostRecord, language: Language): FieldDisplay[] =>
  fieldsIn(record, statusDays, language, labelsIn(language));

const amounts: Fields = fieldsOf('totalUSD', 'fees', 'withholding', 'totalPayable');

/** An amount of the record; `currency` is '' where the label states it. */
export type RecordAmount = FieldDisplay & { readonly currency: string };

/** The amounts that are set: the total in US dollars, which its label says, the others in the payment currency. [UI-14] */
export function recordAmounts(record: HostRecord, language: Language): RecordAmount[] {
  const currency = currencyOf(textIn(record, 'paymentCurrency'));
  return fieldsIn(record, amounts, language, labelsIn(language)).map(field =>
    field.key === 'totalUSD'
      ? { ...field, text: field.text.replace(/\s*USD$/, ''), currency: '' }
      : { ...field, currency },
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
