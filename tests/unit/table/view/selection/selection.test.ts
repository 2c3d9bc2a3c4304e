import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import {
  idsBetween,
  idsFound,
  mayBeThere,
  rowsSelected,
  Selection,
} from '../../../../../src/table/view/selection/selection.ts';

/** Rows 0 to `count` shown in this order; the ones of `nameless` have no id. */
function shownIn(order: readonly number[], nameless: readonly number[] = []) {
  const store = new RowStore([{ key: 'name' }]);
  const rows = order.map((_, row) => (nameless.includes(row) ? { name: row } : { id: `r${row}`, name: row }));
  store.append(rows, 0);
  return { store, rows: Uint32Array.from(order), phase: 'complete', query: allRows } as never;
}

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(id => `r${id}`));
const deed = fc.oneof(
  fc.record({ choose: fc.integer({ min: 0, max: 30 }).map(id => `r${id}`) }),
  fc.record({ add: ids }),
  fc.record({ remove: ids }),
  fc.record({ cap: fc.integer({ min: 1, max: 12 }) }),
);

describe('a selection', () => {
  it('[TBL-06] never holds more than its cap, whatever is done, and a refusal changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(deed), (cap, deeds) => {
        const selection = new Selection(cap);
        for (const done of deeds) {
          const before = [...selection.ids];
          if ('cap' in done) selection.cap = done.cap;
          else if ('choose' in done) selection.choose(done.choose);
          else if ('add' in done) selection.add(done.add);
          else selection.remove(done.remove);
          expect(selection.ids.size).toBeLessThanOrEqual(selection.cap);
          if ('choose' in done && selection.selected.value.refusals)
            expect([...selection.ids]).toEqual(before);
        }
      }),
    );
  });

  it('[TBL-06] of all that were found takes the first of the order in sight', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 });
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 12 }), fc.subarray([0, 3, 7]), (rows, cap, nameless) => {
        const selection = new Selection(cap);
        selection.add(idsFound(shownIn(rows, nameless)));
        const named = rows.filter(row => !nameless.includes(row)).map(row => `r${row}`);
        expect([...selection.ids]).toEqual(named.slice(0, cap));
      }),
    );
  });

  it.each([
    ['r1', 'r4', ['r1', 'r0', 'r4']],
    ['r4', 'r1', ['r4', 'r0', 'r1']],
    ['r2', 'r2', ['r2']],
    ['gone', 'r2', []],
  ])('[TBL-06] from %s to %s holds %j, from the first named on', (from, to, range) => {
    expect(idsBetween(shownIn([3, 1, 0, 4, 2]), from, to)).toEqual(range);
  });

  it('[TBL-21] goes into a file in the order in sight, what is not found after it', () => {
    const shown = shownIn([0, 1, 2, 3, 4]) as { rows: Uint32Array };
    shown.rows = Uint32Array.of(4, 1);
    expect([...rowsSelected(shown as never, new Set(['r0', 'r1', 'r4', 'gone']))]).toEqual([4, 1, 0]);
  });

  it('[TBL-06] keeps what may still come, and lets go of what has left', () => {
    const { store } = shownIn([0, 1]) as { store: RowStore };
    store.remove('r1');
    const kept = (phase: 'loading' | 'complete') => ['r0', 'r1', 'r9'].filter(mayBeThere({ store, phase }));
    expect(kept('loading')).toEqual(['r0', 'r9']);
    expect(kept('complete')).toEqual(['r0']);
  });
});
