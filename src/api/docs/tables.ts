import { removeRow, saveTable, tableBatch } from '../tables.ts';
import type { DocumentedCall } from './documented-call.ts';
import { describedBatch, describedFormAnswer } from './shared-fields.ts';

/** The calls of src/api/tables.ts with what documentation says about them. */
export const tablesCalls: readonly DocumentedCall[] = [
  { ...tableBatch, summary: 'One batch of the rows of a table.', answer: describedBatch },
  {
    ...saveTable,
    summary: 'Saves the edited cells and the selection of a table.',
    answer: describedFormAnswer,
    fields: {
      '{rowId}[{column}]': 'An edited cell.',
      selected: 'The ids of the selected rows, joined by commas.',
      _token: 'The CSRF token of the page.',
    },
  },
  {
    ...removeRow,
    summary: 'Removes the record of a table row, by the address in its cell.',
    answer: describedFormAnswer,
    fields: { reason: 'Why it is removed.', _token: 'The CSRF token of the page.' },
  },
];
