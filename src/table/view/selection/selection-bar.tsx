import { useEffect, useState } from 'react';
import { moneyText, storedCents, sumOf } from '../../../domain/display/money.ts';
import { timeSlice } from '../../../http/time-slice.ts';
import { useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import { matchingCount, type TableSnapshot } from '../../engine/loading/table-source.ts';
import type { RowStore } from '../../engine/store/row-store.ts';
import css from './selection.css?inline';
import { matchingIds, type Selection, type SelectionState } from './selection.ts';
import { selectionCatalogue } from './texts.ts';

addStyles(css);

interface SelectionBarProps {
  readonly selection: Selection;
  readonly state: SelectionState;
  /** How many rows may be selected at most; undefined for no limit. */
  readonly cap: number | undefined;
  readonly snapshot: TableSnapshot;
}

/** Shows how many rows are selected and their sum, with buttons to select all matching rows or none. [TBL-06] */
export function SelectionBar({
  selection,
  state,
  cap = Number.POSITIVE_INFINITY,
  snapshot,
}: SelectionBarProps) {
  const selectionTexts = useTexts(selectionCatalogue);
  const { ids, refusals } = state;
  const sum = useSelectedSum(snapshot, ids);
  const matchCount = snapshot.rows.length;
  return (
    <div className="bar selection-bar" data-has-selection={ids.size > 0}>
      <p role="status">
        <span>{selectionTexts.selectedCount({ count: ids.size })}</span>
        {sum && <span className="sum">{sum}</span>}
      </p>
      {/* The ids of rows on other pages of the host are not known. [TBL-24] */}
      {matchCount > 0 && matchCount === matchingCount(snapshot) && (
        <Button
          tone="quiet"
          data-select-all
          onClick={() => selection.add(matchingIds(snapshot).slice(0, cap))}
        >
          {matchCount > cap
            ? selectionTexts.selectFirst({ count: cap })
            : selectionTexts.selectAll({ count: matchCount })}
        </Button>
      )}
      <Button
        tone="quiet"
        unavailable={!ids.size && selectionTexts.nothingToClear}
        onClick={() => selection.remove(ids)}
      >
        {selectionTexts.clear}
      </Button>
      {Number.isFinite(cap) && (
        <p className="cap" key={refusals} role={refusals ? 'alert' : undefined}>
          {selectionTexts.cap({ count: cap })}
        </p>
      )}
    </div>
  );
}

function useSelectedSum({ store }: TableSnapshot, ids: ReadonlySet<string>): string | undefined {
  const [result, setResult] = useState<{ ids: ReadonlySet<string>; sum: string | undefined }>();
  useEffect(() => {
    const controller = new AbortController();
    sumSelection(store, ids, controller.signal).then(
      sum => setResult({ ids, sum }),
      () => {},
    );
    return () => controller.abort();
  }, [store, store.version, ids]);
  // The sum of an earlier selection is not shown.
  return result?.ids === ids ? result.sum : undefined;
}

/**
 * The sum of the selected rows, such as `1,234.50 USD`. [TBL-06]
 *
 * Undefined for fewer than two rows, and unless the list has exactly one column of amounts, every selected amount is exact
 * to the cent, and all have the same currency. Works in time slices; rejects with the signal's reason when aborted.
 */
export async function sumSelection(
  store: RowStore,
  ids: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [amounts, ...otherAmounts] = store.columns.filter(({ type }) => type === 'amount');
  if (amounts === undefined || otherAmounts.length || ids.size < 2) return undefined;
  const slice = timeSlice(signal);
  const cents: number[] = [];
  const currencies = new Set<string>();
  for (const id of ids) {
    const row = store.rowWith(id);
    if (row === undefined || amounts.typeAt(row) !== 'amount') return undefined;
    const rowCents = storedCents(amounts.textAt(row));
    if (rowCents === undefined) return undefined;
    cents.push(rowCents);
    currencies.add(amounts.currencyAt(row));
    if (currencies.size > 1 || currencies.has('')) return undefined;
    await slice.yieldIfOver();
  }
  const sum = sumOf(cents);
  return Number.isFinite(sum) ? `${moneyText(sum)} ${[...currencies][0]}` : undefined;
}
