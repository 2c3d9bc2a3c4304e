import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of timeframes, and of saving the edits and the selection of a table. */
export const listCatalogue = defineCatalogue('lists', {
  done: 'Your changes were saved.',
  stale: 'The list has changed since it was loaded. Load it again before saving; what you entered stays.',
  earlierUnconfirmed: "We couldn't confirm the last save. Check the list, then save again.",
  nothingSelected: 'No items are selected.',
  previousList: 'Previous list: {message}',
  nothingChanged: 'Nothing has been changed.',
  amountsChanged:
    'Amounts of selected rows have changed, so no row is selected any more. Check them before you select rows again.',

  // Why changes cannot be posted
  commaInId: 'The row "{id}" cannot be saved in a selection: its id has a comma, which separates ids.',
  bracketInId: '{row} cannot be saved: its id has a bracket, which separates it from the column.',
  duplicateName:
    'Two things to save have the same name, "{name}". The page has to name one of them otherwise.',

  leftInPreviousList: {
    one: '{count} unsaved change was left in the previous list. Go back to that list to save or undo it.',
    other:
      '{count} unsaved changes were left in the previous list. Go back to that list to save or undo them.',
  },
  leftInPreviousLists: {
    one: '{count} unsaved change was left in previous lists. Go back to those lists to save or undo it.',
    other:
      '{count} unsaved changes were left in previous lists. Go back to those lists to save or undo them.',
  },

  /** How far back the shown rows go, by timeframe. */
  showing: {
    'ninety-days': 'Showing the last 90 days',
    ytd: 'Showing year to date',
    all: 'Showing all time',
  },
  /** In place of `showing` while a wider timeframe loads, by both. */
  loading: {
    'ninety-days': {
      ytd: 'Showing the last 90 days. Loading year to date…',
      all: 'Showing the last 90 days. Loading all time…',
    },
    ytd: { all: 'Showing year to date. Loading all time…' },
  },
  loadAll: 'Load All',
  loadYearToDate: 'Load Year to Date',
  confirmLoadAll: 'Are you sure you want to load ALL records? This may take several minutes.',
});
