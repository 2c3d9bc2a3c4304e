import { moneyText, storedCents, sumOf } from '../../../domain/display/money.ts';
import { timeSlice } from '../../../http/time-slice.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { RowStore } from '../../engine/store/row-store.ts';

/**
 * The sum of the selected rows, such as `1,234.50 USD`. [TBL-06]
 *
 * Undefined for fewer than two rows, and unless the list has exactly one column of amounts, every selected amount is exact
 * to the cent, and all have the same currency. Works in time slices; rejects with the signal's reason when aborted.
 */
export async function sumSelection(
  { columns, store }: Pick<TableSnapshot, 'columns' | 'store'>,
  ids: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [amountColumn, ...otherAmountColumns] = columns.filter(({ type }) => type === 'amount');
  if (amountColumn === undefined || otherAmountColumns.length || ids.size < 2) return undefined;
  const slice = timeSlice(signal);
  const cents: number[] = [];
  const currencies = new Set<string>();
  for (const id of ids) {
    const row = store.rowWith(id);
    const rowCents = row === undefined ? undefined : centsAt(store, row, amountColumn.index);
    if (row === undefined || rowCents === undefined) return undefined;
    cents.push(rowCents);
    currencies.add(store.currencyAt(row, amountColumn.index));
    if (currencies.size > 1 || currencies.has('')) return undefined;
    await slice.yieldIfOver();
  }
  const sum = sumOf(cents);
  return Number.isFinite(sum) ? `${moneyText(sum)} ${[...currencies][0]}` : undefined;
}

const centsAt = (store: RowStore, row: number, column: number): number | undefined =>
  store.typeAt(row, column) === 'amount' ? storedCents(store.textAt(row, column)) : undefined;
