import type { Column } from '../../table/engine/columns.ts';

const known: Readonly<Record<string, Partial<Column>>> = {
  status: { type: 'status' },
  total: { type: 'amount', currency: 'payCurrency' },
  totalusd: { type: 'amount' },
  activitydate: { type: 'date' },
  submittedon: { type: 'date' },
  visitdate: { type: 'date' },
  'visitdate (ct)': { type: 'date' },
  actions: { type: 'actions' },
};

/** A column of payments with what is known of its field, whatever list it stands in. [UI-14] [UI-16] */
export const paymentColumn = ({ key, title, filter }: Column): Column => {
  const name = key.toLowerCase();
  return { key, title, filter, ...(Object.hasOwn(known, name) ? known[name] : undefined) };
};

/** The columns of a list of reimbursements, with the statuses that it can be filtered by. [RL-02] */
export const reimbursementColumns = (statuses: readonly string[]): readonly Column[] =>
  [
    ['id', 'ID'],
    ['status', 'Status'],
    ['total', 'Total'],
    ['patientId', 'Patient ID'],
    ['visitType', 'Visit Type'],
    ['visitDate (CT)', 'Visit Date (CT)'],
    ['activityDate', 'Activity Date'],
    ['submittedOn', 'Submitted On'],
    ['payType', 'Pay Type'],
    ['payCurrency', 'Pay Currency'],
    ['scoutNumber', 'Scout Number'],
    ['studyName', 'Study'],
    ['site', 'Site'],
    ['country', 'Country'],
    ['actions', 'Actions'],
  ].map(([key = '', title = '']) =>
    paymentColumn({ key, title, filter: key === 'status' ? statuses : undefined }),
  );
