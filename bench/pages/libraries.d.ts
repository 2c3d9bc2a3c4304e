// The parts of the libraries that the bench uses. The packages are only installed for a run, so their own types may be
// missing.

declare module '*.css';

declare module 'datatables.net' {
  interface Api {
    rows: { add(rows: readonly object[]): Api };
    draw(keepPage: false): Api;
  }
  const DataTable: new (table: HTMLTableElement, options: object) => Api;
  export default DataTable;
}

declare module 'datatables.net-buttons';

declare module 'ag-grid-community' {
  interface GridApi {
    applyTransaction(change: { readonly add: readonly object[] }): void;
    setGridOption(name: 'quickFilterText' | 'columnDefs', value: string | readonly object[]): void;
    exportDataAsCsv(options: { readonly fileName: string }): void;
  }
  export function createGrid(place: HTMLElement, options: object): GridApi;
  export const ModuleRegistry: { registerModules(modules: readonly object[]): void };
  export const ClientSideRowModelModule: object;
  export const ClientSideRowModelApiModule: object;
  export const CsvExportModule: object;
  export const PaginationModule: object;
  export const QuickFilterModule: object;
}

declare module 'tabulator-tables' {
  export class TabulatorFull {
    constructor(place: HTMLElement, options: object);
    on(event: 'tableBuilt', heard: () => void): void;
    setData(rows: readonly object[]): Promise<void>;
    getDataCount(): number;
    setFilter(filters: readonly object[] | ((row: never) => boolean)): void;
    clearFilter(withHeaders: boolean): void;
    download(type: 'csv', name: string): void;
  }
}

declare module 'simple-datatables' {
  export class DataTable {
    constructor(table: HTMLTableElement, options: object);
    insert(rows: { readonly data: readonly object[] }): void;
  }
  export function exportCSV(table: DataTable, options: { readonly download: boolean }): string | false;
}
