import { perLanguage } from '../../domain/language/language.ts';
import { paymentColumn } from '../../screen/payments/payment-columns.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import type { Column } from '../../table/engine/columns.ts';

/** The two decisions on a payment. */
export type Choice = 'approve' | 'deny';

/** The column of the amount to approve. [RQ-01] */
export const amountKey = 'totalUSD';

// Lower-case keys of the columns that get a filter. [TBL-04]
const filterKeys = ['status', 'studyname', 'paytype'];

// Lower-case keys of the columns that are shown right after the pinned ones.
const leadingKeys = ['patientid', 'studyname'];

/** Show the filters until the host's columns arrive. */
export const placeholderColumns = perLanguage((language): readonly Column[] => {
  const screenTexts = language.texts(screenCatalogue);
  return [
    { key: 'status', title: screenTexts.labels.status, filter: [] },
    { key: 'studyName', title: screenTexts.labels.study, filter: [] },
    { key: 'payType', title: screenTexts.labels.payType, filter: [] },
  ];
});

/**
 * Reorders the host's columns: name, status and amount come first and stay visible while the others scroll, so that
 * nobody decides without seeing them. Patient, study and a date follow, which most windows have room for. The buttons of
 * the element replace a column that the host has for its own. [RQ-01]
 */
export function queueColumns(hostColumns: readonly Column[]): Column[] {
  const columns = hostColumns
    .filter(({ key }) => key.toLowerCase() !== 'approvereject')
    .map(column => paymentColumn({ ...column, filter: filterKeys.includes(column.key.toLowerCase()) }));
  const ofType = (type: string) => columns.filter(column => column.type === type);
  const others = columns.filter(({ type }) => type !== 'status' && type !== 'amount');
  const pinned = [...others.slice(0, 1), ...ofType('status'), ...ofType('amount')];
  return [...pinned.map(column => ({ ...column, pinned: true })), ...leadingFirst(others.slice(1))];
}

/** Patient, study, the date of submission or else the first date, then the other columns in the host's order. */
function leadingFirst(columns: readonly Column[]): Column[] {
  const withKey = (name: string) => columns.find(({ key }) => key.toLowerCase() === name);
  const date =
    withKey('submittedon') ??
    columns.find(({ type, statedType }) => type === 'date' || statedType === 'date');
  const leading = [...leadingKeys.map(withKey), date].filter(column => column !== undefined);
  return [...new Set([...leading, ...columns])];
}
