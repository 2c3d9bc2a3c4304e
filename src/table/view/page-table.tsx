import { createColumnHelper, metaHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../language/language-context.ts';
import type { CardRole } from '../../ui/data/cards.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { type CellRules, rulesOf } from '../engine/cell-types.ts';
import { rowsDeciding, type TableColumn } from '../engine/columns.ts';
import type { TableSnapshot } from '../engine/loading/table-source.ts';
import { cellContent } from './cells/cell-views.tsx';
import type { PageRow, RowSelectionUi, TableExtensions, TableProps } from './table-props.ts';

/** How the cells of a column are placed in a row and on a card. */
export interface CellLayout {
  /** Whether it names the row: true for the first visible column. */
  readonly isName: boolean;
  /** Its index among the pinned columns, which stay in place while the others scroll; undefined for other columns. */
  readonly pin: number | undefined;
  readonly cardRole: CardRole;
}

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
  extends Pick<TableProps & TableExtensions, 'actions' | 'columnViews' | 'selectionUi' | 'cellEditor'> {
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
    getRowId: ({ id }) => id,
  });
}

/** Whether a column is shown: the person has not hidden it. [TBL-30] */
export const isVisible = ({ columnDef: { meta } }: PageColumn): boolean =>
  !meta?.column || meta.layout !== undefined;

type PageColumn = ReturnType<PageTable['getAllLeafColumns']>[number];

export type PageTable = ReturnType<typeof usePageTable>;

/** A row of the page as TanStack provides it. */
export type RenderedRow = ReturnType<PageTable['getRowModel']>['rows'][number];

// A column of controls needs no visible title.
function HiddenActionsTitle() {
  return <span className="visually-hidden">{useTexts(sharedCatalogue).labels.actions}</span>;
}

const pageRows = ({ rows }: { readonly rows: readonly { readonly original: PageRow }[] }) =>
  rows.map(({ original }) => original);

const selectionColumn = ({ pageBox, rowBox }: RowSelectionUi) =>
  columnHelper.display({
    id: 'psp-selection',
    header: ({ table }) => pageBox(pageRows(table.getRowModel())),
    cell: ({ row: { original }, table }) => rowBox(original, () => pageRows(table.getRowModel())),
    meta: { className: 'selection' },
  });

const columnDefinition = (
  column: TableColumn,
  { layout, columnViews, cellEditor }: Pick<PageTableProps, 'layout' | 'columnViews' | 'cellEditor'>,
) =>
  columnHelper.display({
    id: column.key,
    header: () => column.shownTitle || <HiddenActionsTitle />,
    cell: ({ row: { original } }) => cellContent(original, column, { columnViews, cellEditor }),
    meta: { column, layout: layout.get(column.key) },
  });

const actionsColumn = (actions: NonNullable<TableProps['actions']>) =>
  columnHelper.display({
    id: 'psp-actions',
    header: () => <HiddenActionsTitle />,
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

const maxFacts = 2;

/** The layout of the visible columns, by column key. Without a pinned column, the first one is. [TBL-30] */
export function cellLayouts(visible: readonly TableColumn[]): ReadonlyMap<string, CellLayout> {
  const end = visible.findIndex(({ stated }) => stated.pinned !== true);
  const pins = end < 0 ? visible : visible.slice(0, end || 1);
  const cardRoleOf = cardRoles(visible);
  return new Map(
    visible.map((column, index) => {
      const pin = pins.indexOf(column);
      return [
        column.key,
        { isName: index === 0, pin: pin < 0 ? undefined : pin, cardRole: cardRoleOf(column) },
      ];
    }),
  );
}

/**
 * The roles on a card: the first column is the title; the first status and the first amount are placed beside it, the
 * next two columns that are not empty below it, and actions at its end. Two or more columns of fields fold away with
 * the rest. A list may state other columns as facts. [TBL-32] [UI-19]
 */
function cardRoles([title, ...rest]: readonly TableColumn[]) {
  const statesFacts = rest.some(({ stated }) => stated.isCardFact);
  const others = rest.filter(column => !column.holdsControls);
  const placed = (columns: readonly TableColumn[], card: CellRules['card']) =>
    columns.filter(({ type }) => rulesOf(type).card === card);
  const [badge] = placed(others, 'badge');
  const [amount] = placed(others, 'amount');
  const fields = placed(rest, 'field');
  // Before the first rows, every column may have a text.
  const isWaiting = !title?.hasText && !others.some(({ hasText }) => hasText);
  const facts = others
    .filter(column => (statesFacts ? column.stated.isCardFact : column !== badge && column !== amount))
    .filter(({ hasText }) => hasText || isWaiting)
    .slice(0, statesFacts ? undefined : maxFacts);
  return (column: TableColumn): CardRole => {
    if (column === title) return 'title';
    if (column === badge) return 'badge';
    if (column === amount) return 'amount';
    if (rulesOf(column.type).card === 'action') return 'action';
    const isFact = column.holdsControls
      ? fields.length < 2 || !fields.includes(column)
      : facts.includes(column);
    return isFact ? 'fact' : 'detail';
  };
}
