import { expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import {
  hostPagedColumns,
  listColumns,
} from '../../../src/elements/reimbursement-list/reimbursement-list.rules.ts';

const host = [
  { key: 'id', title: 'No.' },
  { key: 'STATUS', title: 'State' },
  { key: 'total', title: 'Sum' },
];

it('[TBL-01] [RL-02] gives the columns of the host their types and the filter by status', () => {
  const columns = listColumns(host, english);
  expect(columns.map(({ key, title, type, currency }) => [key, title, type, currency])).toEqual([
    ['id', 'No.', undefined, undefined],
    ['STATUS', 'State', 'status', undefined],
    ['total', 'Sum', 'amount', 'payCurrency'],
  ]);
  expect(columns.map(({ filter }) => filter && (filter as readonly string[])[1])).toEqual([
    undefined,
    'Correction Required',
    undefined,
  ]);
});

it('[TBL-24] offers the statuses as the host sends them where it filters', () => {
  const [id, status, total] = hostPagedColumns(host, english);
  expect([id?.filter, total?.filter]).toEqual([undefined, undefined]);
  expect(status).toMatchObject({ type: 'status' });
  expect((status?.filter as readonly string[] | undefined)?.slice(0, 2)).toEqual([
    'approved',
    'correctionRequired',
  ]);
});
