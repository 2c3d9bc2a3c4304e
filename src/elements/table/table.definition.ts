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
import { firstBatch } from '../../api/tables.ts';
import { lostNumber } from '../../domain/json.ts';
import { rowsPerPage, searchDelay } from '../../domain/table-defaults.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { pagingAttribute } from '../../screen/lists/list.definition.ts';

const columns = pipe(
  array(
    looseObject({
      data: string(),
      title: string(),
      type: nullish(string()),
      filter: nullish(union([boolean(), array(string())])),
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

/** Refuses misspelled and nested variants of `maxSelection`, which would silently remove the cap. [TBL-06] */
const selection = pipe(
  looseObject({ maxSelection: nullish(pipe(number(), integer(), minValue(1))) }),
  check(stated =>
    Object.keys(stated).every(
      name => name === 'maxSelection' || !/^(selectionConfig|max\W?_?(selection|selected)?)$/i.test(name),
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
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      example: '/direct/reimbursement/site/12/part/1/api/list/',
    },
    columns: {
      type: 'json',
      schema: columns,
      shape: '[{data, title, type?, filter?}] with a data of its own for each',
      example: '[{"data": "status", "title": "Status", "type": "status", "filter": true}]',
    },
    limit: {
      type: 'number',
      min: 1,
      max: 10_000,
      integer: true,
      default: firstBatch,
      example: `${firstBatch}`,
    },
    params: {
      type: 'json',
      schema: params,
      shape: '{name: text, number, flag or list} (limit, skip and total are names of our own)',
      example: '{"type": "direct"}',
    },
    paging: pagingAttribute,
    pageSize: {
      type: 'number',
      min: 1,
      max: 100,
      integer: true,
      default: rowsPerPage,
      example: '25',
    },
    searchDelay: {
      type: 'number',
      min: 0,
      max: 10_000,
      default: searchDelay,
      example: '200',
    },
    label: {
      type: 'text',
      example: 'Reimbursements',
    },
    exportName: {
      type: 'text',
      default: 'Exported List.csv',
      example: 'Reimbursements.csv',
    },
    timeframe: {
      type: 'choice',
      values: ['ninety-days', 'ytd', 'all'],
      example: 'ninety-days',
    },
    selection: {
      type: 'json',
      schema: selection,
      shape: '{maxSelection?} with a whole number of at least 1',
      example: '{"maxSelection": 10}',
    },
    saveUrl: {
      type: 'path',
      example: '/direct/reimbursement/site/12/notes/',
    },
    meta: {
      type: 'json',
      schema: meta,
      shape: '{name: value} or [[name, value]] (selected and _token are names of our own)',
      example: '{"siteId": 12}',
    },
    exportConfirm: {
      type: 'choice',
      values: ['reimbursements', 'advance-payments'],
      example: 'reimbursements',
    },
  },
} as const satisfies ElementDefinition;
