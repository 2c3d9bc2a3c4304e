import { type ColumnVisibilityState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { type Column, isInHeader, isNumeric, shownTitle } from '../engine/columns.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import type { RowStore } from '../engine/store/row-store.ts';
import { viewOf } from './cells/cell-views.ts';
import { toned } from './cells/toned.tsx';
import type { RowWork } from './row-work.ts';
import type { PageRow } from './rows/page-rows.ts';
import type { selectionFeature } from './selection/selection-feature.ts';
import { columnHelper, features, type RowSelecting } from './table-features.ts';
import type { TableProps } from './table-props.ts';
import type { ColumnViews } from './table-row.ts';

interface PageTableProps extends Pick<TableProps, 'actions' | 'columnViews' | 'columnVisibility'>, PageWork {
  readonly rows: readonly PageRow[];
}

type PageWork = Pick<RowWork, 'selecting' | 'editor'>;

const allShown: ColumnVisibilityState = {};

/**
 * The rows of a page as TanStack's table: its columns, header and rows, which columns are shown, which rows are selected.
 * [TBL-01] [TBL-02] [TBL-06]
 *
 * The engine has searched, sorted and paged already, so TanStack only ever sees the 10 to 100 rows of a page. The
 * selection is kept by id and spans pages.
 */
export function usePageTable(
  { columns, store }: Pick<TableSnapshot, 'columns' | 'store'>,
  { rows, actions, columnViews, columnVisibility = allShown, selecting, editor }: PageTableProps,
) {
  // Where no columns have come, there is no row to act on.
  const hasActions = actions !== undefined && columns.length > 0;
  const boxes = selecting?.column;
  const definitions = useMemo(
    () =>
      columnHelper.columns([
        ...(boxes ? [boxes] : []),
        ...columns.map((column, index) => definitionOf(column, store, index, columnViews)),
        ...(hasActions ? [ownControls] : []),
      ]),
    [columns, store, hasActions, boxes, columnViews],
  );
  const selected = useMemo(() => selecting && selectedOf(rows, selecting), [rows, selecting]);
  const feature = selecting?.feature;
  // Who lets rows be selected has handed in the feature.
  const used = useMemo(
    () => ({ ...features, ...feature }) as typeof features & typeof selectionFeature,
    [feature],
  );
  return useTable({
    features: used,
    columns: definitions,
    data: rows,
    getRowId: idOf,
    enableRowSelection: ({ original }) => original.hasId,
    state: { columnVisibility, ...(selected && { rowSelection: selected }) },
    meta: { actions, selecting, editor },
  });
}

export type PageTable = ReturnType<typeof usePageTable>;

/** A row of a page, as TanStack makes it. */
export type RenderedRow = ReturnType<PageTable['getRowModel']>['rows'][number];

const idOf = ({ id }: PageRow): string => id;

// A column of controls needs none to be seen.
const withoutTitle = <span className="visually-hidden">Actions</span>;

// No id of a host is found that is only a name of ours.
const selectedOf = (rows: readonly PageRow[], { isSelected }: RowSelecting): Record<string, true> =>
  Object.assign(
    Object.create(null),
    Object.fromEntries(rows.filter(({ id }) => isSelected(id)).map(({ id }) => [id, true])),
  );

const definitionOf = (column: Column, store: RowStore, index: number, views?: ColumnViews) =>
  columnHelper.accessor(({ number }) => store.textAt(number, index), {
    id: column.key,
    header: () => shownTitle(column, store, index) || withoutTitle,
    cell: ({ getValue, row: { original }, table }) => {
      const view = views?.[column.key];
      if (view) return view(original);
      const { editor } = table.options.meta ?? {};
      const field = editor?.(original, column, store, index);
      if (field !== undefined) return field;
      const href = store.linkAt(original.number, index);
      const type = store.typeAt(original.number, index);
      const currency = store.currencyAt(original.number, index);
      const more = () => store.detailsAt(original.number, index);
      const shown = { text: getValue(), href, currency, row: original, column: column.key, more };
      return toned(
        store.toneAt(original.number, index),
        viewOf(type, href, isNumeric(column, store, index))(shown),
      );
    },
    meta: {
      title: column.title,
      placed: { column, index },
      isNumeric: () => isNumeric(column, store, index),
      isDate: () => store.typeOf(index) === 'date',
      namesCurrency: row => isInHeader(store, row, index),
    },
  });

const ownControls = columnHelper.display({
  id: 'psp-actions',
  header: () => withoutTitle,
  cell: ({ row: { original }, table }) => original.hasId && table.options.meta?.actions?.(original),
  meta: { className: 'actions' },
});
