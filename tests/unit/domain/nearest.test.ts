import { expect, it } from 'vitest';
import { unknownTag } from '../../../src/embed/loader.ts';
import { nearestFirst } from '../../../src/domain/nearest.ts';

const tags = ['psp-card-list', 'psp-review-queue', 'psp-table'];

it.each([
  ['psp-reveiw-queue', 'psp-review-queue'],
  ['psp-tabel', 'psp-table'],
  ['psp-cards-list', 'psp-card-list'],
])('[EMB-03] the name nearest to %s is %s', (written, meant) => {
  expect(nearestFirst(written, tags)[0]).toBe(meant);
});

it('[EMB-03] an unknown tag names the possible elements, nearest first', () => {
  expect(unknownTag('psp-tables', tags)).toBe(
    'psp-tables is not an element of this library. The elements are, nearest first: psp-table, psp-card-list, psp-review-queue.',
  );
});
