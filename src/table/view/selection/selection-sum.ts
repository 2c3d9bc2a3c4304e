import { moneyText, storedCents, sumOf } from '../../../domain/display/money.ts';
import { timeSlice } from '../../../http/time-slice.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { RowStore } from '../../engine/store/row-store.ts';

/**
 * What the selected rows come to, `1,234.50 USD`, where that can be said: the list has one column of amounts, each of
 * these is one to the cent, and all are of one currency. [TBL-06] Undefined otherwise, and for fewer than two rows.
 *
 * Any number of rows: the work is cut into time slices. Rejects with the signal's reason when it was aborted.
 */
export async function sumSelected(
  { columns, store }: Pick<TableSnapshot, 'columns' | 'store'>,
  ids: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [amounts, ...further] = columns.flatMap((_, index) =>
    store.typeOf(index) === 'amount' ? [index] : [],
  );
  if (amounts === undefined || further.length || ids.size < 2) return undefined;
  const slice = timeSlice(signal);
  const cents: number[] = [];
  const currencies = new Set<string>();
  const stated = columns.findIndex(({ key }) => /currency/i.test(key));
  for (const id of ids) {
    const row = store.rowWith(id);
    const exact = row === undefined ? undefined : centsAt(store, row, amounts);
    if (row === undefined || exact === undefined) return undefined;
    cents.push(exact);
    currencies.add(store.currencyAt(row, amounts) ?? (store.textAt(row, stated) || 'USD'));
    if (currencies.size > 1) return undefined;
    await slice.yieldIfOver();
  }
  const sum = sumOf(cents);
  return Number.isFinite(sum) ? `${moneyText(sum)} ${[...currencies][0]}` : undefined;
}

const centsAt = (store: RowStore, row: number, column: number): number | undefined =>
  store.typeAt(row, column) === 'amount' ? storedCents(store.textAt(row, column)) : undefined;
