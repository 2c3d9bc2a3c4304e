import { useId } from 'react';
import type { Language } from '../../../domain/language/language.ts';
import { Tip } from '../../../ui/overlays/tooltip.tsx';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import { columnHelper, type RowSelectionUi } from '../table-features.ts';
import { idsBetween, type Selection, type SelectionState } from './selection.ts';
import { selectionFeature } from './selection-feature.ts';
import { selectionCatalogue } from './texts.ts';

const column = columnHelper.display({
  id: 'psp-selection',
  header: ({ table }) =>
    table.options.meta?.selectionUi?.pageCheckbox({
      ids: table.getRowModel().rows.flatMap(({ original }) => (original.hasId ? [original.id] : [])),
      selected: table.getIsAllRowsSelected() ? 'all' : table.getIsSomeRowsSelected() ? 'some' : 'none',
    }),
  cell: ({ row, table }) =>
    table.options.meta?.selectionUi?.rowCheckbox(row.original, row.getIsSelected(), row.original.hasId),
  meta: { className: 'selection' },
});

/** The check boxes for the rows and for the page; with Shift, a range of rows. [TBL-06] */
export const selectionBoxes = (
  selection: Selection,
  { ids }: SelectionState,
  snapshot: () => TableSnapshot,
  language: Language,
): RowSelectionUi => {
  const selectionTexts = language.texts(selectionCatalogue);
  return {
    feature: selectionFeature,
    column,
    isSelected: id => ids.has(id),
    pageCheckbox: page => (
      <SelectionBox
        label={selectionTexts.selectPage}
        isSelected={page.selected === 'all'}
        isPartlySelected={page.selected === 'some'}
        unavailable={!page.ids.length && selectionTexts.nothingToSelect}
        toggle={() => (page.selected === 'all' ? selection.remove(page.ids) : selection.add(page.ids))}
      />
    ),
    rowCheckbox: ({ id, name }, isSelected, hasId) => (
      <SelectionBox
        label={
          name || hasId ? selectionTexts.selectRow({ row: name || id }) : selectionTexts.selectUnnamedRow
        }
        isSelected={isSelected}
        unavailable={!hasId && selectionTexts.noIdToSelect}
        toggle={isRange =>
          selection.toggle(id, isRange ? anchor => idsBetween(snapshot(), anchor, id) : undefined)
        }
      />
    ),
  };
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
