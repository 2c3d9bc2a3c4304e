import { batchBudget, type GetEndpoint, type ParameterNames, type PostEndpoint } from '../http/request.ts';
import { formAnswer, tableBatchAnswer } from './schemas/shapes.ts';

/** The default number of rows in a table's first batch. [NET-06] */
export const firstBatch = 2500;

/** The query parameters that select the rows of a batch. [NET-06] */
export const batchRange = { limit: true, skip: true, total: true } as const satisfies ParameterNames;

/** The query parameters that ask for one page of a host-paged list. [TBL-24] */
export const pageQuery = {
  search: true,
  sort: true,
  order: true,
  'filter[{key}]': true,
} as const satisfies ParameterNames;

/** A page may add others by `data-params`, such as the label. */
const batchQuery: ParameterNames = { ...batchRange, ...pageQuery, timeframe: true, label: true };

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
