import { useContext } from 'react';
import { RowActions as Actions } from '../../../ui/menu/row-actions.tsx';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellProps, CellView } from './cell-view.ts';

/** Shows the row actions that the host sends. [TBL-10] [TBL-16] [UI-02] */
export const actions: CellView = props => <RowActions key={props.row.id} {...props} />;

function RowActions({ cell, row }: CellProps) {
  const { confirm } = useContext(CellCommandsContext);
  return <Actions actions={cell.fields?.actions ?? []} name={row.name} confirm={confirm} />;
}
