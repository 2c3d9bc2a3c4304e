import { batchBudget, type ParameterNames } from '../http/request.ts';
import { formEndpoint, getEndpoint, tableBatchAnswer } from './schemas/shapes.ts';

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

export const tableBatch = getEndpoint('tableBatch', '{url}', tableBatchAnswer, {
  query: batchQuery,
  budget: batchBudget,
});

export const saveTable = formEndpoint('saveTable', 'save');

/** [TBL-21] */
export const removeRow = formEndpoint('removeRow', 'save');
