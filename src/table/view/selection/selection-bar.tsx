import { useEffect, useState } from 'react';
import { useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import { matchingCount, type TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import css from './selection.css?inline';
import { matchingIds, type Selection, type SelectionState } from './selection.ts';
import { sumSelection } from './selection-sum.ts';
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
        <Button tone="quiet" data-select-all onClick={() => selection.addFirst(matchingIds(snapshot))}>
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

function useSelectedSum({ columns, store }: TableSnapshot, ids: ReadonlySet<string>): string | undefined {
  const [result, setResult] = useState<{ ids: ReadonlySet<string>; sum: string | undefined }>();
  useEffect(() => {
    const controller = new AbortController();
    sumSelection({ columns, store }, ids, controller.signal).then(
      sum => setResult({ ids, sum }),
      () => {},
    );
    return () => controller.abort();
  }, [columns, store, store.version, ids]);
  // The sum of an earlier selection is not shown.
  return result?.ids === ids ? result.sum : undefined;
}
