import { useId } from 'react';
import type { Language } from '../../../domain/language/language.ts';
import { Tip } from '../../../ui/overlays/tooltip.tsx';
import type { TableSnapshot } from '../../engine/loading/table-source.ts';
import { useGuardedBox } from '../press-guard/use-guarded-box.ts';
import type { PageRow, RowSelectionUi } from '../table-props.ts';
import { idsBetween, matchingIds, type Selection, type SelectionState } from './selection.ts';
import { selectionCatalogue } from './texts.ts';

/** The check boxes for the rows and for the page; with Shift, a range of rows. [TBL-06] */
export function selectionBoxes(
  selection: Selection,
  { ids: selected }: SelectionState,
  snapshot: () => TableSnapshot,
  language: Language,
): RowSelectionUi {
  const selectionTexts = language.texts(selectionCatalogue);
  // While the rows of a page keep their places, others may have arrived between them that nobody has seen. [TBL-06] [RQ-07]
  const rangeTo = (id: string, shown: () => readonly PageRow[]) => (anchor: string) => {
    const onPage = idsBetween(idsOf(shown()), anchor, id);
    return onPage.length ? onPage : idsBetween(matchingIds(snapshot()), anchor, id);
  };
  return {
    isSelected: id => selected.has(id),
    pageBox: rows => {
      const ids = idsOf(rows);
      const isSelected = ids.length > 0 && ids.every(id => selected.has(id));
      return (
        <SelectionBox
          label={selectionTexts.selectPage}
          isSelected={isSelected}
          isPartlySelected={!isSelected && ids.some(id => selected.has(id))}
          unavailable={!ids.length && selectionTexts.nothingToSelect}
          toggle={() => (isSelected ? selection.remove(ids) : selection.add(ids))}
        />
      );
    },
    rowBox: ({ id, name, hasId, facts }, shown) => (
      <SelectionBox
        facts={facts}
        label={
          name || hasId ? selectionTexts.selectRow({ row: name || id }) : selectionTexts.selectUnnamedRow
        }
        isSelected={selected.has(id)}
        unavailable={!hasId && selectionTexts.noIdToSelect}
        toggle={isRange => selection.toggle(id, isRange ? rangeTo(id, shown) : undefined)}
      />
    ),
  };
}

const idsOf = (rows: readonly PageRow[]): readonly string[] =>
  rows.filter(({ hasId }) => hasId).map(({ id }) => id);

interface SelectionBoxProps {
  /** What its row says; undefined for the box of the page, which stays in sight while the rows are scrolled. */
  readonly facts?: string;
  readonly label: string;
  readonly isSelected: boolean;
  readonly isPartlySelected?: boolean;
  readonly unavailable: string | false;
  toggle(isRange: boolean): void;
}

function SelectionBox({
  facts,
  label,
  isSelected,
  isPartlySelected = false,
  unavailable,
  toggle,
}: SelectionBoxProps) {
  const reasonId = useId();
  const guard = useGuardedBox(facts);
  return (
    <label className="select-box" {...(facts !== undefined && guard)}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={box => {
          if (box) box.indeterminate = isPartlySelected;
        }}
        aria-disabled={Boolean(unavailable) || undefined}
        aria-describedby={unavailable ? reasonId : undefined}
        onChange={({ nativeEvent }) => unavailable || toggle((nativeEvent as MouseEvent).shiftKey)}
      />
      {unavailable && <Tip id={reasonId} text={unavailable} />}
    </label>
  );
}
