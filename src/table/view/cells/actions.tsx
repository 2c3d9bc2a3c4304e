import { useContext } from 'react';
import { RowActions as Actions } from '../../../ui/menu/row-actions.tsx';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellContent, CellView } from './cell-view.ts';
import { removalItem, removalOffered } from './row-removal.ts';

/** Shows the row actions that the host sends; on cards their menu has the row's removal, too. [TBL-10] [TBL-16] [UI-02] */
export const actions: CellView = cell => <RowActions key={cell.row.id} {...cell} />;

function RowActions({ row, otherFields, deleteCell }: CellContent) {
  const { confirm, removal } = useContext(CellCommandsContext);
  const cell = row.hasId ? deleteCell?.() : undefined;
  const offer = cell && removalOffered(cell, removal);
  return (
    <Actions
      actions={otherFields()?.actions ?? []}
      name={row.name}
      confirm={confirm}
      cardItem={offer && removalItem(offer)}
    />
  );
}
