import { flexRender } from '@tanstack/react-table';
import { isControl } from '../rows/cell.ts';
import { useFocusKept } from './focus-kept.ts';
import type { TableState } from './table.state.ts';
import type { RowProps } from './table-props.ts';

interface BodyProps extends Pick<RowProps, 'note' | 'rowState'> {
  readonly state: TableState;
}

/** The rows of the page; only these are in the document. */
export function Body({ state, note, rowState }: BodyProps) {
  const { shown, table, paging } = state;
  const { rows } = table.getRowModel();
  const focusKept = useFocusKept(rows);
  const width = state.columns.length || 1;
  // Rows that nobody acts on are only texts: their places are filled anew, which takes a third of making them anew.
  const { store, columns } = shown;
  const { actions, selecting, editor } = state.table.options.meta ?? {};
  const isActedOn =
    Boolean(actions ?? selecting ?? editor) || columns.some((_, index) => isControl(store.typeOf(index)));
  if (!rows.length && shown.phase === 'loading') return <Skeleton rows={paging.size} width={width} />;
  return (
    <tbody {...focusKept}>
      {rows.map((row, index) => {
        const said = note?.(row.original);
        return [
          <tr
            key={isActedOn ? row.id : index}
            aria-rowindex={paging.page * paging.size + index + 2}
            data-state={rowState?.(row.original)}
            data-selected={selecting?.isSelected(row.id) || undefined}
          >
            {row.getVisibleCells().map(cell => {
              const { cell: content, meta } = cell.column.columnDef;
              return (
                <td
                  key={cell.column.id}
                  className={meta?.className}
                  data-title={meta?.title}
                  data-number={meta?.isNumeric?.() || undefined}
                >
                  {flexRender(content, cell.getContext())}
                </td>
              );
            })}
          </tr>,
          said && (
            <tr key={`${row.id} note`} className="note">
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
