import { expect, it } from 'vitest';
import { nearestFirst } from '../../../src/domain/nearest-first.ts';
import { nearlyOne } from '../../../src/domain/nearest-name.ts';
import { unknownTag } from '../../../src/embed/loader/loader.ts';

const tags = ['psp-card-list', 'psp-review-queue', 'psp-table'];

it.each([
  ['psp-reveiw-queue', 'psp-review-queue'],
  ['psp-tabel', 'psp-table'],
  ['psp-cards-list', 'psp-card-list'],
])('[EMB-03] the name nearest to %s is %s', (written, meant) => {
  expect(nearestFirst(written, tags)[0]).toBe(meant);
});

it('[EMB-03] puts the name first that shares more pairs of letters, then the last letter', () => {
  expect(nearestFirst('ab', ['ba', 'ab'])).toEqual(['ab', 'ba']);
  expect(nearestFirst('a', ['b', 'a'])).toEqual(['a', 'b']);
});

it('[EMB-03] the message for an unknown tag lists the elements, nearest first', () => {
  expect(unknownTag('psp-tables', tags)).toBe(
    'psp-tables is not an element of this library. The elements are, nearest first: psp-table, psp-card-list, psp-review-queue.',
  );
});

const names = ['site-id', 'endpoint', 'studies', 'text', 'page-size', 'search-delay'];

it.each([
  ['siteid', 'site-id'],
  ['endpiont', 'endpoint'],
  ['enpoint', 'endpoint'],
  ['study', undefined],
  ['studeis', 'studies'],
  ['serach-dealy', 'search-delay'],
  ['stodees', undefined],
  ['entpaint', 'endpoint'],
  ['test', undefined],
  ['toggle', undefined],
  ['', undefined],
])('[EMB-10] %j is a near miss of %j', (written, meant) => {
  expect(nearlyOne(written, names)).toBe(meant);
});

it('[EMB-10] allows one mistake from five letters on, and compares digits', () => {
  expect(nearlyOne('tutle', ['title'])).toBe('title');
  expect(nearlyOne('tutel', ['title'])).toBeUndefined();
  expect(nearlyOne('to1', ['to-1'])).toBe('to-1');
});
