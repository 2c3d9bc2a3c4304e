import { useId } from 'react';
import type { Language } from '../../../domain/language/language.ts';
import { Tip } from '../../../ui/overlays/tooltip.tsx';
import type { TableSnapshot } from '../../engine/loading/table-source.ts';
import { useGuardedBox } from '../press-guard/use-guarded-press.ts';
import type { RowSelectionUi } from '../table-props.ts';
import { idsBetween, type Selection, type SelectionState, shownBetween } from './selection.ts';
import { selectionCatalogue } from './texts.ts';

/** The check boxes for the rows and for the page; with Shift, a range of rows. [TBL-06] */
export function selectionBoxes(
  selection: Selection,
  { ids: selected }: SelectionState,
  snapshot: () => TableSnapshot,
  language: Language,
): RowSelectionUi {
  const selectionTexts = language.texts(selectionCatalogue);
  return {
    isSelected: id => selected.has(id),
    pageBox: rows => {
      const ids = rows.filter(({ hasId }) => hasId).map(({ id }) => id);
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
    rowBox: ({ id, name, hasId }, shown) => (
      <SelectionBox
        isOfRow
        label={
          name || hasId ? selectionTexts.selectRow({ row: name || id }) : selectionTexts.selectUnnamedRow
        }
        isSelected={selected.has(id)}
        unavailable={!hasId && selectionTexts.noIdToSelect}
        toggle={isRange =>
          selection.toggle(
            id,
            isRange
              ? anchor => shownBetween(shown(), anchor, id) ?? idsBetween(snapshot(), anchor, id)
              : undefined,
          )
        }
      />
    ),
  };
}

interface SelectionBoxProps {
  /** It moves with its row; the one of the page stays in sight while the rows are scrolled. */
  readonly isOfRow?: boolean;
  readonly label: string;
  readonly isSelected: boolean;
  readonly isPartlySelected?: boolean;
  readonly unavailable: string | false;
  toggle(isRange: boolean): void;
}

function SelectionBox({
  isOfRow = false,
  label,
  isSelected,
  isPartlySelected = false,
  unavailable,
  toggle,
}: SelectionBoxProps) {
  const reasonId = useId();
  const guard = useGuardedBox();
  return (
    <label className="select-box" {...(isOfRow && guard)}>
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
