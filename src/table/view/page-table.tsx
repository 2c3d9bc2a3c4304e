import { type ColumnVisibilityState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import type { TableColumn } from '../engine/table-column.ts';
import { shownCell } from './cells/shown-cell.tsx';
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
  { columns }: Pick<TableSnapshot, 'columns'>,
  { rows, actions, columnViews, columnVisibility = allVisible, selectionUi, cellEditor }: PageTableProps,
) {
  // Without columns there are no rows to act on.
  const hasActions = actions !== undefined && columns.length > 0;
  const selectionColumn = selectionUi?.column;
  const definitions = useMemo(
    () =>
      columnHelper.columns([
        ...(selectionColumn ? [selectionColumn] : []),
        ...columns.map(column => columnDefinition(column, columnViews)),
        ...(hasActions ? [actionsColumn] : []),
      ]),
    [columns, hasActions, selectionColumn, columnViews],
  );
  const rowSelection = useMemo(
    () => selectionUi && rowSelectionState(rows, selectionUi),
    [rows, selectionUi],
  );
  const meta = useMemo(() => ({ actions, selectionUi, cellEditor }), [actions, selectionUi, cellEditor]);
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
    meta,
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

const columnDefinition = (column: TableColumn, views?: ColumnViews) =>
  columnHelper.display({
    id: column.key,
    header: () => column.shownTitle || hiddenActionsTitle,
    cell: ({ row: { original: row }, table }) => {
      const view = views?.[column.key];
      if (view) return view(row);
      const cell = row.cells[column.index];
      if (!cell) return undefined;
      return table.options.meta?.cellEditor?.({ cell, column, row }) ?? shownCell({ cell, column, row });
    },
    meta: { column },
  });

const actionsColumn = columnHelper.display({
  id: 'psp-actions',
  header: () => hiddenActionsTitle,
  cell: ({ row: { original }, table }) => original.hasId && table.options.meta?.actions?.(original),
  meta: { className: 'actions' },
});
