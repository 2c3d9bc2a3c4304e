import { useContext } from 'react';
import { RowActions as Actions } from '../../../ui/menu/row-actions.tsx';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellProps, CellView } from './cell-view.ts';
import { removalItem, removalOffered } from './row-removal.ts';

/** Shows the row actions that the host sends; on cards their menu has the row's removal, too. [TBL-10] [TBL-16] [UI-02] */
export const actions: CellView = props => <RowActions key={props.row.id} {...props} />;

function RowActions({ cell, row }: CellProps) {
  const { confirm, removal } = useContext(CellCommandsContext);
  const deleteCell = row.hasId && row.cells.find(({ type }) => type === 'delete');
  const offer = deleteCell ? removalOffered(deleteCell, row, removal) : undefined;
  return (
    <Actions
      actions={cell.fields?.actions ?? []}
      name={row.name}
      confirm={confirm}
      cardItem={offer && removalItem(offer)}
    />
  );
}
