import { memo, type ReactNode, useCallback, useContext, useState } from 'react';
import { statusShown } from '../../../domain/display/status.ts';
import { useTexts } from '../../../language/language-context.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { type CardRole, filledRoles } from '../../../ui/data/cards.ts';
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx';
import { Badge } from '../../../ui/values/badge.tsx';
import { addressOf } from '../cells/cell-views.tsx';
import { SkeletonRows } from '../head/head.tsx';
import { useFocusAfterRemoval } from '../keyboard/use-focus-after-removal.ts';
import { cellAttributes, isVisible, type RenderedRow, rendered } from '../page-table.tsx';
import type { TableState } from '../table.state.ts';
import type { PageRow, RowState, TableProps, TableRow } from '../table-props.ts';
import { catalogue } from '../texts.ts';
import { holdPlaces, useRowHeights } from './page-rows.ts';
import { HasDetailsContext } from './use-has-details.ts';

interface BodyProps extends TableProps {
  readonly state: TableState;
}

/** The table body: only the rows of the current page are in the DOM. */
export function Body({ state, actions, extensions, note, rowState, outcomeOf }: BodyProps) {
  const { snapshot, table, columns, paging, places, ids, hold } = state;
  const openRows = useOpenRows();
  const { rows } = table.getRowModel();
  const focus = useFocusAfterRemoval();
  const heightOf = useRowHeights(focus.ref);
  // Rows of plain text are keyed by index, so React reuses their elements on the next page (a third faster, decision 24).
  // Rows with controls are keyed by id, so that focus and state stay with their row when another one is removed.
  // With other facts it is another record to the person, whose focus and presses are guarded as such. [RQ-07] [RQ-09]
  const hasControls = Boolean(hold ?? extensions);
  if (!rows.length && snapshot.phase === 'loading' && !snapshot.page) return <SkeletonRows {...state} />;
  const rowOf = new Map(rows.map(row => [row.original.number, row]));
  return (
    <tbody {...focus} {...holdPlaces(hold)}>
      {places.map((place, placeIndex) => {
        const index = paging.first + placeIndex;
        const row = place === undefined ? undefined : rowOf.get(place);
        // The place of a row that has left: nothing to press, to search or to read out; what was decided is shown by the style
        // sheet. Not inert: the pointer has to stay in the rows while it is over it. [RQ-07]
        if (!row)
          return (
            <tr key={`empty ${index}`} className="empty-place" style={{ height: heightOf(index) }}>
              <td
                colSpan={columns.length || 1}
                aria-hidden="true"
                data-outcome={outcomeOf?.(ids[placeIndex] ?? '')}
              />
            </tr>
          );
        return (
          <Row
            key={actions ? row.original.facts : hasControls ? row.id : placeIndex}
            {...{ row, index, columns }}
            isOpen={openRows.ids.has(row.id)}
            toggle={openRows.toggle}
            isSelected={extensions?.selectionUi?.isSelected(row.id) ?? false}
            state={rowState?.(row.original)}
            note={note?.(row.original)}
          />
        );
      })}
    </tbody>
  );
}

/** The ids of the rows whose details are shown. */
function useOpenRows() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setIds(previous => {
      const next = new Set(previous);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { ids, toggle };
}

// A lazy chunk: most rows are never opened.
const RowDetails = lazyComponent(() => import('./row-details.tsx').then(loaded => loaded.RowDetails));

type PageCell = ReturnType<RenderedRow['getAllCells']>[number];

interface RowProps {
  readonly row: RenderedRow;
  /** Its position among all rows that match the query, from 0. */
  readonly index: number;
  readonly isOpen: boolean;
  /** Shows or hides the details of a row. Has to be a stable function, since the row is memoized. */
  toggle(id: string): void;
  readonly isSelected: boolean;
  readonly state: RowState | undefined;
  readonly note: ReactNode;
  /** The visible columns; others render the row again. */
  readonly columns: TableState['columns'];
}

type DetailsToggle = Pick<RowProps, 'isOpen' | 'toggle'>;

/** A row of the page with its details below it; memoized. */
const Row = memo(RowView);

function RowView({ row, index, columns, isSelected, state, note, ...toggle }: RowProps) {
  const { isOpen } = toggle;
  // An open card also shows the cells of hidden columns.
  const cells = row.getAllCells().filter(({ column }) => isOpen || isVisible(column));
  const noted = note ? notedCell(cells, row.original) : undefined;
  const placed = cells.map(cell => placedCell(cell, state));
  return (
    <>
      <tr
        aria-rowindex={index + 2}
        data-state={state}
        data-selected={isSelected || undefined}
        data-open={isOpen || undefined}
        data-has={filledRoles(withoutLoneView(placed, row.original))}
      >
        {placed.map(each => renderCell(each, toggle, each.cell === noted && note))}
      </tr>
      {isOpen && (
        <tr className="details">
          <td colSpan={columns.length || 1}>
            <RowDetails row={row} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The cell that holds the button a note is about, else the last one. */
const notedCell = (cells: readonly PageCell[], { cells: own }: PageRow): PageCell | undefined =>
  cells.find(({ column: { columnDef } }) => {
    const { column, className } = columnDef.meta ?? {};
    return column ? own[column.index]?.type === 'delete' : className === 'actions';
  }) ?? cells.at(-1);

/** A word with a digit; a longer one might not fit on the paper. */
const isId = /^(?=\D*\d)\S{1,14}$/;

/** A name that says nothing without the title of its column. */
const isNumber = /^\d+$/;

interface PlacedCell {
  readonly cell: PageCell;
  readonly content: ReactNode;
  readonly role: CardRole | undefined;
}

function placedCell(cell: PageCell, state: RowState | undefined): PlacedCell {
  const { meta = {}, cell: renderer } = cell.column.columnDef;
  const { column, layout } = meta;
  // An open card shows hidden columns as well.
  const role = layout?.cardRole ?? (column && 'detail');
  // The status of a decided row is the new one. [RQ-05]
  const content =
    column?.type === 'status' && state && state !== 'removed' ? (
      <Badge {...statusShown(state, column.language)} />
    ) : (
      rendered(renderer, cell.getContext())
    );
  return { cell, role, content };
}

/** The cells that a card shows: its name links to the same page as a View that is its only action. [TBL-32] */
function withoutLoneView(placed: readonly PlacedCell[], row: PageRow): readonly PlacedCell[] {
  const actions = placed.filter(({ content, role }) => content && role === 'action');
  const [name] = placed.flatMap(({ cell }) => cell.column.columnDef.meta?.column ?? []);
  const isLone = actions.length === 1 && row.cells.flatMap(cell => cell.actions ?? []).length === 1;
  return isLone && name && addressOf(name, row) ? placed.filter(each => each !== actions[0]) : placed;
}

function renderCell({ cell, content, role }: PlacedCell, toggle: DetailsToggle, note: ReactNode): ReactNode {
  const { row, column } = cell;
  const { id, columnDef } = column;
  const { meta = {} } = columnDef;
  const { column: shown, layout } = meta;
  const value = shown && row.original.cells[shown.index];
  const attributes = {
    ...cellAttributes(meta),
    'data-title': shown?.title,
    'data-date': shown?.type === 'date' || undefined,
    'data-id': (value && isId.test(value.text)) || undefined,
    'data-currency': (value && shown?.sharesCurrency(value.currency)) || undefined,
    'data-card-role': role,
  };
  if (layout?.isName)
    return (
      <th key={id} scope="row" {...attributes}>
        <DetailsButton row={row.original} {...toggle} />
        <span
          className="name"
          data-title={shown?.title}
          data-is-number={isNumber.test(row.original.name) || undefined}
        >
          {content}
        </span>
        {note}
      </th>
    );
  return (
    <td key={id} {...attributes} data-hidden={(shown && !layout) || undefined}>
      {note ? (
        <>
          {typeof content === 'string' ? <span>{content}</span> : content}
          {note}
        </>
      ) : (
        content
      )}
    </td>
  );
}

/** Shows or hides the details of a row; renders nothing while they would reveal nothing. [TBL-25] */
const DetailsButton = ({ row, isOpen, toggle }: { readonly row: TableRow } & DetailsToggle) => {
  const { more, moreLabel, less, lessLabel } = useTexts(catalogue).rows;
  const hasDetails = useContext(HasDetailsContext);
  // Open details stay closable.
  if (!hasDetails && !isOpen) return null;
  return (
    <button
      type="button"
      className="more"
      aria-expanded={isOpen}
      aria-label={(isOpen ? less : more)({ row: row.name })}
      data-label={isOpen ? lessLabel : moreLabel}
      onClick={() => toggle(row.id)}
    >
      <Icon d="M6 3l5 5-5 5" size="1em" />
    </button>
  );
};
