import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import type { RenderedRow } from '../page-table.tsx';
import { rendered } from '../page-table.tsx';
import css from './row-details.css?inline';

addStyles(css);

/** All cells of a row with their full text, including hidden columns. [TBL-17] */
export function RowDetails({ row }: { readonly row: RenderedRow }) {
  const cells = row.getAllCells().filter(({ column }) => column.columnDef.meta?.column);
  return (
    <dl className="row-details">
      {cells.map(cell => (
        <div key={cell.id}>
          <dt>{cell.column.columnDef.meta?.column?.title}</dt>
          <dd>{rendered(cell.column.columnDef.cell, cell.getContext())}</dd>
        </div>
      ))}
    </dl>
  );
}
