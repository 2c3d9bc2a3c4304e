import { isNumeric } from '../rows/columns.ts';
import { cellContent } from './cell-content.tsx';
import { useFocusKept } from './focus-kept.ts';
import type { PageRow } from './grammar.ts';
import type { TableState } from './table.state.ts';
import type { TableProps, TableRow } from './table.tsx';

interface BodyProps extends Pick<TableProps, 'actions' | 'note'> {
  readonly state: TableState;
}

/** The rows of the page; only these are in the document. */
export function Body({ state, actions, note }: BodyProps) {
  const { shown, grammar, paging } = state;
  const { columns, store, phase } = shown;
  const rows = grammar.getRowModel().rows;
  const focusKept = useFocusKept(rows);
  const width = (columns.length || 1) + (actions ? 1 : 0);
  if (!rows.length && phase === 'loading') return <Skeleton rows={paging.size} width={width} />;
  return (
    <tbody {...focusKept}>
      {rows.map((row, index) => {
        const { id, row: number }: PageRow = row.original;
        const screens: TableRow = {
          id,
          name: store.textAt(number, 0),
          text: key =>
            store.textAt(
              number,
              columns.findIndex(column => column.key === key),
            ),
        };
        const said = note?.(screens);
        return [
          <tr key={id} aria-rowindex={paging.page * paging.size + index + 2}>
            {row.getAllCells().map((cell, at) => (
              <td
                key={cell.column.id}
                data-title={columns[at]?.title}
                data-number={isNumeric(columns[at], store, at) || undefined}
              >
                {cellContent(String(cell.getValue()), store.detailsAt(number, at), columns[at]?.type)}
              </td>
            ))}
            {actions && <td className="actions">{actions(screens)}</td>}
          </tr>,
          said && (
            <tr key={`${id} note`} className="note">
              <td colSpan={width}>{said}</td>
            </tr>
          ),
        ];
      })}
    </tbody>
  );
}

function Skeleton({ rows, width }: { readonly rows: number; readonly width: number }) {
  return (
    <tbody aria-hidden="true" className="arriving-rows">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          <td colSpan={width}>
            <span />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
