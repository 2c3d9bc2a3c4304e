import { saveDeposits } from '../deposits.ts';
import { removeRow, saveTable, tableBatch } from '../tables.ts';
import { get, post } from './documented-call.ts';
import { batchFields } from './shared-fields.ts';

export const tableCalls = [
  get(tableBatch, 'The rows of a list: one batch, or one page of a host-paged list.', batchFields, {
    label: 'An example of what the page adds by `data-params`, each by its own name.',
  }),
  post(removeRow, 'Removes the record of a table row, by the address in its cell.', {
    reason: 'Why it is removed.',
  }),
  post(saveDeposits, 'Allocates a deposit balance to studies.', {
    parentBalance: 'The balance to allocate, as it was loaded: `1000.00`.',
    '{childId}': 'The funds of one child document: `80.00`.',
    '{childId}Threshold': 'Its threshold: `20.00`.',
  }),
  post(saveTable, 'Saves the edited cells and the selection of a table.', {
    '{rowId}[{column}]': 'An edited cell.',
    selected: 'The ids of the selected rows, joined by commas.',
  }),
];
