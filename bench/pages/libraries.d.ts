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
