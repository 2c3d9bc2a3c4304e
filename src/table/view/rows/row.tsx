import { flexRender } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';
import { lazyComponent } from '../../../ui/feedback/lazy-component.tsx';
import type { RenderedRow } from '../page-table.tsx';
import type { TableRow } from '../table-row.ts';
import type { CellLayout } from './cell-layout.ts';

// Most rows are never opened.
const RowDetails = lazyComponent(() => import('./row-details.tsx').then(loaded => loaded.RowDetails));

type PageCell = ReturnType<RenderedRow['getAllCells']>[number];

interface RowProps {
  readonly row: RenderedRow;
  /** Its place among all rows that are shown, from 0. */
  readonly place: number;
  readonly layout: ReadonlyMap<string, CellLayout>;
  readonly isOpen: boolean;
  /** Shows or hides the details of a row; always the same function. */
  toggle(id: string): void;
  readonly isSelected: boolean;
  readonly state: 'decided' | undefined;
  /** What has to be said of it. */
  readonly said: ReactNode;
  /** What else its cells are made with: when one of these is another, so are they. */
  readonly columns: readonly unknown[];
  readonly actions: unknown;
  readonly editor: unknown;
  readonly selecting: unknown;
  readonly deciding: number;
}

type Opening = Pick<RowProps, 'isOpen' | 'toggle'>;

/** A row of the page and what is said of it under it; made anew only when it shows something else. */
export const Row = memo(WholeRow);

function WholeRow({ row, place, columns, layout, isOpen, toggle, isSelected, state, said }: RowProps) {
  const width = columns.length || 1;
  // On a card that is open also those of columns that are put away.
  const cells = isOpen ? row.getAllCells() : row.getVisibleCells();
  return (
    <>
      <tr
        aria-rowindex={place + 2}
        data-state={state}
        data-selected={isSelected || undefined}
        data-open={isOpen || undefined}
      >
        {cells.map(cell => shownCell(cell, layout, { isOpen, toggle }))}
      </tr>
      {said && <Under className="note" width={width} said={said} />}
      {isOpen && <Under className="details" width={width} said={<RowDetails row={row} />} />}
    </>
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

function shownCell(cell: PageCell, layout: RowProps['layout'], opening: Opening): ReactNode {
  const { row, column } = cell;
  const { id, columnDef } = column;
  const { meta } = columnDef;
  const placed = layout.get(id);
  const content = flexRender(columnDef.cell, cell.getContext());
  const attributes = {
    className: meta?.className,
    'data-title': meta?.title,
    'data-number': meta?.isNumeric?.() || undefined,
    'data-date': meta?.isDate?.() || undefined,
    'data-currency': meta?.namesCurrency?.(row.original.number) || undefined,
    'data-pin': placed?.pin,
    'data-place': placed?.place,
  };
  if (placed?.isName)
    return (
      <th key={id} scope="row" {...attributes} aria-label={row.original.name || undefined}>
        <More row={row.original} {...opening} />
        <span className="name">{content}</span>
      </th>
    );
  return (
    <td key={id} {...attributes} data-hidden={(meta?.placed && !placed) || undefined}>
      {content}
    </td>
  );
}

const opens = (
  <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
    <path d="M6 3l5 5-5 5" />
  </svg>
);

/** Opens the details of a row. */
const More = ({ row, isOpen, toggle }: { readonly row: TableRow } & Opening) => (
  <button
    type="button"
    className="more"
    aria-expanded={isOpen}
    aria-label={`More about ${row.name}`}
    onClick={() => toggle(row.id)}
  >
    {opens}
  </button>
);
