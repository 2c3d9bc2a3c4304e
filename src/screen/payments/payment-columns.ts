import { reimbursementStatuses } from '../../domain/display/status.ts';
import type { Language } from '../../domain/language/language.ts';
import type { Column } from '../../table/engine/columns.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { screenCatalogue } from '../texts.ts';

/** What is known of payment columns, by their keys in lower case. */
export const columnsByKey: Readonly<Record<string, Partial<Column>>> = {
  status: { type: 'status' },
  total: { type: 'amount', currency: 'payCurrency' },
  totalusd: { type: 'amount' },
  activitydate: { type: 'date' },
  submittedon: { type: 'date' },
  visitdate: { type: 'date' },
  'visitdate (ct)': { type: 'date' },
  actions: { type: 'actions' },
};

/** Adds the type that is known for a payment field to a column, for all lists of payments. [UI-14] [UI-16] */
export const paymentColumn = ({ key, title, statedType, filter }: Column): Column => {
  const name = key.toLowerCase();
  return {
    key,
    title,
    statedType,
    filter,
    ...(Object.hasOwn(columnsByKey, name) ? columnsByKey[name] : undefined),
  };
};

/** States which columns collapsed cards show as facts, by their lower-case keys. [UI-19] */
export const withCardFacts = (columns: readonly Column[], facts: readonly string[]): readonly Column[] =>
  columns.map(column => ({ ...column, isCardFact: facts.includes(column.key.toLowerCase()) }));

/** A visit and its date: where a record has several of these, a card shows the first. [UI-19] */
export const visitFacts = ['visittype', 'visitdate (ct)', 'visitdate', 'activitydate'];

/** The columns of a list of reimbursements, with the filter by status. [RL-02] */
export const reimbursementColumns = (language: Language): readonly Column[] => {
  const { labels } = language.texts(screenCatalogue);
  const { actions } = language.texts(sharedCatalogue).labels;
  const titles = { ...labels, 'visitDate (CT)': labels.visitDateCT, studyName: labels.study, actions };
  const keys: readonly (keyof typeof titles)[] = [
    'id',
    'status',
    'total',
    'patientId',
    'visitType',
    'visitDate (CT)',
    'activityDate',
    'submittedOn',
    'payType',
    'payCurrency',
    'scoutNumber',
    'studyName',
    'site',
    'country',
    'actions',
  ];
  return keys.map(key =>
    paymentColumn({ key, title: titles[key], filter: key === 'status' ? reimbursementStatuses : undefined }),
  );
};
