import { expect, it } from 'vitest';
import { placeholdersIn } from '../../../../src/domain/language/flat-texts.ts';

it.each([
  ['Approve', []],
  ['{row} of {total}, {row}', ['row', 'total']],
  [{ one: '{count} row', other: '{count} rows of {all}' }, ['all', 'count']],
])('[EMB-15] finds the placeholders of %j', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});
