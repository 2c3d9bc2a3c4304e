import { numberText } from '../../domain/display/numbers.ts';

/**
 * Every text that the table shows or announces, apart from what the host sends. Those of selection and editing stand in
 * their folders, since only some pages load them.
 */
export const texts = {
  loading: 'Loading...',
  skipToPages: 'Skip to pagination',
  missingIds: 'Rows without an id can be read, but nothing can be done with them here.',
  /** On paper only, if not all columns fit. */
  printHint: 'Not all columns fit on this paper. Print in landscape, or export the list, to get the others.',
  toolbar: {
    search: 'Search',
    columns: 'Columns',
    columnsShown: 'Columns shown',
    sortBy: 'Sort by',
    asReceived: 'Default order',
    ascending: (title: string) => `${title}, ascending`,
    descending: (title: string) => `${title}, descending`,
  },
  export: {
    button: 'Export CSV',
    busy: 'Exporting…',
    defaultFileName: 'Exported List.csv',
    done: (rows: number) => `Exported ${numberText(rows)} ${rows === 1 ? 'row' : 'rows'}.`,
    progress: (rows: number, total: number) =>
      `${numberText(rows)} of ${numberText(total)} rows have been written.`,
    interrupted: 'The next rows could not be loaded.',
    changed: 'The list changed during the export, so that rows may be missing or repeated in the file.',
    outdated: (rows: number) => `This list may be out of date. Export the ${numberText(rows)} rows it shows?`,
    incomplete: (rows: number, total: number | undefined) =>
      `Only ${numberText(rows)} of ${total === undefined ? 'the rows' : numberText(total)} have been loaded. Export those?`,
  },
  rows: {
    more: (row: string) => `More about ${row}`,
    noIdToRemove: 'This row has no id, so it cannot be removed here.',
  },
  messages: {
    notLoaded: 'The list could not be loaded.',
    empty: 'No data available in table',
    noMatches: 'No matching records found',
    clearSearch: 'Clear search',
    noFilterMatches: 'No entries with these filters.',
    resetFilters: 'Reset filters?',
    queryUnavailable: 'Search and sorting are unavailable right now.',
    notReloaded: "Couldn't refresh the list. You're seeing an earlier version.",
    pageNotLoaded: 'This page could not be loaded. You still see the one before.',
    showing: (rows: number, total: number) => `Showing ${numberText(rows)} of ${numberText(total)}.`,
    showingUnknownTotal: (rows: number) => `Showing ${numberText(rows)}. There may be more.`,
    continue: 'Continue',
    orderAsReceived: 'Default order',
    sortedAscending: (title: string) => `Sorted by ${title}, ascending`,
    sortedDescending: (title: string) => `Sorted by ${title}, descending`,
  },
  paging: {
    range: (first: number, last: number, count: number) =>
      `${numberText(first)}–${numberText(last)} of ${numberText(count)}`,
    emptyRange: '0 of 0',
    noResults: (count: number | undefined) =>
      count === undefined ? 'No results' : `No results (${numberText(count)} in all)`,
    filteredFrom: (count: number) => `, filtered from ${numberText(count)}`,
    loadingTotal: (total: number) => ` · loading ${numberText(total)}`,
    pageSize: 'Rows per page',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${numberText(page)}`,
    pageOf: (page: number, count: number) => `${numberText(page)} of ${numberText(count)}`,
    goTo: 'Go to',
    /** Visually hidden, after `goTo`. */
    goToUnit: ' page',
    ofPages: (count: number) => `of ${numberText(count)}`,
    noSuchPage: (count: number) => `Enter a page from 1 to ${numberText(count)}`,
  },
} as const;
