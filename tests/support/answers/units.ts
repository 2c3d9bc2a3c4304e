import type { HostTable } from './batches.ts';

const names = ['Airport transfer', "Hotel night, patient's companion", 'Visa letter & <translation>'];
const nameOf = (number: number) => names[(number - 1) % names.length] ?? '';

/** Activity units by their number, as a host lists them. */
export const activityUnits: HostTable = {
  columns: [
    { data: 'activity', title: 'Activity' },
    { data: 'units', title: 'Units' },
    { data: 'remove', title: '' },
  ],
  row: number => ({
    id: `unit${number}`,
    activity: { display: nameOf(number), type: 'modal' },
    units: { display: String(number * 7), sort: number * 7 },
    remove: { display: 'Remove', type: 'delete' },
  }),
};

export const surcharges: HostTable = {
  columns: [
    { data: 'condition', title: 'Condition' },
    { data: 'amount', title: 'Surcharge (USD)' },
  ],
  row: number => ({
    id: `surcharge${number}`,
    condition: { display: ['After hours', 'Public holiday', 'Short notice (< 48 h)'][number - 1] },
    amount: { display: `${number * 12}.50`, sort: number * 12.5 },
  }),
};

/** What is recognised in a year, by the number of the activity. */
export const recognitionIn = (year: number): HostTable => ({
  columns: [
    { data: 'activity', title: 'Activity' },
    { data: 'contracted', title: 'Contracted' },
    { data: 'recognized', title: 'Recognized' },
  ],
  row: number => ({
    id: nameOf(number),
    activity: { display: nameOf(number) },
    contracted: { display: String(number * 100), sort: number * 100 },
    recognized: { display: `${year - 2000}${number}`, sort: number, type: 'modal' },
  }),
});

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export const monthsOf = (year: number): HostTable => ({
  columns: [
    { data: 'month', title: 'Month' },
    { data: 'units', title: 'Units' },
  ],
  row: number => ({
    id: `${year}-${number}`,
    month: { display: `${months[number - 1]} ${year}`, sort: number },
    units: { display: String(number), sort: number },
  }),
});
