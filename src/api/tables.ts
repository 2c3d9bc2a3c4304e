import {
  batchBudget,
  type GetEndpoint,
  type ParameterDescriptions,
  type PostEndpoint,
} from '../http/endpoint.ts';
import { formAnswer, tableBatchAnswer } from './schemas/shapes.ts';

/** The default number of rows in a table's first batch. [NET-06] */
export const firstBatch = 2500;

/** The query parameters that select the rows of a batch. [NET-06] */
export const batchRange = {
  limit: `The maximum number of rows, ${firstBatch} by default.`,
  skip: 'The number of rows loaded so far.',
  total: 'The total that the host has stated; absent in the first request.',
} as const satisfies ParameterDescriptions;

/** The query parameters that ask for one page of a host-paged list. [TBL-24] */
export const pageQuery = {
  search: 'With `data-paging="host"`: the words to find, each of them in some cell of a row.',
  sort: 'With `data-paging="host"`: the key of the column to sort by.',
  order: 'With `data-paging="host"`: asc or desc.',
  'filter[{key}]':
    'With `data-paging="host"`: the value that the cells of the column `{key}` have, as the host sends it; one parameter for each filter.',
} as const satisfies ParameterDescriptions;

const batchQuery: ParameterDescriptions = {
  ...batchRange,
  ...pageQuery,
  timeframe: 'ninety-days, ytd or all, for tables that load by timeframe.',
  label: 'An example of what the page adds by `data-params`, each by its own name.',
};

export const tableBatch = {
  name: 'tableBatch',
  method: 'GET',
  path: '{url}',
  query: batchQuery,
  budget: batchBudget,
  answer: tableBatchAnswer,
} as const satisfies GetEndpoint;

export const saveTable = {
  name: 'saveTable',
  method: 'POST',
  path: '{url}',
  body: 'multipart',
  proof: 'save',
  answer: formAnswer,
} as const satisfies PostEndpoint;

/** [TBL-21] */
export const removeRow = {
  name: 'removeRow',
  method: 'POST',
  path: '{url}',
  body: 'multipart',
  proof: 'save',
  answer: formAnswer,
} as const satisfies PostEndpoint;
