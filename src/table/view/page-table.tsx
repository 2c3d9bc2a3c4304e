import {
  type ColumnVisibilityState,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type Column, isInHeader, isNumeric, shownTitle } from '../rows/columns.ts';
import type { RowsShown } from '../rows/row-source.ts';
import type { RowStore } from '../rows/row-store.ts';
import type { PlacedColumn } from './cell-layout.ts';
import { viewOf } from './cells/cell-views.ts';
import type { rowSelection } from './row-selection.ts';
import type { ColumnViews, TableProps, TableRow } from './table-props.ts';

/** A row of the page that is shown. */
interface PageRow extends TableRow {
  /** Its number in the store. */
  readonly number: number;
  readonly hasId: boolean;
}

interface ColumnMeta {
  /** The title as a text; absent for a column that is none of the answer's. */
  readonly title?: string;
  /** The column and its number in the store; absent for one that is none of the answer's. */
  readonly placed?: PlacedColumn;
  readonly className?: string;
  /** Whether its header names the currency of this row's amount, so that the cell need not. */
  namesCurrency?(row: number): boolean;
  /** Whether its texts stand at the end, digits under digits: the rows decide when they are there. */
  isNumeric?(): boolean;
}

interface PageTableProps
  extends Pick<TableProps, 'actions' | 'columnViews' | 'columnVisibility' | 'selection'> {
  readonly page: number;
  readonly pageSize: number;
}

const features = tableFeatures({
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
  tableMeta: metaHelper<Pick<TableProps, 'actions'>>(),
});
const helper = createColumnHelper<typeof features & typeof rowSelection, PageRow>();
const allShown: ColumnVisibilityState = {};

/**
 * One page of rows as TanStack's table: its columns, header and rows, which columns are shown, which rows are selected.
 * [TBL-01] [TBL-02] [TBL-06]
 *
 * The engine has searched, sorted and paged already, so TanStack only ever sees the 10 to 100 rows of a page. What is
 * selected is kept by id, whatever page is shown.
 */
export function usePageTable(
  { columns, store, rows }: RowsShown,
  { page, pageSize, actions, columnViews, columnVisibility = allShown, selection }: PageTableProps,
) {
  const first = page * pageSize;
  const data = useMemo(
    () => Array.from(rows.subarray(first, first + pageSize), number => pageRow(store, number)),
    [rows, store, first, pageSize],
  );
  const hasActions = actions !== undefined;
  const definitions = useMemo(() => {
    const own = helper.columns(
      columns.map((column, index) => definitionOf(column, store, index, columnViews)),
    );
    return hasActions ? [...own, ownControls] : own;
  }, [columns, store, hasActions, columnViews]);
  return useTable({
    // Who asks for what is selected has handed in the feature.
    features: { ...features, ...selection } as typeof features & typeof rowSelection,
    columns: definitions,
    data,
    getRowId: idOf,
    state: { columnVisibility },
    meta: { actions },
  });
}

const pageRow = (store: RowStore, number: number): PageRow => ({
  id: store.idAt(number),
  name: store.textAt(number, 0),
  number,
  hasId: store.hasIdAt(number),
  text: key => store.textAt(number, store.columnOf(key)),
  field: name => store.fieldAt(number, name),
});

const idOf = ({ id }: PageRow): string => id;

const definitionOf = (column: Column, store: RowStore, index: number, views?: ColumnViews) =>
  helper.accessor(({ number }) => store.textAt(number, index), {
    id: column.key,
    header: () => shownTitle(column, store, index),
    cell: ({ getValue, row: { original } }) => {
      const view = views?.[column.key];
      if (view) return view(original);
      const href = store.linkAt(original.number, index);
      const type = store.typeAt(original.number, index);
      const currency = store.currencyAt(original.number, index);
      return viewOf(type, href, isNumeric(column, store, index))({ text: getValue(), href, currency });
    },
    meta: {
      title: column.title,
      placed: { column, index },
      isNumeric: () => isNumeric(column, store, index),
      namesCurrency: row => isInHeader(store, row, index),
    },
  });

const ownControls = helper.display({
  id: 'psp-actions',
  header: () => <span className="visually-hidden">Actions</span>,
  cell: ({ row: { original }, table }) => original.hasId && table.options.meta?.actions?.(original),
  meta: { className: 'actions' },
});
