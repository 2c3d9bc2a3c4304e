import { addStyles } from '../../ui/sheet.ts';
import { contentOf, type PageTable } from './page-table.tsx';
import type { PageColumn, PageRow } from './row.tsx';
import css from './row-details.css?inline';

addStyles(css);

interface RowDetailsProps {
  readonly row: PageRow;
  readonly table: PageTable;
  readonly columns: readonly PageColumn[];
}

/** All that a row holds, also what its cells cut off and columns that are put away. [TBL-17] */
export const RowDetails = ({ row, table, columns }: RowDetailsProps) => (
  <dl className="row-details">
    {columns.map(
      column =>
        column.columnDef.meta?.placed && (
          <div key={column.id}>
            <dt>{column.columnDef.meta.title}</dt>
            <dd>{contentOf(column, row, table)}</dd>
          </div>
        ),
    )}
  </dl>
);
