/** Where a table shows its rows and controls: selectors. */
export interface Surface {
  readonly place: string;
  readonly rows: string;
  /** The cell that identifies a row. */
  readonly number: string;
  readonly status: string;
  readonly search: string;
  readonly next: string;
  readonly amount: string;
  readonly patient: string;
}

export interface Library {
  readonly name: string;
  readonly surface: Surface;
}

/** The table written by hand, with which all others are compared. */
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
  amount: 'th[data-column="amount"] button',
  patient: 'th[data-column="patient"] button',
};

export const libraries: readonly Library[] = [
  { name: baseline, surface: own },
  {
    name: ours,
    surface: {
      ...own,
      place: 'psp-table',
      number: 'th .name',
      // While rows are loading, the status also contains the expected count.
      status: '.loading-bar:empty ~ .foot .count',
      amount: 'th:nth-child(7) button',
      patient: 'th:nth-child(2) button',
    },
  },
  { name: 'tanstack', surface: own },
  {
    name: 'datatables',
    surface: {
      ...own,
      number: 'td',
      status: '.dt-info',
      next: '.dt-paging-button.next',
      amount: 'th:nth-child(7)',
      patient: 'th:nth-child(2)',
    },
  },
  {
    name: 'tabulator',
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
];
