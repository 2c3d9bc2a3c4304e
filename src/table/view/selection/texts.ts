import { numberText } from '../../../domain/display/numbers.ts';

/** What the check boxes and the bar of a selection say. */
export const selectionTexts = {
  selected: 'selected',
  selectRow: (row: string) => `Select ${row}`,
  unnamedRow: 'this row',
  selectPage: 'Select the rows of this page',
  selectAll: (count: number) => `Select all ${numberText(count)} results`,
  selectFirst: (count: number) => `Select the first ${numberText(count)} results`,
  clear: 'Clear',
  nothingToSelect: 'There are no rows to select.',
  nothingToClear: 'No row is selected.',
  noIdToSelect: 'This row has no id, so it cannot be selected.',
  cap: (cap: number) => `You can select up to ${numberText(cap)} ${cap === 1 ? 'row' : 'rows'}.`,
} as const;
