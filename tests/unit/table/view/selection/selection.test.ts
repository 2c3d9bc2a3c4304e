import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import {
  idsBetween,
  matchingIds,
  mayStillExist,
  Selection,
  selectedRows,
} from '../../../../../src/table/view/selection/selection.ts';

/** A snapshot with these row numbers in this order; the rows of `withoutId` have no id. */
function snapshotOf(order: readonly number[], withoutId: readonly number[] = []) {
  const store = new RowStore([{ key: 'name' }]);
  const rows = order.map((_, row) =>
    withoutId.includes(row) ? { name: row } : { id: `r${row}`, name: row },
  );
  store.append(rows, 0);
  return { store, rows: Uint32Array.from(order), phase: 'complete', query: allRows } as never;
}

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(id => `r${id}`));
const action = fc.oneof(
  fc.record({ choose: fc.integer({ min: 0, max: 30 }).map(id => `r${id}`) }),
  fc.record({ add: ids }),
  fc.record({ remove: ids }),
  fc.record({ cap: fc.integer({ min: 1, max: 12 }) }),
);

describe('a selection', () => {
  it('[TBL-06] never exceeds its cap, and a refused toggle changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(action), (cap, actions) => {
        const selection = new Selection(cap);
        for (const done of actions) {
          const before = [...selection.ids];
          if ('cap' in done) selection.cap = done.cap;
          else if ('choose' in done) selection.toggle(done.choose);
          else if ('add' in done) selection.add(done.add);
          else selection.remove(done.remove);
          expect(selection.ids.size).toBeLessThanOrEqual(selection.cap);
          if ('choose' in done && selection.state.value.refusals) expect([...selection.ids]).toEqual(before);
        }
      }),
    );
  });

  it.each([
    ['r1', 'r4', ['r1', 'r0', 'r4']],
    ['r4', 'r1', ['r4', 'r0', 'r1']],
    ['r2', 'r2', ['r2']],
    ['gone', 'r2', []],
    ['r2', 'gone', []],
  ])('[TBL-06] the range from %s to %s is %j', (from, to, range) => {
    expect(idsBetween(['r3', 'r1', 'r0', 'r4', 'r2'], from, to)).toEqual(range);
  });

  it('[NET-13] the rows that match are those with an id, in their order', () => {
    expect(matchingIds(snapshotOf([3, 1, 0, 4, 2], [0, 4]))).toEqual(['r3', 'r1', 'r2']);
  });

  it('[TBL-21] lists the selected rows in the current order, then those that do not match', () => {
    const snapshot = snapshotOf([0, 1, 2, 3, 4]) as { rows: Uint32Array };
    snapshot.rows = Uint32Array.of(4, 1);
    expect([...selectedRows(snapshot as never, new Set(['r0', 'r1', 'r4', 'gone']))]).toEqual([4, 1, 0]);
  });

  it('[TBL-15] [TBL-24] lists those of a host-paged list by their places, then those of pages not seen', () => {
    const page = { positionOf: (row: number) => [27, -1, 6][row] };
    const snapshot = { ...(snapshotOf([0, 1, 2]) as object), page };
    expect([...selectedRows(snapshot as never, new Set(['r1', 'r0', 'r2']))]).toEqual([2, 0, 1]);
  });

  it('[TBL-06] keeps rows that may still arrive, and drops those that have left the list', () => {
    const { store } = snapshotOf([0, 1]) as { store: RowStore };
    store.remove('r1');
    const kept = (phase: 'loading' | 'complete') =>
      ['r0', 'r1', 'r9'].filter(mayStillExist({ store, phase }));
    expect(kept('loading')).toEqual(['r0', 'r9']);
    expect(kept('complete')).toEqual(['r0']);
  });

  /** The rows of a list with these amounts, such as `100.00 USD`. */
  function listOf(amounts: Readonly<Record<string, string>>, note = 'a note') {
    const store = new RowStore([{ key: 'note' }, { key: 'total' }]);
    const rows = Object.entries(amounts).map(([id, amount]) => {
      const [display, currency] = amount.split(' ');
      return { id, note, total: { display, currency, type: 'amount' } };
    });
    store.append(rows, 0);
    return { store };
  }

  it.each([
    ['100.00 USD', false],
    ['5000.00 USD', true],
    ['100.00 EUR', true],
  ])('[RQ-07] is cleared if a row of 100.00 USD shows %s: %s', (amount, isChanged) => {
    const selection = new Selection();
    selection.add(['a', 'b']);
    selection.noteAmounts(listOf({ a: '100.00 USD', b: '20.00 USD' }));
    expect(selection.clearIfChanged(listOf({ a: amount, b: '20.00 USD' }, 'another note'))).toBe(isChanged);
    expect([...selection.ids]).toEqual(isChanged ? [] : ['a', 'b']);
  });

  it('[RQ-07] compares a row with what it showed when it was selected last, or first loaded after that', () => {
    const [before, after] = [listOf({ a: '100.00' }), listOf({ a: '5000.00' })];
    const selection = new Selection();
    selection.add(['a']);
    selection.noteAmounts(listOf({}));
    expect(selection.clearIfChanged(after)).toBe(false);
    selection.noteAmounts(before);
    selection.noteAmounts(after);
    expect(selection.clearIfChanged(listOf({}))).toBe(false);
    expect(selection.clearIfChanged(after)).toBe(true);
    // Somebody has looked at it again.
    selection.add(['a']);
    selection.noteAmounts(after);
    expect(selection.clearIfChanged(after)).toBe(false);
  });
});
