// @vitest-environment node
import { expect, it } from 'vitest';
import { queueColumns } from '../../../src/elements/review-queue/review-queue.rules.ts';

const keysOf = (keys: readonly string[]) =>
  queueColumns(keys.map(key => ({ key, title: key }))).map(({ key }) => key);

it.each([
  [
    'patient, study and the date of submission after what is pinned',
    ['reference', 'country', 'visitDate', 'submittedOn', 'studyName', 'patientId', 'status', 'totalUSD'],
    ['reference', 'totalUSD', 'status', 'patientId', 'studyName', 'submittedOn', 'country', 'visitDate'],
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
