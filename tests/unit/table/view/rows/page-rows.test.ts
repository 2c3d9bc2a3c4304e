// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { heldPlaces, usePageRows } from '../../../../../src/table/view/rows/page-rows.ts';

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

it('[RQ-07] stay when the last row with Remove has left, until another list without any is shown', () => {
  const source = (types: readonly string[]) => {
    const store = new RowStore([{ key: 'act' }]);
    store.append(
      types.map((type, id) => ({ id, act: { display: 'x', type } })),
      0,
    );
    return store;
  };
  const query = {};
  const page = { first: 0, size: 10, hasChoices: false };
  const show = (store: RowStore, list: string) =>
    renderHook(
      props =>
        usePageRows({ store: props.store, query, rows: props.store.presentRows(), columns: [] } as never, {
          ...page,
          list: props.list,
        }),
      { initialProps: { store, list } },
    );
  const entries = source(['delete', 'text']);
  const { result, rerender } = show(entries, 'one');
  result.current.hold?.(true);
  entries.remove('0');
  rerender({ store: entries, list: 'one' });
  expect(result.current.places).toEqual([undefined, 1]);
  rerender({ store: source(['text']), list: 'two' });
  expect(result.current.hold).toBeUndefined();
  const others = source(['delete', 'delete']);
  const other = show(others, 'other');
  others.remove('0');
  other.rerender({ store: others, list: 'other' });
  expect(other.result.current.places).toEqual([1]);
});
