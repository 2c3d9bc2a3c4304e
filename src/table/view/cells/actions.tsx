import { useContext } from 'react';
import { RowActions as Actions } from '../../../ui/menu/row-actions.tsx';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellContent, CellView } from './cell-view.ts';

/** Shows the row actions that the host sends. [TBL-10] [TBL-16] */
export const actions: CellView = cell => <RowActions key={cell.row.id} {...cell} />;

function RowActions({ row, otherFields }: CellContent) {
  const { ask } = useContext(CellCommandsContext);
  return <Actions actions={otherFields()?.actions ?? []} name={row.name} ask={ask} />;
}
