import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import {
  amountsIn,
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

  it('[RQ-07] drops the rows whose amounts have changed since they were selected', () => {
    const amounts: Record<string, string | undefined> = { changed: '100', same: '100', late: undefined };
    const selection = new Selection();
    selection.amountsOf = id => amounts[id];
    selection.add(['changed', 'same', 'late', 'gone']);
    expect(selection.removeChanged()).toBe(false);
    Object.assign(amounts, { changed: '5000', late: '100' });
    selection.add(['other']);
    Object.assign(amounts, { late: '5000' });
    expect(selection.removeChanged()).toBe(true);
    expect([...selection.ids]).toEqual(['same', 'gone', 'other']);
    // Somebody has looked at it again.
    selection.add(['changed']);
    expect(selection.removeChanged()).toBe(false);
    amounts.same = undefined;
    expect(selection.removeChanged()).toBe(false);
  });

  it.each([
    ['100.00', 'USD', 'a note', true],
    ['5000.00', 'USD', 'a note', false],
    ['100.00', 'EUR', 'a note', false],
    ['100.00', 'USD', 'another note', true],
  ])('[RQ-07] compares amounts and their currencies: %s %s, %s', (display, currency, note, isSame) => {
    const store = new RowStore([{ key: 'note' }, { key: 'total' }]);
    const row = (id: string, ...[amount, code, text]: string[]) => ({
      id,
      note: text,
      total: { display: amount, currency: code, type: 'amount' },
    });
    store.append([row('a', '100.00', 'USD', 'a note'), row('b', display, currency, note)], 0);
    expect(amountsIn({ store }, 'a') === amountsIn({ store }, 'b')).toBe(isSame);
    expect(amountsIn({ store }, 'gone')).toBeUndefined();
  });
});
