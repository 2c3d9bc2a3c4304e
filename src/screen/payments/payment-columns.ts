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

/** The columns of a list of reimbursements, filterable by the given statuses. [RL-02] */
export const reimbursementColumns = (statuses: readonly string[], language: Language): readonly Column[] => {
  const sharedTexts = language.texts(sharedCatalogue);
  const screenTexts = language.texts(screenCatalogue);
  return [
    ['id', screenTexts.labels.id],
    ['status', screenTexts.labels.status],
    ['total', screenTexts.labels.total],
    ['patientId', screenTexts.labels.patientId],
    ['visitType', screenTexts.labels.visitType],
    ['visitDate (CT)', screenTexts.labels.visitDateCT],
    ['activityDate', screenTexts.labels.activityDate],
    ['submittedOn', screenTexts.labels.submittedOn],
    ['payType', screenTexts.labels.payType],
    ['payCurrency', screenTexts.labels.payCurrency],
    ['scoutNumber', screenTexts.labels.scoutNumber],
    ['studyName', screenTexts.labels.study],
    ['site', screenTexts.labels.site],
    ['country', screenTexts.labels.country],
    ['actions', sharedTexts.labels.actions],
  ].map(([key = '', title = '']) =>
    paymentColumn({ key, title, filter: key === 'status' ? statuses : undefined }),
  );
};
