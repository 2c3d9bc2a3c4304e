import { useId } from 'react';
import { Tip } from '../../../ui/overlays/tooltip.tsx';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { RowSelecting } from '../table-features.ts';
import { columnHelper } from '../table-features.ts';
import { idsBetween, type Selected, type Selection } from './selection.ts';
import { selectionFeature } from './selection-feature.ts';

const column = columnHelper.display({
  id: 'psp-selection',
  header: ({ table }) =>
    table.options.meta?.selecting?.head({
      ids: table.getRowModel().rows.flatMap(({ original }) => (original.hasId ? [original.id] : [])),
      selected: table.getIsAllRowsSelected() ? 'all' : table.getIsSomeRowsSelected() ? 'some' : 'none',
    }),
  cell: ({ row, table }) =>
    table.options.meta?.selecting?.box(row.original, row.getIsSelected(), row.original.hasId),
  meta: { className: 'selection' },
});

/** The boxes of a table whose rows can be selected. [TBL-06] */
export const boxesOf = (
  selection: Selection,
  { ids }: Selected,
  shown: () => TableSnapshot,
): RowSelecting => ({
  feature: selectionFeature,
  column,
  isSelected: id => ids.has(id),
  head: page => (
    <Box
      label="Select the rows of this page"
      isSelected={page.selected === 'all'}
      isPart={page.selected === 'some'}
      unavailable={!page.ids.length && 'There are no rows to select.'}
      choose={() => (page.selected === 'all' ? selection.remove(page.ids) : selection.add(page.ids))}
    />
  ),
  box: ({ id, name }, isSelected, hasId) => (
    <Box
      label={`Select ${name || (hasId ? id : 'this row')}`}
      isSelected={isSelected}
      unavailable={!hasId && withoutId}
      choose={isRange =>
        selection.choose(id, isRange ? anchor => idsBetween(shown(), anchor, id) : undefined)
      }
    />
  ),
});

// [NET-13]
const withoutId = 'This row has no id, so it cannot be selected.';

interface BoxProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly isPart?: boolean;
  readonly unavailable: string | false;
  choose(isRange: boolean): void;
}

function Box({ label, isSelected, isPart = false, unavailable, choose }: BoxProps) {
  const reasonId = useId();
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={box => {
          if (box) box.indeterminate = isPart;
        }}
        aria-disabled={Boolean(unavailable) || undefined}
        aria-describedby={unavailable ? reasonId : undefined}
        onChange={({ nativeEvent }) => unavailable || choose((nativeEvent as MouseEvent).shiftKey)}
      />
      {unavailable && <Tip id={reasonId} text={unavailable} />}
    </label>
  );
}
