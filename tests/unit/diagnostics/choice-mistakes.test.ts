import { expect, it } from 'vitest';
import { choiceMistakes } from '../../../src/diagnostics/odd-choices.ts';

const keys = ['status', 'city'];
const found = (filters: unknown) => choiceMistakes(filters, keys);

it.each([undefined, null, [], {}, { status: ['Paid', 7, false], city: null }])(
  '[TBL-24] the choices %j can be shown',
  filters => {
    expect(found(filters)).toEqual([]);
  },
);

it.each([
  ['all', '"filters" is a text'],
  [['Paid'], '"filters" is a list'],
  [{ status: 'Paid' }, '"filters.status" is a text'],
  [{ status: 7 }, '"filters.status" is a number'],
  [{ status: true }, '"filters.status" is a boolean'],
  [{ status: { 1: 'Paid' } }, '"filters.status" is an object'],
  [{ status: ['Paid', ' '] }, '"filters.status.1" is a text'],
  [{ status: ['Paid', ''] }, '"filters.status.1" is an empty text'],
  [{ status: [null] }, '"filters.status.0" is null'],
  [{ status: [undefined] }, '"filters.status.0" is missing'],
  [{ stauts: ['Paid'] }, '"filters.stauts" is ignored. Use "status"'],
  [{ region: ['North'] }, '"filters.region" is not a column key'],
])('[NET-21] [TBL-24] of the choices %j it is said: %s', (filters, sentence) => {
  expect(found(filters)).toEqual([expect.stringContaining(sentence)]);
});
