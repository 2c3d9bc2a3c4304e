import { RowStore } from '../../src/table/engine/store/row-store.ts';

/** Columns with these keys. */
export const columnsOf = (...keys: readonly string[]) => keys.map(key => ({ key }));

/** A store with the rows; its columns are `name` and `amount`. */
export function storeOf(rows: readonly unknown[]): RowStore {
  const store = new RowStore(columnsOf('name', 'amount'));
  store.append(rows, 0);
  return store;
}
