import { describe, expect, it } from 'vitest';
import type { Column } from '../../../../../src/table/engine/columns.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { layoutOf } from '../../../../../src/table/view/rows/cell-layout.ts';

const typed: Readonly<Record<string, string>> = {
  status: 'status',
  second: 'status',
  total: 'amount',
  net: 'amount',
};

/** The layout of columns with these keys over these rows. */
function layout(keys: readonly string[], rows: readonly object[], pinned: readonly string[] = []) {
  const columns: Column[] = keys.map(key => ({
    key,
    title: key,
    type: typed[key],
    pinned: pinned.includes(key),
  }));
  const store = new RowStore(columns);
  store.append(rows, 0);
  const shown = layoutOf(
    columns.map((column, index) => ({ column, index })),
    store,
  );
  return (what: 'place' | 'pin') => keys.map(key => shown.get(key)?.[what]);
}

describe('a card', () => {
  it.each([
    [
      'has a title, a badge, an amount and two facts',
      ['name', 'city', 'status', 'total', 'country', 'more'],
      ['title', 'fact', 'badge', 'amount', 'fact', undefined],
    ],
    [
      'has the first status and the first amount on top; others are facts like any',
      ['name', 'status', 'second', 'total', 'net', 'city'],
      ['title', 'badge', 'fact', 'amount', 'fact', undefined],
    ],
    ['may have neither', ['name', 'city', 'country'], ['title', 'fact', 'fact']],
    ['has a status as its title where that comes first', ['status', 'city'], ['title', 'fact']],
    ['may be a title alone', ['name'], ['title']],
    [
      'passes over columns that hold nothing',
      ['name', 'none', 'city', 'more'],
      ['title', undefined, 'fact', 'fact'],
    ],
  ])('[TBL-32] %s', (_, keys, places) => {
    const row = Object.fromEntries(keys.filter(key => key !== 'none').map(key => [key, '1.00']));
    expect(layout(keys, [{ id: 1, ...row }])('place')).toEqual(places);
  });

  it('[TBL-32] asks the first hundred rows, so that nothing moves when others come', () => {
    const rows = Array.from({ length: 101 }, (_, id) => ({ id, name: 'Ann', late: id === 100 ? 'x' : '' }));
    expect(layout(['name', 'late'], rows)('place')).toEqual(['title', undefined]);
  });
});

describe('what stays in sight', () => {
  it.each([
    ['is the first column where none is named', [], [0, undefined, undefined]],
    ['is what is named', ['a', 'b'], [0, 1, undefined]],
    ['begins at the start: a column further on is none of it', ['a', 'c'], [0, undefined, undefined]],
    ['is the first column where only one further on is named', ['c'], [0, undefined, undefined]],
  ])('[TBL-30] %s', (_, pinned, pins) => {
    expect(layout(['a', 'b', 'c'], [], pinned)('pin')).toEqual(pins);
  });
});
