import type { otherReimbursements } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates.ts';
import { rowActionsIn } from '../../domain/display/row-action.ts';
import { type ShownStatus, statusShown } from '../../domain/display/status.ts';
import {
  type FieldGroup,
  fieldsIn,
  groupsIn,
  listIn,
  type RecordField,
  recordIn,
  type SentRecord,
  type ShownGroup,
  saysYes,
  taxFields,
  textIn,
  textOf,
} from '../../domain/record-fields.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

const visit: FieldGroup = {
  title: 'Visit',
  fields: [
    { key: 'visitDate', label: 'Visit Date', kind: 'day' },
    { key: 'visitType', label: 'Visit Type' },
    { key: 'visitDuration', label: 'Visit Duration' },
    { key: 'caregivers', label: 'Caregivers' },
    { key: 'serviceLevel', label: 'Service Level' },
  ],
};

const study: FieldGroup = {
  title: 'Patient and Study',
  fields: [
    { key: 'patientId', label: 'Patient ID', link: 'patientProfileURL' },
    { key: 'studyName', label: 'Study' },
    { key: 'scoutNumber', label: 'Scout Number', link: 'scoutNumberURL' },
    { key: 'siteId', label: 'Site ID' },
  ],
};

const request: FieldGroup = {
  title: 'Request',
  fields: [
    { key: 'statusDate', label: 'Status Since', kind: 'day' },
    { key: 'paidOn', label: 'Paid On', kind: 'day' },
    { key: 'createdOn', label: 'Created On', kind: 'day' },
    { key: 'createdBy', label: 'Created By' },
    { key: 'lastUpdate', label: 'Last Update', kind: 'day' },
    { key: 'id', label: 'Record ID' },
    { key: 'notes', label: 'Notes', kind: 'long' },
  ],
};

/** What belongs to one way of being paid, by its name in small letters. [RD-02] */
const fieldsOfPreference: Readonly<Record<string, readonly RecordField[]>> = {
  banktransfer: [
    { key: 'paymentACCName', label: 'Account Name' },
    { key: 'paymentACC', label: 'Account Number' },
    { key: 'paymentBank', label: 'Bank' },
    { key: 'paymentRouting', label: 'Routing Number' },
    { key: 'paymentBIC', label: 'BIC' },
  ],
  check: [
    { key: 'paymentCheckName', label: 'Check Payable To' },
    { key: 'paymentCheckAddress', label: 'Check Address' },
  ],
  scoutpass: [{ key: 'paymentFirstSevenSingleLoadCard', label: 'First Seven Digits of Card' }],
};

const payment: readonly RecordField[] = [
  { key: 'paymentPreference', label: 'Payment Preference' },
  { key: 'paymentProfile', label: 'Payment Profile' },
  { key: 'paymentCurrency', label: 'Payment Currency' },
];

// The address book belongs to the person, however they are paid.
const addressBook: readonly RecordField[] = [
  { key: 'paymentAddressBookStreet', label: 'Street' },
  { key: 'paymentAddressString', label: 'Address' },
  { key: 'paymentAddressBookCountry', label: 'Country' },
];

/**
 * What is known of a reimbursement, as people look for it. Of the ways of being paid only that of the preference is
 * shown, all that is set where the preference is none of the three; the TIN with needTIN and never to project managers.
 * [RD-02]
 */
export const reimbursementGroups = (record: SentRecord, isProjectManager: boolean): ShownGroup[] =>
  groupsIn({ ...record, ...cardIn(record) }, [
    visit,
    study,
    { title: 'Payment', fields: paymentFields(record, isProjectManager) },
    request,
  ]);

const paymentFields = (record: SentRecord, isProjectManager: boolean): readonly RecordField[] => [
  ...payment,
  ...preferenceFields(textIn(record, 'paymentPreference')),
  ...addressBook,
  ...(saysYes(record.needTIN) && !isProjectManager ? taxFields : []),
];

function preferenceFields(preference: string): readonly RecordField[] {
  const name = preference.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(fieldsOfPreference, name)
    ? (fieldsOfPreference[name] ?? [])
    : Object.values(fieldsOfPreference).flat();
}

/** Of a card no more than the first seven digits reach the page, whatever is sent. */
function cardIn(record: SentRecord): SentRecord {
  const key = 'paymentFirstSevenSingleLoadCard';
  const digits = textIn(record, key).replace(/\D/g, '');
  return digits.length > 7 ? { [key]: digits.slice(0, 7) } : {};
}

/** What it is called: its own number, or the record's. */
export const reimbursementTitle = (record: SentRecord): string =>
  ['Reimbursement', textIn(record, 'reimbursementId') || textIn(record, 'id')].filter(Boolean).join(' ');

/** An amount of the summary, in the currency it is in. */
export interface SummedAmount {
  readonly label: string;
  readonly text: string;
  readonly currency: string | undefined;
}

/** The amounts that are set: the total in US dollars, all else in the currency of the record. [UI-14] */
export function amountsIn(record: SentRecord): SummedAmount[] {
  const currency = textIn(record, 'paymentCurrency') || undefined;
  return fieldsIn(record, [
    { key: 'totalUSD', label: 'Total (USD)' },
    { key: 'fees', label: 'Fees' },
    { key: 'withholding', label: 'Withholding' },
    { key: 'totalPayable', label: 'Total Payable' },
  ]).map(({ key, label, text }) => ({ label, text, currency: key === 'totalUSD' ? 'USD' : currency }));
}

/** The travel request, or undefined for none; 'n/a' is none. [RD-02] */
export function travelRequestIn({ travelRequest }: SentRecord): string | undefined {
  const record = recordIn(travelRequest);
  const text = textIn(record, 'requestId') || textIn(record, 'id') || textIn(record, 'name');
  return text && !/^(n\/?a|none|null|false|0)$/i.test(text) ? text : undefined;
}

/** What a person has to know first: why it was returned, and what is wrong with it. */
export function remarksIn(record: SentRecord): { readonly reason: string; readonly issues: string[] } {
  const { issues } = record;
  const list = listIn(issues).map(textOf);
  return {
    reason: textIn(record, 'returnReason'),
    issues: list.length ? list : [textOf(issues)].filter(Boolean),
  };
}

/** An expense as it is shown. */
export interface ShownExpense {
  readonly id: string;
  readonly type: string;
  readonly date: string;
  readonly amount: string;
  readonly currency: string | undefined;
  readonly amountUSD: string;
  readonly receipt: Receipt;
}

/** A receipt: where it lies, what it is called, and what else the record says of it. */
export interface Receipt {
  readonly name: string;
  /** The addresses that the record states, the best first; the first of this site is followed. */
  readonly addresses: readonly string[];
  readonly remarks: readonly string[];
}

/** The expenses, in their order. [RD-03] */
export const expensesIn = ({ expenses, paymentCurrency }: SentRecord): ShownExpense[] =>
  listIn(expenses).map((sent, index) => {
    const expense = recordIn(sent);
    const [type] = fieldsIn(expense, [{ key: 'type', label: '', other: 'typeOther' }]);
    return {
      id: String(index),
      type: type?.text ?? textIn(expense, 'name'),
      date: shownDate(textIn(expense, 'invoiceDate.date') || textIn(expense, 'invoiceDate')),
      amount: textIn(expense, 'amountFormatted'),
      currency: textIn(expense, 'currency') || textOf(paymentCurrency) || undefined,
      amountUSD: textIn(expense, 'amountUSDFormatted'),
      receipt: receiptIn(expense),
    };
  });

// What hosts write where there is none.
const nothing = /^(n\/?a|none|null|-+)$/i;
const flags = /^(true|false|yes|no|0|1)$/i;
const looksLikeAddress = /^([a-z][a-z\d+.-]*:|[\\/])/i;

function receiptIn(expense: SentRecord): Receipt {
  const statedIn = (key: string) => textIn(expense, key).replace(nothing, '');
  const stated = ['downloadUrl', 'receipt', 'upload'].map(statedIn);
  const said = stated.filter(text => text && !flags.test(text));
  const [download = ''] = stated;
  const addresses = said.filter(text => text === download || looksLikeAddress.test(text));
  const filename = statedIn('filename');
  const stored = statedIn('hashedFilename');
  return {
    name: filename || stored,
    addresses,
    remarks: [
      ...said.filter(text => !addresses.includes(text)).map(shownDate),
      filename && stored && `Stored as ${stored}`,
    ].filter(remark => typeof remark === 'string' && remark !== ''),
  };
}

/** A related request as it is shown. */
export interface RelatedRequest {
  readonly id: string;
  /** What it is called: its id, where the host states one. */
  readonly name: string;
  readonly status: ShownStatus;
  readonly visitType: string;
  readonly visitDate: string;
  readonly submitted: string;
  readonly payType: string;
  readonly total: string;
  readonly currency: string | undefined;
  readonly view: string | undefined;
}

/** The other requests, as a few columns show them. [RD-04] */
export const relatedRequests = (answer: AnswerOf<typeof otherReimbursements>): RelatedRequest[] =>
  answer.map(row => ({
    id: row.id,
    name: row.isNameless ? '' : row.id,
    status: statusShown(textOf(row.status)),
    visitType: textOf(row.visitType),
    visitDate: shownDate(textOf(row['visitDate (CT)']) || textOf(row.activityDate)),
    submitted: shownDate(textOf(row.submittedOn)),
    payType: textOf(row.payType),
    total: textOf(row.total),
    currency: textOf(row.payCurrency) || undefined,
    view: rowActionsIn(row.actions).find(({ href, question }) => href && !question)?.href,
  }));
