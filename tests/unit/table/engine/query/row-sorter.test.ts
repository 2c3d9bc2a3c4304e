import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeSlice } from '../../../../../src/http/time-slice.ts';
import { rowOrder } from '../../../../../src/table/engine/query/row-sorter.ts';
import type { CellColumn } from '../../../../../src/table/engine/store/cell-column.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { anyCharacter } from '../../../../support/any-character.ts';
import { runs } from '../../../../support/runs.ts';

const collator = new Intl.Collator('en', { numeric: true });

const columnsOf = (...keys: readonly string[]) => keys.map(key => ({ key }));

function storeOf(values: readonly unknown[]): RowStore {
  const store = new RowStore(columnsOf('value'));
  store.append(
    values.map((value, id) => ({ id, value })),
    0,
  );
  return store;
}

/** Cells that show nothing but state these sort values. */
const stated = (values: readonly (string | number)[]) => values.map(sort => ({ display: '', sort }));

const orderOf = (store: RowStore, descending = false) =>
  rowOrder(store.columns[0] as CellColumn, store.size, descending, timeSlice());

async function sorted<T>(values: readonly T[], descending = false): Promise<T[]> {
  const order = await orderOf(storeOf(values), descending);
  return [...order].map(row => values[row] as T);
}

describe('sorting', () => {
  it.each([
    [['9', '10', '100']],
    [['day 9', 'Day 9', 'Day 10']],
    [['Ãbel', 'Émile', 'eric', 'Eric', 'Éric', 'zoe', 'Zoe']],
    [['(4)', '-3.5', '-$3', '0', '$9.99', '$1,234.50']],
    [['(60.00)', '-50.00', '€999.00', '€1,234.50']],
    [['€1,234.50', '€999.00', 'none']],
    [['€3.00', 4, '5', '€7.00']],
    [['20', '$100', '€3', 'kg']],
    [['123456789012345', '123456789012346']],
    [[-1, '1.5', 2, 'a', 'b', 'B']],
    [['a b', 'a_b', 'a-b', 'a.b', 'a2', 'a10', 'ab']],
    [['🙂', 'ss', 'ß', 'x', 'Ω', '日本', '\uD800']],
    [['1', '9', '12345678901234567']],
    [['9007199254740992', '9007199254740993']],
    [['12', '1,234', '1,23']],
  ])('[TBL-05] turns a list around that is sent the wrong way round: %j', async values => {
    expect(await sorted(values.toReversed())).toEqual(values);
  });

  it.each([
    [[3, 1, 2]],
    [[1e21, 2 ** 53, 1, -(2 ** 60), 1.7e308, 9e15, -1e300]],
    [[1.04, 1, 1.02]],
    [[Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]],
  ])('[TBL-05] sorts the numbers %j by value', async values => {
    const cells = stated(values);
    const ascending = values.toSorted((a, b) => a - b);
    expect((await sorted(cells)).map(({ sort }) => sort)).toEqual(ascending);
    expect((await sorted(cells, true)).map(({ sort }) => sort)).toEqual(ascending.toReversed());
  });

  it('[TBL-05] sorts texts of up to 15 digits among the numbers', async () => {
    const cells = [{ display: '', sort: 1e15 }, { display: '999999999999999' }, { display: '', sort: 1 }];
    expect(await sorted(cells)).toEqual([cells[2], cells[1], cells[0]]);
  });

  it('[TBL-05] loses none of the texts of a run that is longer in the order than the other', async () => {
    const rows = Array.from({ length: 2048 }, (_, n) => `row ${n}`);
    const visits = Array.from({ length: 100 }, (_, n) => `visit ${99 - n}`);
    expect(await sorted([...rows, ...visits])).toEqual([...rows, ...visits.toReversed()]);
  });

  it.each([false, true])('[TBL-05] sorts empty cells last (descending: %s)', async descending => {
    const values = ['', 'b', '  ', 'a', null, 3, undefined];
    const filled = descending ? ['b', 'a', 3] : [3, 'a', 'b'];
    expect(await sorted(values, descending)).toEqual([...filled, '', '  ', null, undefined]);
  });

  it.each([false, true])('[TBL-05] keeps the order of equal values (descending: %s)', async descending => {
    const cells = ['$5', '5', '5.00', 5].map((display, id) => ({ display, id }));
    expect(await sorted(cells, descending)).toEqual(cells);
    const zeros = stated([0, -0, 0]).map((cell, id) => ({ ...cell, id }));
    expect((await sorted(zeros, descending)).map(({ id }) => id)).toEqual([0, 1, 2]);
    const texts = ['é', 'e\u0301', 'Day 1', 'Day 01'].map((display, id) => ({ display, id }));
    const ids = (await sorted(texts, descending)).map(({ id }) => id);
    expect(ids).toEqual(descending ? [0, 1, 2, 3] : [2, 3, 0, 1]);
  });

  it.each(['amount', 'number'])('[TBL-05] sorts amounts before texts in a column of type %s', async type => {
    const values = ['pending', '€1,234.50', '(60.00)', '', '-50.00', 'USD 999', '12.345', 'N/A'];
    const store = new RowStore([{ key: 'value', type }]);
    store.append(
      values.map((value, id) => ({ id, value })),
      0,
    );
    const order = await orderOf(store);
    expect([...order].map(row => values[row])).toEqual([
      '(60.00)',
      '-50.00',
      '12.345',
      'USD 999',
      '€1,234.50',
      'N/A',
      'pending',
      '',
    ]);
  });

  it('[TBL-05] matches the collator for any texts', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.string({ unit: anyCharacter, maxLength: 4 }),
      fc.stringMatching(/^[A-Za-z$,. -]{0,3}[0-9]{0,3}[a-z_(]{0,2}$/),
      fc.stringMatching(/^x0{0,3}[1-9]{0,4}(é|ß|-)?[0-9]?$/),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 30 }), fc.boolean(), async (texts, descending) => {
        // Each begins with a letter, so that none is a number or empty.
        const values = texts.map(suffix => `n${suffix}`);
        const sign = descending ? -1 : 1;
        expect(await sorted(values, descending)).toEqual(
          values.toSorted((a, b) => sign * collator.compare(a, b)),
        );
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('[TBL-05] gives the same result in several runs as in one', async () => {
    // Texts on both sides of "undefined", so that none is confused with the end of a run.
    const values = Array.from(
      { length: 10_000 },
      (_, n) => `${n % 2 ? 'row' : 'visit'} ${(n * 7919) % 10_007}`,
    );
    expect(await sorted(values)).toEqual(values.toSorted(collator.compare));
  });
});
