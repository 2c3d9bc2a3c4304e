import { flexRender } from '@tanstack/react-table';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import { isControl } from '../rows/cell.ts';
import { useFocusKept } from './focus-kept.ts';
import type { TableState } from './table.state.ts';
import type { RowProps, TableRow } from './table-props.ts';

// Most rows are never opened.
const RowDetails = onDemand(() => import('./row-details.tsx').then(loaded => loaded.RowDetails));

interface BodyProps extends Pick<RowProps, 'note' | 'rowState'> {
  readonly state: TableState;
}

type PageRow = ReturnType<TableState['table']['getRowModel']>['rows'][number];

/** The rows of the page; only these are in the document. */
export function Body({ state, note, rowState }: BodyProps) {
  const { shown, table, paging } = state;
  const { rows } = table.getRowModel();
  const focusKept = useFocusKept(rows);
  const opened = useOpened();
  const width = state.columns.length || 1;
  // Rows that nobody acts on are only texts: their places are filled anew, which takes a third of making them anew.
  const { store, columns } = shown;
  const { actions, selecting, editor } = state.table.options.meta ?? {};
  const isActedOn =
    Boolean(actions ?? selecting ?? editor) || columns.some((_, index) => isControl(store.typeOf(index)));
  if (!rows.length && shown.phase === 'loading') return <Skeleton rows={paging.size} width={width} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked is a button, which keys press, too.
    <tbody {...focusKept} onClick={opened.press}>
      {rows.map((row, index) => {
        const said = note?.(row.original);
        const isOpen = opened.ids.has(row.id);
        return (
          // A key of its own: when another row leaves, this one stays what it is, and the focus on it.
          <Fragment key={isActedOn ? row.id : index}>
            <tr
              aria-rowindex={paging.page * paging.size + index + 2}
              data-state={rowState?.(row.original)}
              data-selected={selecting?.isSelected(row.id) || undefined}
              data-open={isOpen || undefined}
            >
              {cellsOf(row, state, isOpen)}
            </tr>
            {said && <Under className="note" width={width} said={said} />}
            {isOpen && <Under className="details" width={width} said={<RowDetails row={row} />} />}
          </Fragment>
        );
      })}
    </tbody>
  );
}

interface UnderProps {
  readonly className: string;
  readonly width: number;
  readonly said: ReactNode;
}

const Under = ({ className, width, said }: UnderProps) => (
  <tr className={className}>
    <td colSpan={width}>{said}</td>
  </tr>
);

/** The cells of a row; on a card that is open also those of columns that are put away. */
function cellsOf(row: PageRow, { layout }: TableState, isOpen: boolean): ReactNode[] {
  const cells = isOpen ? row.getAllCells() : row.getVisibleCells();
  return cells.map(cell => {
    const { id, columnDef } = cell.column;
    const { cell: content, meta } = columnDef;
    const placed = layout.get(id);
    const shown = flexRender(content, cell.getContext());
    const attributes = {
      className: meta?.className,
      'data-title': meta?.title,
      'data-number': meta?.isNumeric?.() || undefined,
      'data-currency': meta?.namesCurrency?.(row.original.number) || undefined,
      'data-pin': placed?.pin,
      'data-place': placed?.place,
    };
    if (placed?.isName)
      return (
        <th key={id} scope="row" {...attributes} aria-label={row.original.name || undefined}>
          <More row={row.original} isOpen={isOpen} />
          <span className="name">{shown}</span>
        </th>
      );
    return (
      <td key={id} {...attributes} data-hidden={(meta?.placed && !placed) || undefined}>
        {shown}
      </td>
    );
  });
}

const opens = (
  <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
    <path d="M6 3l5 5-5 5" />
  </svg>
);

/** Opens what else there is of a row; one listener answers for all rows. */
const More = ({ row, isOpen }: { readonly row: TableRow; readonly isOpen: boolean }) => (
  <button
    type="button"
    className="more"
    aria-expanded={isOpen}
    aria-label={`More about ${row.name}`}
    data-row={row.id}
  >
    {opens}
  </button>
);

/** The rows whose details are shown. */
function useOpened() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const press = ({ target }: MouseEvent) => {
    const id = (target as Element).closest<HTMLElement>('.more')?.dataset.row;
    if (id === undefined) return;
    const others = new Set(ids);
    if (!others.delete(id)) others.add(id);
    setIds(others);
  };
  return { ids, press };
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
