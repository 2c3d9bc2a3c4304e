import { describe, expect, it } from 'vitest';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { heldPlaces } from '../../../../../src/table/view/rows/page-rows.ts';

/** The texts of the places of a page of three rows, '' for an empty one, after the rows `gone` have left the list. */
function placesOf(kept: string, arrived: string, gone = ''): string | undefined {
  const store = new RowStore([{ key: 'id' }]);
  store.append(
    [...'abcdef'].map(id => ({ id })),
    0,
  );
  for (const id of gone) store.remove(id);
  const rows = [...arrived].map(id => 'abcdef'.indexOf(id));
  const held = heldPlaces(store, [...kept], rows, 3);
  return held?.places.map(row => (row === undefined ? '-' : store.idAt(row))).join('');
}

describe('the places of a page while a hand is in the rows', () => {
  it.each([
    ['a row has left', 'abc', 'acd', 'b', 'a-c'],
    ['all but one have left', 'abc', 'cde', 'ab', '--c'],
    ['nobody has left, and others come first now', 'abc', 'dab', '', 'abc'],
    ['rows are added below, up to the size of a page', 'ab', 'abcd', '', 'abc'],
    ['the last row has left, but not yet from the rows that arrived', 'abc', 'cde', 'abc', '---'],
    ['none of them is left', 'abc', 'def', 'abc', undefined],
  ])('[RQ-07] stay when %s', (_, kept, arrived, gone, expected) => {
    expect(placesOf(kept, arrived, gone)).toBe(expected);
  });
});
