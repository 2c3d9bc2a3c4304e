import { useEffect, useState } from 'react';
import { numberText } from '../../../domain/display/numbers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import css from './selection.css?inline';
import { idsFound, type Selected, type Selection } from './selection.ts';
import { sumSelected } from './selection-sum.ts';

addStyles(css);

interface SelectionBarProps {
  readonly selection: Selection;
  readonly selected: Selected;
  readonly shown: TableSnapshot;
}

/** How many rows are selected and what they come to; all that were found, or none. [TBL-06] */
export function SelectionBar({ selection, selected, shown }: SelectionBarProps) {
  const { ids, refusals } = selected;
  const sum = useSum(shown, ids);
  const found = shown.rows.length;
  const { cap } = selection;
  return (
    <div className="bar selection-bar" data-any={ids.size > 0}>
      <p role="status">
        <b>{numberText(ids.size)}</b> selected
        {sum && <span className="sum">{sum}</span>}
      </p>
      <Button
        tone="quiet"
        unavailable={!found && 'There are no rows to select.'}
        onClick={() => selection.add(idsFound(shown))}
      >
        {found > cap ? `Select the first ${numberText(cap)} found` : `Select all ${numberText(found)} found`}
      </Button>
      <Button
        tone="quiet"
        unavailable={!ids.size && 'No row is selected.'}
        onClick={() => selection.remove(ids)}
      >
        Clear
      </Button>
      {Number.isFinite(cap) && (
        <p className="cap" key={refusals} role={refusals ? 'alert' : undefined}>
          {capText(cap)}
        </p>
      )}
    </div>
  );
}

/** `You can select up to 10 rows.` */
const capText = (cap: number): string =>
  `You can select up to ${numberText(cap)} ${cap === 1 ? 'row' : 'rows'}.`;

function useSum({ columns, store }: TableSnapshot, ids: ReadonlySet<string>): string | undefined {
  const [summed, setSummed] = useState<{ ids: ReadonlySet<string>; sum: string | undefined }>();
  useEffect(() => {
    const summing = new AbortController();
    sumSelected({ columns, store }, ids, summing.signal).then(
      sum => setSummed({ ids, sum }),
      () => {},
    );
    return () => summing.abort();
  }, [columns, store, store.version, ids]);
  return summed?.ids === ids ? summed.sum : undefined;
}
