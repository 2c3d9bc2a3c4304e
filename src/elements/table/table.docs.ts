import { firstBatch, removeRow, saveTable, tableBatch } from '../../api/tables.ts';
import { field, requiredField } from '../../domain/field.docs.ts';
import { rowsPerPage } from '../../domain/table-defaults.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { pagingDocs, tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './table.definition.ts';

export const documented = documentedElement(definition, {
  summary:
    'Shows the rows of any table endpoint: search, filters, sorting, pages and CSV export; where the page asks for it, rows are selected, edited, saved and loaded by timeframe.',
  attributes: {
    endpoint: 'The address that answers with batches of rows.',
    columns: {
      description:
        'The columns to show; without it, those of the answer. `type` is text, number, date, amount, status, link, email, hover, modal, editable, select, actions or delete; `filter` lets people filter by a column: true offers the texts that occur in it, a list offers the listed texts.',
      fields: {
        data: requiredField('The key of the column in each row, a different one for each.', 'status'),
        title: requiredField('The heading.', 'Status'),
        type: field('A type of cells; text without it.', 'status'),
        filter: field('True offers the texts that occur in the column; a list offers its texts.', true),
      },
    },
    limit: 'Rows of the first batch; ignored with `data-paging`.',
    params: 'Further query parameters of each request.',
    paging: pagingDocs,
    pageSize: 'Rows per page at first.',
    searchDelay: 'Milliseconds between the last key and the search.',
    label: 'The accessible name of the table; without it, `data-export-name` or "List".',
    exportName:
      'The name of the exported file. Its cells are as the table shows them, amounts with their currency where one of the column differs, without unsaved changes; what a spreadsheet would run as a formula, or cut short, begins with an apostrophe.',
    timeframe:
      'Loads the rows of this timeframe first; people can load a wider one. Sent with each request as `timeframe`.',
    selection: 'Lets rows be selected, up to `maxSelection` of them.',
    saveUrl:
      'Where edited cells and the selection are posted; without it, cells of type editable and select are read-only.',
    meta: 'Further form entries of a save.',
    exportConfirm:
      'Makes the export one to accounting: it asks first, and the file contains the selected rows. Also turns on row selection.',
  },
  events: {
    'psp:delete': 'Somebody pressed the button of a delete cell without an address. Detail: `{id}`.',
  },
  calls: [
    {
      endpoint: tableBatch,
      prefetch: {
        url: 'endpoint',
        query: { limit: `=${firstBatch}`, skip: '=0' },
        hostPagedQuery: { limit: `pageSize=${rowsPerPage}`, skip: '=0' },
        unless: ['limit', 'params', 'timeframe'],
      },
    },
    {
      endpoint: removeRow,
      fromRow: { example: '/unit/4512/remove/', description: 'The `href` of a delete cell.' },
    },
    { endpoint: saveTable, url: 'saveUrl' },
  ],
  parts: [...tableParts, 'dialog', 'field', 'menu', 'badge'],
  reservedSpace: { narrow: 700, wide: 604 },
});
