import { array, boolean, check, looseObject, nullish, pipe, string, union } from 'valibot';
import { firstBatch, removeRow, tableBatch } from '../../api/tables.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

const columns = pipe(
  array(
    looseObject({
      data: string(),
      title: string(),
      type: nullish(string()),
      filter: nullish(union([boolean(), array(string())])),
    }),
  ),
  // None is empty, and none is there twice.
  check(stated => new Set(stated.map(({ data }) => data).filter(Boolean)).size === stated.length),
);

export const definition = {
  tag: 'psp-table',
  summary: 'Shows the rows of any table endpoint: search, filters, sorting, pages and CSV export.',
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      description: 'The address that answers with batches of rows.',
      example: '/direct/reimbursement/site/12/part/1/api/list/',
    },
    columns: {
      type: 'json',
      schema: columns,
      shape: '[{data, title, type?, filter?}] with a data of its own for each',
      description:
        'The columns to show; without it those of the answer. `type` is text, number, date, amount, status, link, email, hover, modal, select, actions or delete; `filter` offers the texts of a column to choose from: true for those there are, or a list.',
      example: '[{"data": "status", "title": "Status", "type": "status", "filter": true}]',
    },
    limit: {
      type: 'number',
      min: 1,
      max: 10_000,
      integer: true,
      default: firstBatch,
      description: 'Rows of the first batch.',
      example: `${firstBatch}`,
    },
    params: {
      type: 'json',
      schema: looseObject({}),
      shape: '{name: value}',
      description: 'What else to send with each request.',
      example: '{"type": "direct"}',
    },
    pageSize: {
      type: 'number',
      min: 1,
      max: 100,
      integer: true,
      default: 10,
      description: 'Rows per page at first.',
      example: '25',
    },
    searchDelay: {
      type: 'number',
      min: 0,
      max: 10_000,
      default: 200,
      description: 'Milliseconds between the last key and the search.',
      example: '200',
    },
    label: {
      type: 'text',
      description: 'Names the table for those who hear it; without it, the name of the exported file does.',
      example: 'Reimbursements',
    },
    exportName: {
      type: 'text',
      default: 'Exported List.csv',
      description: 'The name of the exported file.',
      example: 'Reimbursements.csv',
    },
  },
  events: {
    'psp:delete': 'A row whose delete cell states no address was to be removed. Detail: `{id}`.',
  },
  calls: [
    {
      endpoint: tableBatch,
      early: { url: 'endpoint', query: { limit: `=${firstBatch}`, skip: '=0' }, unless: ['limit', 'params'] },
    },
    {
      endpoint: removeRow,
      fromRow: { example: '/unit/4512/remove/', description: 'The `href` of a delete cell.' },
    },
  ],
  parts: {
    table: 'Toolbar, rows and pager.',
    progress: 'The bar that shows while rows are arriving.',
    notice: 'A message above the table.',
    dialog: 'A question before an export, an action or a removal, or the details of a cell.',
    field: 'The field for the reason of a removal.',
    menu: 'The actions of a row that do not stand in it.',
    badge: 'A status in a cell.',
    failure: 'The card in place of a screen that cannot be shown.',
  },
  room: { narrow: 700, wide: 604 },
} as const satisfies ElementDefinition;
