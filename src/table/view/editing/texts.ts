import { numberText } from '../../../domain/display/numbers.ts';

/** What edited cells and the save bar say. */
export const editingTexts = {
  cell: (column: string, row: string) => `${column} of ${row}`,
  undo: (cell: string) => `Undo ${cell}`,
  unsavedCell: (before: string) => `Not saved. It was: ${before || 'empty'}`,
  noChanges: 'No unsaved changes',
  changes: (count: number) => `${numberText(count)} unsaved ${count === 1 ? 'change' : 'changes'}`,
  undoAll: 'Undo all',
  confirmUndoAll: (count: number) => `Undo all ${numberText(count)} changes? What you entered will be lost.`,
  save: 'Save',
  beingSaved: 'The changes are being saved.',
  problems: (count: number) =>
    count === 1 ? 'One cell cannot be saved:' : `${numberText(count)} cells cannot be saved:`,
  moreProblems: (count: number) => `and ${numberText(count)} more`,
  removedRows: (cells: string) => `No longer in the list, and not saved: ${cells}.`,
  discard: 'Discard',
} as const;

/** What is wrong with the value of an edited cell. */
export const validationTexts = {
  missingText: 'Enter a value.',
  missingNumber: 'Enter a number.',
  missingDate: 'Enter a date.',
  missingChoice: 'Choose a value.',
  incompleteDate: 'Enter the whole date.',
  notANumber: 'Enter a number, such as 12.50.',
  numberTooLow: (min: string) => `Enter a number of at least ${min}.`,
  numberTooHigh: (max: string) => `Enter a number of at most ${max}.`,
  notADate: 'Enter a date, such as 2026-05-06.',
  dateTooEarly: (min: string) => `Enter a date no earlier than ${min}.`,
  dateTooLate: (max: string) => `Enter a date no later than ${max}.`,
} as const;
