import { createColumnHelper, metaHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { rowsDeciding, type TableColumn } from '../engine/columns.ts';
import type { TableSnapshot } from '../engine/loading/table-source.ts';
import { shownCell } from './cells/cell-views.tsx';
import type { CellLayout } from './rows/cell-layout.ts';
import type { RowSelectionUi, TableExtensions, TableProps } from './table-props.ts';
import type { PageRow } from './table-row.ts';

interface ColumnMeta {
  /** Absent for a column that the table adds, such as the actions. */
  readonly column?: TableColumn;
  /** Absent also for a hidden column. */
  readonly layout?: CellLayout | undefined;
  readonly className?: string;
}

/** What the style sheets read of the cells of a column, with or without rows. */
export const cellAttributes = ({ column, layout, className }: ColumnMeta) => ({
  className,
  'data-number': column?.isNumeric || undefined,
  'data-pin': layout?.pin,
  'data-card-role': layout?.cardRole,
});

const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() });
const columnHelper = createColumnHelper<typeof features, PageRow>();

interface PageTableProps
  extends Pick<TableProps, 'actions' | 'columnViews'>,
    Pick<TableExtensions, 'selectionUi' | 'cellEditor'> {
  readonly rows: readonly PageRow[];
  readonly layout: ReadonlyMap<string, CellLayout>;
}

/**
 * One page as a TanStack table: columns, headers and rows. [TBL-01] [TBL-02]
 *
 * The engine has already searched, sorted and paged, so TanStack only ever gets the 10 to 100 rows of a page.
 */
export function usePageTable(
  { columns, store }: Pick<TableSnapshot, 'columns' | 'store'>,
  { rows, layout, actions, columnViews, selectionUi, cellEditor }: PageTableProps,
) {
  const deciding = rowsDeciding(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns look different once more rows have arrived that decide how.
  const definitions = useMemo(
    () =>
      columnHelper.columns([
        ...(selectionUi ? [selectionColumn(selectionUi)] : []),
        ...columns.map(column => columnDefinition(column, { layout, columnViews, cellEditor })),
        // Without columns there are no rows to act on.
        ...(actions && columns.length ? [actionsColumn(actions)] : []),
      ]),
    [columns, layout, deciding, selectionUi, columnViews, cellEditor, actions],
  );
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
  });
}

/** Whether a column is shown: the person has not hidden it. [TBL-30] */
export const isVisible = ({ columnDef: { meta } }: PageColumn): boolean =>
  !meta?.column || meta.layout !== undefined;

type PageColumn = ReturnType<PageTable['getAllLeafColumns']>[number];

export type PageTable = ReturnType<typeof usePageTable>;

/** A row of the page as TanStack provides it. */
export type RenderedRow = ReturnType<PageTable['getRowModel']>['rows'][number];

const rowId = ({ id }: PageRow): string => id;

// A column of controls needs no visible title.
function HiddenActionsTitle() {
  return <span className="visually-hidden">{useTexts(sharedCatalogue).labels.actions}</span>;
}

const hiddenActionsTitle = <HiddenActionsTitle />;

const selectionColumn = ({ pageBox, rowBox }: RowSelectionUi) =>
  columnHelper.display({
    id: 'psp-selection',
    header: ({ table }) => pageBox(table.getRowModel().rows.map(({ original }) => original)),
    cell: ({ row: { original } }) => rowBox(original),
    meta: { className: 'selection' },
  });

const columnDefinition = (
  column: TableColumn,
  { layout, columnViews, cellEditor }: Pick<PageTableProps, 'layout' | 'columnViews' | 'cellEditor'>,
) =>
  columnHelper.display({
    id: column.key,
    header: () => column.shownTitle || hiddenActionsTitle,
    cell: ({ row: { original: row } }) => {
      const view = columnViews?.[column.key];
      if (view) return view(row);
      const cell = row.cells[column.index];
      return cell && (cellEditor?.({ cell, column, row }) ?? shownCell({ cell, column, row }));
    },
    meta: { column, layout: layout.get(column.key) },
  });

const actionsColumn = (actions: NonNullable<TableProps['actions']>) =>
  columnHelper.display({
    id: 'psp-actions',
    header: () => hiddenActionsTitle,
    cell: ({ row: { original } }) => original.hasId && actions(original),
    meta: { className: 'actions', layout: { isName: false, pin: undefined, cardRole: 'foot' } },
  });

/**
 * What a column definition renders for a header or a cell. TanStack's `flexRender` takes the renderer for a component, so
 * that new definitions, such as those in another language, would remount each cell and lose its focus. [EMB-15]
 */
export function rendered<Context>(
  renderer: string | ((context: Context) => ReactNode) | undefined,
  context: Context,
): ReactNode {
  return typeof renderer === 'function' ? renderer(context) : renderer;
}
