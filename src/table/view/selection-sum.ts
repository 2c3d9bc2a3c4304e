import { moneyText, storedCents, sumOf } from '../../domain/money.ts';
import type { Column } from '../rows/columns.ts';
import type { RowsShown } from '../rows/row-source.ts';
import type { RowStore } from '../rows/row-store.ts';
import { timeSlice } from '../rows/time-slice.ts';

/**
 * What the selected rows come to, `1,234.50 USD`, where that can be said: the list has one column of amounts, each of
 * these is one to the cent, and all are of one currency. [TBL-06] Undefined otherwise, and for fewer than two rows.
 *
 * Any number of rows: the work is cut into time slices. Rejects with the signal's reason when it was aborted.
 */
export async function sumSelected(
  { columns, store }: Pick<RowsShown, 'columns' | 'store'>,
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
  const currency = columns.findIndex(isOfCurrency);
  for (const id of ids) {
    const exact = centsOf(store, id, amounts);
    if (exact === undefined) return undefined;
    cents.push(exact);
    currencies.add(currencyAt(store, id, currency));
    if (currencies.size > 1) return undefined;
    await slice.yieldIfOver();
  }
  const sum = sumOf(cents);
  return Number.isFinite(sum) ? `${moneyText(sum)} ${[...currencies][0]}` : undefined;
}

function centsOf(store: RowStore, id: string, column: number): number | undefined {
  const row = store.rowWith(id);
  const isAmount = row !== undefined && store.typeAt(row, column) === 'amount';
  return isAmount ? storedCents(store.textAt(row, column)) : undefined;
}

// An amount says USD beside it unless the row has a currency of its own. [UI-14]
function currencyAt(store: RowStore, id: string, column: number): string {
  const row = store.rowWith(id);
  return (row !== undefined && store.textAt(row, column)) || 'USD';
}

const isOfCurrency = ({ key }: Column): boolean => /currency/i.test(key);
