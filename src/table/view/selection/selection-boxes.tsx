import { useId } from 'react';
import type { Language } from '../../../domain/language/language.ts';
import { Tip } from '../../../ui/overlays/tooltip.tsx';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import { columnHelper, type RowSelectionUi } from '../table-features.ts';
import { idsBetween, type Selection, type SelectionState } from './selection.ts';
import { selectionFeature } from './selection-feature.ts';
import { selectionCatalogue } from './texts.ts';

/** The check boxes for the rows and for the page; with Shift, a range of rows. [TBL-06] */
export const selectionBoxes = (
  selection: Selection,
  { ids: selected }: SelectionState,
  snapshot: () => TableSnapshot,
  language: Language,
): RowSelectionUi => {
  const selectionTexts = language.texts(selectionCatalogue);
  const column = columnHelper.display({
    id: 'psp-selection',
    header: ({ table }) => {
      const isSelected = table.getIsAllRowsSelected();
      const ids = table.getRowModel().rows.flatMap(({ original: { id, hasId } }) => (hasId ? [id] : []));
      return (
        <SelectionBox
          label={selectionTexts.selectPage}
          isSelected={isSelected}
          isPartlySelected={!isSelected && table.getIsSomeRowsSelected()}
          unavailable={!ids.length && selectionTexts.nothingToSelect}
          toggle={() => (isSelected ? selection.remove(ids) : selection.add(ids))}
        />
      );
    },
    cell: ({ row }) => {
      const { id, name, hasId } = row.original;
      return (
        <SelectionBox
          label={
            name || hasId ? selectionTexts.selectRow({ row: name || id }) : selectionTexts.selectUnnamedRow
          }
          isSelected={row.getIsSelected()}
          unavailable={!hasId && selectionTexts.noIdToSelect}
          toggle={isRange =>
            selection.toggle(id, isRange ? anchor => idsBetween(snapshot(), anchor, id) : undefined)
          }
        />
      );
    },
    meta: { className: 'selection' },
  });
  return { feature: selectionFeature, column, isSelected: id => selected.has(id) };
};

interface SelectionBoxProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly isPartlySelected?: boolean;
  readonly unavailable: string | false;
  toggle(isRange: boolean): void;
}

function SelectionBox({
  label,
  isSelected,
  isPartlySelected = false,
  unavailable,
  toggle,
}: SelectionBoxProps) {
  const reasonId = useId();
  return (
    <label className="select-box">
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
