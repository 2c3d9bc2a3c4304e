import { defineCatalogue } from '../../domain/language/catalogue.ts';

/**
 * Every text that the table shows or announces, apart from what the host sends. Those of selection and editing stand in
 * their folders, since only some pages load them.
 */
export const catalogue = defineCatalogue('table', {
  /** The name of a table without a label. */
  unnamed: 'List',
  skipToPages: 'Skip to pagination',
  missingIds: 'Rows without an id can be read, but nothing can be done with them here.',
  /** On paper only, if not all columns fit. */
  printHint: 'Not all columns fit on this paper. Export the list to get the others.',
  /** Follows `printHint` on paper in portrait. */
  printLandscape: 'Landscape shows more.',
  toolbar: {
    search: 'Search',
    /** On phones, the button that shows the filters. */
    filters: 'Filters',
    /** The same button where nothing filters: the order and the export. */
    sort: 'Sort',
    columns: 'Columns',
    /** In place of the one above, where columns lie outside the visible part of the table. */
    moreColumns: { one: '{count} more column', other: '{count} more columns' },
    /** The choice of a filter that shows all rows. */
    all: 'All',
    sortBy: 'Sort by',
    asReceived: 'Default order',
    ascending: '{title}, ascending',
    descending: '{title}, descending',
  },
  export: {
    button: 'Export CSV',
    busy: 'Exporting…',
    defaultFileName: 'Exported List.csv',
  },
  rows: {
    /** The buttons of cards that show and hide the other cells. */
    more: 'More about {row}',
    less: 'Less about {row}',
    /** What people see of them. */
    moreLabel: 'More',
    lessLabel: 'Less',
    /** A button came under the pointer too late to be what was aimed at. */
    moved: 'The list moved. Press again.',
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
    notReloaded: "Couldn't load the list. You're seeing an earlier list.",
    pageNotLoaded: 'This page could not be loaded. You still see the one before.',
    showing: 'Showing {rows} of {total}.',
    showingUnknownTotal: 'Showing {rows}. There may be more.',
    continue: 'Continue',
  },
  paging: {
    range: '{first}–{last} of {count}',
    /** The host does not say how many there are. */
    openRange: '{first}–{last}, there may be more',
    emptyRange: '0 of 0',
    /** While rows are still arriving. */
    noResultsYet: 'No results yet',
    noResults: 'No results ({count} in all)',
    noResultsOfUnknown: 'No results',
    filteredRange: '{first}–{last} of {count}, filtered from {all}',
    /** After the range and a middle dot. */
    loadingTotal: 'loading all {total}',
    pageSize: 'Rows per page',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
    pageOf: '{page} of {count}',
    goTo: 'Go to',
    /** The whole name of the field, for screen readers. */
    goToPage: 'Go to page',
    noSuchPage: 'Enter a page from 1 to {count}',
  },
});
