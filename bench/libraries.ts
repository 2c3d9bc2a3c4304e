/** Where a table shows its rows and controls: selectors, or the text of a button in quotes. */
export interface Surface {
  readonly place: string;
  readonly rows: string;
  /** The cell that identifies a row. */
  readonly number: string;
  /** The attribute that orders the rows, if the document order does not. */
  readonly position?: string;
  readonly status: string;
  readonly search: string;
  readonly next: string;
  readonly csv: string;
  readonly amount: string;
  readonly patient: string;
}

export interface Library {
  readonly name: string;
  readonly surface: Surface;
  /** The package whose version is reported; absent for our own tables. */
  readonly packageName?: string;
  /** The folder of our own build; other libraries are bundled from `pages`. */
  readonly dist?: string;
  /** Shows only its first rows: search, sorting, paging and export are not measured. */
  readonly isStatic?: true;
  /** Its page requests the first batch before its code has loaded, as our loader does. */
  readonly prefetches?: true;
}

/** The table that all others are compared with. */
export const baseline = 'vanilla';
/** Our table as it ships, from dist. */
export const ours = 'psp-table';

const own: Surface = {
  place: '.place',
  rows: 'tbody tr',
  number: '[data-column="number"]',
  status: '[role="status"]',
  search: 'input[type="search"]',
  next: '[aria-label="Next page"]',
  csv: '"Export CSV"',
  amount: 'th[data-column="amount"] button',
  patient: 'th[data-column="patient"] button',
};

const ourSurface: Surface = {
  ...own,
  place: 'psp-table',
  number: 'th .name',
  // While rows are loading, the status also contains the expected count.
  status: '.loading-bar:empty ~ .foot .count',
  amount: 'th:nth-child(7) button',
  patient: 'th:nth-child(2) button',
};

/** The baseline, ours, React alone, React with TanStack, and other libraries. */
export const libraries: readonly Library[] = [
  { name: baseline, surface: own },
  { name: ours, surface: ourSurface, dist: 'dist' },
  { name: 'react', packageName: 'react-dom', surface: own, isStatic: true, prefetches: true },
  { name: 'tanstack', packageName: '@tanstack/react-table', surface: own },
  {
    name: 'datatables',
    packageName: 'datatables.net',
    surface: {
      ...own,
      number: 'td',
      status: '.dt-info',
      next: '.dt-paging-button.next',
      csv: '.buttons-csv',
      amount: 'th:nth-child(7)',
      patient: 'th:nth-child(2)',
    },
  },
  {
    name: 'ag-grid',
    packageName: 'ag-grid-community',
    surface: {
      ...own,
      rows: '.ag-row:not(.ag-header-row)',
      number: '[col-id="number"]',
      position: 'row-index',
      status: '.ag-paging-row-summary-panel',
      next: '[data-ref="btNext"]',
      amount: '.ag-header-cell[col-id="amount"] .ag-header-cell-label',
      patient: '.ag-header-cell[col-id="patient"] .ag-header-cell-label',
    },
  },
  {
    name: 'tabulator',
    packageName: 'tabulator-tables',
    surface: {
      ...own,
      rows: '.tabulator-table .tabulator-row',
      number: '[tabulator-field="number"]',
      status: '.tabulator-page-counter',
      next: '.tabulator-page[data-page="next"]',
      amount: '.tabulator-col[tabulator-field="amount"]',
      patient: '.tabulator-col[tabulator-field="patient"]',
    },
  },
  {
    name: 'simple-datatables',
    packageName: 'simple-datatables',
    surface: {
      ...own,
      number: 'td',
      status: '.datatable-info',
      search: '.datatable-input',
      next: '.datatable-pagination-list-item:last-child button',
      amount: 'th:nth-child(7) button',
      patient: 'th:nth-child(2) button',
    },
  },
];

/** The named libraries after the baseline; all libraries if none is named. `ours` is short for our own. */
export function named(names: readonly string[]): readonly Library[] {
  const wanted = names.map(name => (name === 'ours' ? ours : name));
  const unknown = wanted.filter(name => !libraries.some(library => library.name === name));
  if (unknown.length)
    throw new Error(
      `npm run bench: there is no ${unknown.join(', no ')}. Name some of: ours, ${libraries.map(({ name }) => name).join(', ')}.`,
    );
  return libraries.filter(({ name }) => !wanted.length || name === baseline || wanted.includes(name));
}

/** An earlier build of ours, measured in addition to the one in dist. */
export const earlierBuild = (dist: string): Library => ({ name: 'before', surface: ourSurface, dist });
