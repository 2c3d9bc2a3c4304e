import { expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import { placeholderColumns, queueColumns } from '../../../src/elements/review-queue/review-queue.rules.ts';

const columnsOf = (...keys: readonly string[]) => keys.map(key => ({ key, title: key.toUpperCase() }));

it('[RQ-01] keeps name, status and amount in view, before all other columns', () => {
  const columns = queueColumns(columnsOf('id', 'studyName', 'status', 'site', 'totalUSD', 'ApproveReject'));
  expect(columns.map(({ key, pinned = false }) => [key, pinned])).toEqual([
    ['id', true],
    ['status', true],
    ['totalUSD', true],
    ['studyName', false],
    ['site', false],
  ]);
});

it('[TBL-04] filters by status, study and payment method, however the host spells their keys', () => {
  const columns = queueColumns(columnsOf('id', 'Status', 'studyName', 'PAYTYPE', 'site'));
  expect(columns.filter(({ filter }) => filter).map(({ key }) => key)).toEqual([
    'Status',
    'studyName',
    'PAYTYPE',
  ]);
});

it('[TBL-04] shows the filters before the host has sent its columns', () => {
  expect(placeholderColumns(english)).toEqual([
    { key: 'status', title: 'Status', filter: [] },
    { key: 'studyName', title: 'Study', filter: [] },
    { key: 'payType', title: 'Payment method', filter: [] },
  ]);
});

const keysOf = (keys: readonly string[]) =>
  queueColumns(keys.map(key => ({ key, title: key }))).map(({ key }) => key);

it.each([
  [
    'patient, study and the date of submission after what is pinned',
    ['reference', 'country', 'visitDate', 'submittedOn', 'studyName', 'patientId', 'status', 'totalUSD'],
    ['reference', 'status', 'totalUSD', 'patientId', 'studyName', 'submittedOn', 'country', 'visitDate'],
  ],
  [
    'the first date without a date of submission',
    ['reference', 'country', 'visitDate', 'activityDate'],
    ['reference', 'visitDate', 'country', 'activityDate'],
  ],
  ['the columns of the host in its order, if it has none of these', ['b', 'c', 'a'], ['b', 'c', 'a']],
  [
    'a patient that names the rows first',
    ['patientId', 'country', 'studyName'],
    ['patientId', 'studyName', 'country'],
  ],
])('[RQ-01] the queue shows %s', (_, sent, shown) => {
  expect(keysOf(sent)).toEqual(shown);
});

it('[RQ-01] the queue shows a date that the host declares', () => {
  const columns = ['name', 'site', 'received'].map(key => ({ key, title: key }));
  const [name, site, received] = columns;
  const stated = queueColumns([name, site, { ...received, statedType: 'date' }] as typeof columns);
  expect(stated.map(({ key }) => key)).toEqual(['name', 'received', 'site']);
});
