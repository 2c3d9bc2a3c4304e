import { expect, it } from 'vitest';
import { foldedText } from '../../../../src/domain/language/folded-text.ts';

it.each([
  ['an accent', 'José', 'jose'],
  ['a decomposed form', 'Jose\u0301', 'José'],
  ['a typographic apostrophe', 'O’Brien', "o'brien"],
  ['a no-break space', '1\u00a0284', '1 284'],
  ['a narrow no-break space', '1\u202f284', '1 284'],
  ['a dotted capital I', 'İzmir', 'izmir'],
  ['a dotless small i', 'Diyarbakır', 'diyarbakir'],
  ['a sharp s', 'Straße', 'STRASSE'],
  ['a wide digit', '１２', '12'],
])('[TBL-26] %s makes no difference', (_, one, other) => {
  expect(foldedText(one)).toBe(foldedText(other));
});

it('[TBL-26] other letters stay different', () => {
  expect(foldedText('Łódź')).not.toBe(foldedText('Lodz'));
  expect(foldedText('a-b')).not.toBe(foldedText('a b'));
});
