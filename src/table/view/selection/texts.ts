import { defineCatalogue } from '../../../domain/language/catalogue.ts';

/** What the check boxes and the bar of a selection say. */
export const selectionCatalogue = defineCatalogue('selection', {
  selectedCount: '{count} selected',
  selectRow: 'Select {row}',
  selectUnnamedRow: 'Select this row',
  selectPage: 'Select the rows of this page',
  selectAll: 'Select all {count} results',
  selectFirst: 'Select the first {count} results',
  clear: 'Clear',
  nothingToSelect: 'There are no rows to select.',
  nothingToClear: 'No row is selected.',
  noIdToSelect: 'This row has no id, so it cannot be selected.',
  cap: { one: 'You can select up to {count} row.', other: 'You can select up to {count} rows.' },
});
