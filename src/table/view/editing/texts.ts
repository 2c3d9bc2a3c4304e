import { defineCatalogue } from '../../../domain/language/catalogue.ts';

/** What edited cells and the save bar say. */
export const editingCatalogue = defineCatalogue('editing', {
  cell: '{column} of {row}',
  undo: 'Undo {column} of {row}',
  unsavedCell: 'Not saved. It was: {before}',
  unsavedEmptyCell: 'Not saved. It was empty.',
  noChanges: 'No unsaved changes',
  changes: { one: '{count} unsaved change', other: '{count} unsaved changes' },
  undoAll: 'Undo all',
  confirmUndoAll: 'Undo all {count} changes? What you entered will be lost.',
  save: 'Save',
  beingSaved: 'The changes are being saved.',
  problems: { one: 'One cell cannot be saved:', other: '{count} cells cannot be saved:' },
  moreProblems: 'and {count} more',
  /** Above the list of their cells. */
  lostEdits: 'These can no longer be saved:',
  discard: 'Discard',
});

/** What is wrong with the value of an edited cell. */
export const validationCatalogue = defineCatalogue('validation', {
  missing: {
    text: 'Enter a value.',
    number: 'Enter a number.',
    date: 'Enter a date.',
    select: 'Choose a value.',
  },
  incompleteDate: 'Enter the whole date.',
  notANumber: 'Enter a number, such as 12.50.',
  numberTooLow: 'Enter a number of at least {min}.',
  numberTooHigh: 'Enter a number of at most {max}.',
  notADate: 'Enter a date, such as 2026-05-06.',
  dateTooEarly: 'Enter a date no earlier than {min}.',
  dateTooLate: 'Enter a date no later than {max}.',
});
