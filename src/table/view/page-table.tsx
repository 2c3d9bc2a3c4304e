import { type ColumnVisibilityState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { type Column, isInHeader, isNumeric, isOpeningFigure, shownTitle } from '../engine/columns.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import type { RowStore } from '../engine/store/row-store.ts';
import type { CellContent } from './cells/cell-view.ts';
import { cellViewFor } from './cells/cell-views.tsx';
import { opening } from './cells/modal.tsx';
import { withCardSuffix } from './cells/with-card-suffix.tsx';
import { withTone } from './cells/with-tone.tsx';
import type { PageRow } from './rows/page-rows.ts';
import type { selectionFeature } from './selection/selection-feature.ts';
import type { TableExtensions } from './table-extensions.ts';
import { columnHelper, features, type RowSelectionUi } from './table-features.ts';
import type { TableProps } from './table-props.ts';
import type { ColumnViews } from './table-row.ts';

interface PageTableProps
  extends Pick<TableProps, 'actions' | 'columnViews' | 'columnVisibility'>,
    PageExtensions {
  readonly rows: readonly PageRow[];
}

type PageExtensions = Pick<TableExtensions, 'selectionUi' | 'cellEditor'>;

const allVisible: ColumnVisibilityState = {};

/**
 * One page as a TanStack table: columns, headers, rows, column visibility and row selection. [TBL-01] [TBL-02] [TBL-06]
 *
 * The engine has already searched, sorted and paged, so TanStack only ever gets the 10 to 100 rows of a page. The selection
 * is kept by id and spans pages.
 */
export function usePageTable(
  { columns, store }: Pick<TableSnapshot, 'columns' | 'store'>,
  { rows, actions, columnViews, columnVisibility = allVisible, selectionUi, cellEditor }: PageTableProps,
) {
  // Without columns there are no rows to act on.
  const hasActions = actions !== undefined && columns.length > 0;
  const selectionColumn = selectionUi?.column;
  const definitions = useMemo(
    () =>
      columnHelper.columns([
        ...(selectionColumn ? [selectionColumn] : []),
        ...columns.map((_, index) => columnDefinition(columns, store, index, columnViews)),
        ...(hasActions ? [actionsColumn] : []),
      ]),
    [columns, store, hasActions, selectionColumn, columnViews],
  );
  const rowSelection = useMemo(
    () => selectionUi && rowSelectionState(rows, selectionUi),
    [rows, selectionUi],
  );
  const feature = selectionUi?.feature;
  // The selection feature is only there when rows can be selected; its API is not called otherwise.
  const tableFeatures = useMemo(
    () => ({ ...features, ...feature }) as typeof features & typeof selectionFeature,
    [feature],
  );
  return useTable({
    features: tableFeatures,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    enableRowSelection: ({ original }) => original.hasId,
    state: { columnVisibility, ...(rowSelection && { rowSelection }) },
    meta: { actions, selectionUi, cellEditor },
  });
}

export type PageTable = ReturnType<typeof usePageTable>;

/** A row of the page as TanStack provides it. */
export type RenderedRow = ReturnType<PageTable['getRowModel']>['rows'][number];

const rowId = ({ id }: PageRow): string => id;

// A column of controls needs no visible title.
function HiddenActionsTitle() {
  return <span className="visually-hidden">{useTexts(sharedCatalogue).labels.actions}</span>;
}

const hiddenActionsTitle = <HiddenActionsTitle />;

// No prototype: an id such as `constructor` must not count as selected.
const rowSelectionState = (rows: readonly PageRow[], { isSelected }: RowSelectionUi): Record<string, true> =>
  Object.assign(
    Object.create(null),
    Object.fromEntries(rows.filter(({ id }) => isSelected(id)).map(({ id }) => [id, true])),
  );

const columnDefinition = (
  columns: readonly Column[],
  store: RowStore,
  index: number,
  views?: ColumnViews,
) => {
  const column = columns[index] as Column;
  return columnHelper.accessor(({ number }) => store.textAt(number, index), {
    id: column.key,
    header: () => shownTitle(column, store, index) || hiddenActionsTitle,
    cell: ({ row: { original }, table }) => {
      const view = views?.[column.key];
      if (view) return view(original);
      const { cellEditor } = table.options.meta ?? {};
      const field = cellEditor?.(original, column, store, index);
      if (field !== undefined) return field;
      const content = cellContent(columns, store, index, original);
      const type = store.typeAt(original.number, index);
      const opens = isOpeningFigure(column, type);
      const ownView = cellViewFor(type, opens ? undefined : content.href, isNumeric(column, store, index));
      const shown = (opens ? opening(ownView) : ownView)(content);
      return withTone(store.toneAt(original.number, index), withCardSuffix(shown, content));
    },
    meta: {
      title: column.title,
      storeColumn: { column, index },
      isNumeric: () => isNumeric(column, store, index),
      isDate: () => store.typeOf(index) === 'date',
      isId: row => isId.test(store.textAt(row, index)),
      isNoted: row => store.typeAt(row, index) === 'delete',
      namesCurrency: row => isInHeader(store, row, index),
    },
  });
};

/** A word with a digit; a longer one might not fit on the paper. */
const isId = /^(?=\D*\d)\S{1,14}$/;

const cellContent = (
  columns: readonly Column[],
  store: RowStore,
  index: number,
  row: PageRow,
): CellContent => ({
  text: store.textAt(row.number, index),
  shown: store.shownAt(row.number, index),
  href: store.linkAt(row.number, index),
  currency: store.currencyAt(row.number, index),
  row,
  column: columns[index] as Column,
  language: store.language,
  otherFields: () => store.detailsAt(row.number, index),
  deleteCell: () => {
    const place = columns.findIndex((_, other) => store.typeAt(row.number, other) === 'delete');
    return place < 0 ? undefined : cellContent(columns, store, place, row);
  },
});

const actionsColumn = columnHelper.display({
  id: 'psp-actions',
  header: () => hiddenActionsTitle,
  cell: ({ row: { original }, table }) => original.hasId && table.options.meta?.actions?.(original),
  meta: { className: 'actions', isNoted: () => true },
});
