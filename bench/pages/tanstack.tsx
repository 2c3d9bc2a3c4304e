import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  type Row as ModelRow,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Cell, Row } from '../rows.ts';
import { batchesOf, type Column, places } from './batches.ts';
import { shownText } from './cell.ts';
import { pagesListed } from './pages-listed.ts';
import { csvOf } from './vanilla-csv.ts';
import './plain.css';

// A table as the documentation of React and TanStack recommends: its hook, its row models for search, sorting and
// paging, and its rendering helper, on the parsed objects.

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
});
const helper = createColumnHelper<typeof features, Row>();
const collator = new Intl.Collator(undefined, { numeric: true });
const sizes = [10, 25, 50, 100];

const definitionsOf = (columns: readonly Column[]) =>
  helper.columns(
    columns.map(({ data, title }) =>
      helper.accessor(row => row[data].display, {
        id: data,
        header: title,
        cell: ({ row }) => cellContent(row.original[data]),
        sortFn: comparison(data),
      }),
    ),
  );

/** A link, a status badge or text. */
function cellContent(cell: Cell) {
  const text = shownText(cell);
  if (cell.type === 'link') return <a href={cell.href}>{text}</a>;
  return cell.type === 'status' ? <span className="status">{text}</span> : text;
}

type OneRow = ModelRow<typeof features, Row>;

const comparison = (key: Column['data']) => (left: OneRow, right: OneRow) => {
  const [one, other] = [left.original[key].sort, right.original[key].sort];
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
};

interface Loaded {
  readonly columns: readonly Column[];
  readonly definitions: ReturnType<typeof definitionsOf>;
  readonly rows: Row[];
}

const nothing: Loaded = { columns: [], definitions: [], rows: [] };

function useRows(endpoint: string): Loaded {
  const [loaded, setLoaded] = useState(nothing);
  useEffect(() => {
    const load = async () => {
      for await (const { columns, data } of batchesOf(endpoint))
        setLoaded(before => ({
          columns,
          definitions: before.rows.length ? before.definitions : definitionsOf(columns),
          rows: [...before.rows, ...data],
        }));
    };
    void load();
  }, [endpoint]);
  return loaded;
}

function PlainTable({ endpoint }: { readonly endpoint: string }) {
  const { columns, definitions, rows } = useRows(endpoint);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => id,
    globalFilterFn: 'includesString',
    autoResetPageIndex: false,
    sortDescFirst: false,
  });
  const { pageIndex, pageSize } = table.state.pagination;
  const exportCsv = () =>
    download(
      csvOf(
        columns,
        table.getPrePaginatedRowModel().rows.map(({ original }) => original),
      ),
    );
  const search = (text: string) => {
    table.setGlobalFilter(text.trim());
    table.setPageIndex(0);
  };
  const count = table.getRowCount();
  const shown = table.getRowModel().rows;
  return (
    <>
      <input
        type="search"
        placeholder="Search"
        aria-label="Search"
        onChange={event => search(event.target.value)}
      />
      <select
        aria-label="Rows per page"
        value={pageSize}
        onChange={event => table.setPageSize(Number(event.target.value))}
      >
        {sizes.map(size => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <button type="button" onClick={exportCsv}>
        Export CSV
      </button>
      <table>
        <thead>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {group.headers.map(header => (
                <th key={header.id} scope="col" data-column={header.id}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {shown.map(row => (
            <tr key={row.id}>
              {row.getAllCells().map(cell => (
                <td
                  key={cell.id}
                  data-column={cell.column.id}
                  title={shownText(row.original[cell.column.id as Column['data']])}
                >
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 0 && !count && <p>No matching records found</p>}
      <p role="status">
        {`${pageIndex * pageSize + 1}–${pageIndex * pageSize + shown.length} of ${count.toLocaleString()}`}
      </p>
      <Pager page={pageIndex} pages={table.getPageCount()} turn={page => table.setPageIndex(page)} />
    </>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  turn(page: number): void;
}

function Pager({ page, pages, turn }: PagerProps) {
  return (
    <nav aria-label="Pages">
      <button type="button" aria-label="Previous page" disabled={page === 0} onClick={() => turn(page - 1)}>
        ‹
      </button>
      {pagesListed(page, pages).map((at, place) =>
        at < 0 ? (
          <span key={place}>…</span>
        ) : (
          <button
            key={place}
            type="button"
            aria-label={`Page ${at + 1}`}
            aria-current={at === page ? 'page' : undefined}
            onClick={() => turn(at)}
          >
            {at + 1}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label="Next page"
        disabled={page >= pages - 1}
        onClick={() => turn(page + 1)}
      >
        ›
      </button>
    </nav>
  );
}

function download(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'Exported List.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

for (const [place, endpoint] of places()) createRoot(place).render(<PlainTable endpoint={endpoint} />);
