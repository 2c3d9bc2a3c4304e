import { expect, it } from 'vitest';
import { toneOf } from '../../../../src/domain/display/row-action.ts';

it.each<[unknown, string | undefined]>([
  ['danger', 'danger'],
  ['btn btn-danger', 'danger'],
  ['btn btn-outline-danger btn-sm', 'danger'],
  ['label-important', 'danger'],
  ['text-error', 'danger'],
  ['TEXT-Muted', 'muted'],
  ['  btn\n btn-primary ', 'primary'],
  ['success', 'success'],
  ['text-warning text-danger', 'warning'],
  ['btn', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['danger{color:red}', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('[TBL-10] [TBL-16] the tone of the class %j is %s', (names, tone) => {
  expect(toneOf(names)).toBe(tone);
});
