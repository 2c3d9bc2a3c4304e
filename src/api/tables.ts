import { batchBudget } from '../http/budget.ts';
import type { GetEndpoint, ParameterDescriptions, PostEndpoint } from '../http/endpoint.ts';
import { formAnswer, tableBatchAnswer } from './schemas/shapes.ts';

/** How many rows a table asks for at first, unless its page says otherwise. [NET-06] */
export const firstBatch = 2500;

/** Which rows a batch is to hold. [NET-06] */
export const batchRange = {
  limit: `How many rows at most, ${firstBatch} unless the screen says otherwise.`,
  skip: 'How many rows have been loaded.',
  total: 'How many the host said there are; absent at first.',
} as const satisfies ParameterDescriptions;

const batchQuery: ParameterDescriptions = {
  ...batchRange,
  timeframe: 'ninety-days, ytd or all, for tables that load by timeframe.',
  label: 'What the screen adds, as `type` and others.',
};

export const tableBatch = {
  name: 'tableBatch',
  method: 'GET',
  path: '{url}',
  summary: 'One batch of the rows of a table.',
  query: batchQuery,
  budget: batchBudget,
  answer: tableBatchAnswer,
} as const satisfies GetEndpoint;

export const saveTable = {
  name: 'saveTable',
  method: 'POST',
  path: '{url}',
  summary: 'Saves the edited cells and the selection of a table.',
  body: {
    encoding: 'multipart',
    fields: {
      '{rowId}[{column}]': 'An edited cell.',
      selected: 'The ids of the selected rows, joined by commas.',
      _token: 'The CSRF token of the page.',
    },
  },
  proof: 'status',
  answer: formAnswer,
} as const satisfies PostEndpoint;

/** [TBL-21] */
export const removeRow = {
  name: 'removeRow',
  method: 'POST',
  path: '{url}',
  summary: 'Removes what a row of a table shows, by the address in its cell.',
  body: {
    encoding: 'multipart',
    fields: { reason: 'Why it is removed.', _token: 'The CSRF token of the page.' },
  },
  proof: 'status',
  answer: formAnswer,
} as const satisfies PostEndpoint;
