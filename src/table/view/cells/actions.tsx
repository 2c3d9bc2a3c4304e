import { useContext } from 'react';
import { RowActions as Actions } from '../../../ui/navigation/row-actions.tsx';
import { CellActs } from './cell-acts.tsx';
import type { CellView, ShownCell } from './cell-view.ts';

/** What can be done with the row, as the host says. [TBL-10] [TBL-16] */
export const actions: CellView = cell => <RowActions key={cell.row.id} {...cell} />;

function RowActions({ row, more }: ShownCell) {
  const { ask } = useContext(CellActs);
  return <Actions actions={more()?.actions ?? []} name={row.name} ask={ask} />;
}
