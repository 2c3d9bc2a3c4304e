import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  CsvExportModule,
  createGrid,
  ModuleRegistry,
  PaginationModule,
  QuickFilterModule,
} from 'ag-grid-community';
import type { Cell, Row } from '../rows.ts';
import { batchesOf, type Column, places } from './batches.ts';
import { contentOf, shownText } from './cell.ts';
import { controls } from './controls.ts';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  CsvExportModule,
  PaginationModule,
  QuickFilterModule,
]);

interface Shown {
  readonly value: Cell;
}

const definitionOf = ({ data, title }: Column, first: Row | undefined) => ({
  colId: data,
  field: data,
  headerName: title,
  width: 110,
  sortable: true,
  comparator: (left: Cell, right: Cell) => compare(left.sort, right.sort),
  valueFormatter: ({ value }: Shown) => shownText(value),
  // Plain text needs no element.
  ...(['link', 'status'].includes(first?.[data].type ?? '') && {
    cellRenderer: ({ value }: Shown) => contentOf(value),
  }),
  getQuickFilterText: ({ value }: Shown) => value.display,
});

const compare = (left: string | number, right: string | number): number =>
  left < right ? -1 : left > right ? 1 : 0;

async function makeTable(place: HTMLElement, endpoint: string): Promise<void> {
  controls(
    place,
    text => api.setGridOption('quickFilterText', text),
    () => api.exportDataAsCsv({ fileName: 'Exported List.csv' }),
  );
  const api = createGrid(place.appendChild(document.createElement('div')), {
    cacheQuickFilter: true,
    domLayout: 'autoHeight',
    getRowId: ({ data }: { readonly data: Row }) => data.id,
    pagination: true,
    paginationPageSize: 10,
    paginationPageSizeSelector: [10, 25, 50, 100],
    rowData: [],
    suppressColumnVirtualisation: true,
  });
  let hasColumns = false;
  for await (const { columns, data } of batchesOf(endpoint)) {
    if (!hasColumns)
      api.setGridOption(
        'columnDefs',
        columns.map(column => definitionOf(column, data[0])),
      );
    hasColumns = true;
    api.applyTransaction({ add: data });
  }
}

for (const [place, endpoint] of places()) makeTable(place, endpoint);
