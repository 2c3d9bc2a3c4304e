// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isInHeader, shownTitle } from '../../../../../src/table/engine/columns.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';

const column = { key: 'total', title: 'Total', type: 'amount', currency: 'code' };

/** Amounts in these currencies, in the rows that come first. */
function storeOf(...codes: readonly string[]): RowStore {
  const store = new RowStore([column]);
  store.append(
    codes.map((code, id) => ({ id, total: '12.50', code })),
    0,
  );
  return store;
}

describe('the title of a column of amounts', () => {
  it.each([
    ['names the currency that they share', ['EUR', 'EUR'], 'Total (EUR)'],
    ['names US dollars where rows state none', ['', ''], 'Total (USD)'],
    ['names none where they have several', ['EUR', 'USD'], 'Total'],
    ['names none before there are rows', [], 'Total'],
  ])('[UI-14] [TBL-30] %s', (_, codes, title) => {
    expect(shownTitle(column, storeOf(...codes), 0)).toBe(title);
  });

  it('[UI-14] names the currency as soon as there are rows', () => {
    const store = storeOf();
    expect(shownTitle(column, store, 0)).toBe('Total');
    store.append([{ id: 1, total: '12.50', code: 'EUR' }], 0);
    expect(shownTitle(column, store, 0)).toBe('Total (EUR)');
  });

  it('[UI-14] names no currency if the column holds no amounts', () => {
    const store = new RowStore([{ key: 'total' }]);
    store.append([{ id: 1, total: '12.50' }], 0);
    expect(shownTitle({ key: 'total', title: 'Total' }, store, 0)).toBe('Total');
  });

  it('[UI-14] names a currency only once', () => {
    expect(shownTitle({ ...column, title: 'EUR total' }, storeOf('EUR'), 0)).toBe('EUR total');
  });

  it('[UI-14] [TBL-30] stays when amounts in another currency arrive, which name their own', () => {
    const store = storeOf('EUR');
    expect(shownTitle(column, store, 0)).toBe('Total (EUR)');
    store.append([{ id: 9, total: '1.00', code: 'JPY' }], 1);
    expect(shownTitle(column, store, 0)).toBe('Total (EUR)');
    expect([isInHeader(store, 0, 0), isInHeader(store, 1, 0)]).toEqual([true, false]);
  });
});
