import { expect, it } from 'vitest';
import { isUnread, statedType, textOf, typeIn } from '../../../../src/table/engine/cell-types.ts';

it.each([
  ['Ann', 'Ann'],
  [7, '7'],
  [false, 'false'],
  [{ display: '$5.00', sort: 5 }, '$5.00'],
  [{ display: 0 }, '0'],
  [{ display: true }, 'true'],
  [{ display: { name: 'Ann' } }, ''],
  [{ name: 'Ann' }, ''],
  [['Ann'], ''],
  [null, ''],
  [undefined, ''],
])('[TBL-10] [TBL-18] the text of the cell %j is %j', (cell, text) => {
  expect(textOf(cell)).toBe(text);
});

it.each([
  ['amount', 'amount'],
  ['marquee', 'text'],
  [7, 'text'],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('[TBL-10] the stated type %j means a cell of type %s', (stated, type) => {
  expect(typeIn(stated)).toBe(type);
  expect(statedType({ type: stated })).toBe(type);
});

it.each([
  [{ name: 'Ann' }, true],
  [{ display: '' }, false],
  [{ display: undefined, type: 'delete', href: '/a/1/' }, false],
  [{}, false],
  [[{ title: 'View' }], false],
  ['Ann', false],
  [null, false],
])('[NET-13] the cell %j is an object without a cell property: %s', (cell, expected) => {
  expect(isUnread(cell)).toBe(expected);
});
