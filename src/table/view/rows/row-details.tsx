import { flexRender } from '@tanstack/react-table';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import type { RenderedRow } from '../page-table.tsx';
import css from './row-details.css?inline';

addStyles(css);

/** All that a row holds, also what its cells cut off and columns that are put away. [TBL-17] */
export function RowDetails({ row }: { readonly row: RenderedRow }) {
  const cells = row.getAllCells().filter(({ column }) => column.columnDef.meta?.placed);
  return (
    <dl className="row-details">
      {cells.map(cell => (
        <div key={cell.id}>
          <dt>{cell.column.columnDef.meta?.title}</dt>
          <dd>{flexRender(cell.column.columnDef.cell, cell.getContext())}</dd>
        </div>
      ))}
    </dl>
  );
}
