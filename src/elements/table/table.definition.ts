import {
  array,
  boolean,
  check,
  integer,
  looseObject,
  minValue,
  notValue,
  nullish,
  number,
  pipe,
  record,
  string,
  tuple,
  union,
} from 'valibot';
import { described } from '../../api/schemas/described.ts';
import { firstBatch, removeRow, saveTable, tableBatch } from '../../api/tables.ts';
import { lostNumber } from '../../domain/json.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { pagingAttribute, tableParts } from '../../screen/lists/list.definition.ts';

const columns = pipe(
  array(
    looseObject({
      data: described(string(), 'The key of the column in each row, a different one for each.', 'status', {
        required: true,
      }),
      title: described(string(), 'The heading.', 'Status', { required: true }),
      type: described(nullish(string()), 'A type of cells; text without it.', 'status'),
      filter: described(
        nullish(union([boolean(), array(string())])),
        'True offers the texts that occur in the column; a list offers its texts.',
        true,
      ),
    }),
  ),
  // The keys are unique and not empty.
  check(stated => new Set(stated.map(({ data }) => data).filter(Boolean)).size === stated.length),
);

// A number that has lost digits is not sent. [NET-23]
const entry = union([pipe(string(), notValue(lostNumber)), number(), boolean()]);

/** Extra query parameters; `limit`, `skip` and `total` are reserved for loading batches. [NET-06] */
const params = pipe(
  record(string(), nullish(union([entry, array(entry)]))),
  check(stated => !Object.keys(stated).some(name => ['limit', 'skip', 'total'].includes(name))),
);

/** Refuses misspelled variants of `maxSelection`, which would silently remove the cap. [TBL-06] */
const selection = pipe(
  looseObject({ maxSelection: nullish(pipe(number(), integer(), minValue(1))) }),
  check(stated =>
    Object.keys(stated).every(
      name => name === 'maxSelection' || !/^max\W?_?(selection|selected)?$/i.test(name),
    ),
  ),
);

/** Extra form entries of a save; `selected` and `_token` are reserved. */
const meta = pipe(
  union([array(tuple([string(), entry])), record(string(), entry)]),
  check(stated =>
    (Array.isArray(stated) ? stated.map(([name]) => name) : Object.keys(stated)).every(
      name => name !== '' && name !== 'selected' && name !== '_token',
    ),
  ),
);

export const definition = {
  tag: 'psp-table',
  summary:
    'Shows the rows of any table endpoint: search, filters, sorting, pages and CSV export; where the page asks for it, rows are selected, edited, saved and loaded by timeframe.',
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
        'The columns to show; without it, those of the answer. `type` is text, number, date, amount, status, link, email, hover, modal, editable, select, actions or delete; `filter` lets people filter by a column: true offers the texts that occur in it, a list offers the listed texts.',
      example: '[{"data": "status", "title": "Status", "type": "status", "filter": true}]',
    },
    limit: {
      type: 'number',
      min: 1,
      max: 10_000,
      integer: true,
      default: firstBatch,
      description: 'Rows of the first batch; ignored with `data-paging`.',
      example: `${firstBatch}`,
    },
    params: {
      type: 'json',
      schema: params,
      shape: '{name: text, number, flag or list} (limit, skip and total are names of our own)',
      description: 'Further query parameters of each request.',
      example: '{"type": "direct"}',
    },
    paging: pagingAttribute,
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
      description: 'The accessible name of the table; without it, `data-export-name` or "List".',
      example: 'Reimbursements',
    },
    exportName: {
      type: 'text',
      default: 'Exported List.csv',
      description: 'The name of the exported file.',
      example: 'Reimbursements.csv',
    },
    timeframe: {
      type: 'choice',
      values: ['ninety-days', 'ytd', 'all'],
      description:
        'Loads the rows of this timeframe first; people can load a wider one. Sent with each request as `timeframe`.',
      example: 'ninety-days',
    },
    selection: {
      type: 'json',
      schema: selection,
      shape: '{maxSelection?} with a whole number of at least 1',
      description: 'Lets rows be selected, up to `maxSelection` of them.',
      example: '{"maxSelection": 10}',
    },
    saveUrl: {
      type: 'path',
      description:
        'Where edited cells and the selection are posted; without it, cells of type editable and select are read-only.',
      example: '/direct/reimbursement/site/12/notes/',
    },
    meta: {
      type: 'json',
      schema: meta,
      shape: '{name: value} or [[name, value]] (selected and _token are names of our own)',
      description: 'Further form entries of a save.',
      example: '{"siteId": 12}',
    },
    exportConfirm: {
      type: 'choice',
      values: ['reimbursements', 'advance-payments'],
      description:
        'Makes the export one to accounting: it asks first, and the file contains the selected rows. Also turns on row selection.',
      example: 'reimbursements',
    },
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
        hostPagedQuery: { limit: 'pageSize', skip: '=0' },
        unless: ['limit', 'params', 'timeframe'],
      },
    },
    {
      endpoint: removeRow,
      fromRow: { example: '/unit/4512/remove/', description: 'The `href` of a delete cell.' },
    },
    { endpoint: saveTable, url: 'saveUrl' },
  ],
  parts: {
    ...tableParts,
    dialog:
      'Asks before an export, an action, a removal, before all records are loaded or changes are undone; or shows the details of a cell.',
    field: 'The field for the reason of a removal.',
    menu: 'The menu with the further actions of a row.',
    badge: 'A status in a cell.',
  },
  reservedSpace: { narrow: 700, wide: 604 },
} as const satisfies ElementDefinition;
