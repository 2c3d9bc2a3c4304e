import type { FieldsDocs } from '../../domain/field.docs.ts';
import type { Endpoint, GetEndpoint, PostEndpoint } from '../../http/request.ts';
import { firstBatch } from '../tables.ts';
import { batchFields, formAnswerFields } from './shared-fields.ts';

/** Parameter name → one line for the documentation. */
export type ParameterDescriptions = Readonly<Record<string, string>>;

/** A call with what documentation says about it. Build time only: pages import just the endpoint. */
export type DocumentedCall = Endpoint & {
  readonly summary: string;
  readonly answerFields: FieldsDocs;
  /** The query parameters of a GET. */
  readonly parameters?: ParameterDescriptions;
  /** What a POST sends. */
  readonly fields?: ParameterDescriptions;
};

/** What the query parameters mean, where a call does not say otherwise. */
export const parameterMeanings: ParameterDescriptions = {
  limit: `The most rows to send: ${firstBatch} at first by default; with \`data-paging="host"\`, those of a page.`,
  skip: 'The number of rows of the list before those asked for.',
  total: 'The total that the host has stated; absent in the first request, and with `data-paging="host"`.',
  search: 'With `data-paging="host"`: the words to find, each of them in some cell of a row.',
  sort: 'With `data-paging="host"`: the key of the column to sort by.',
  order: 'With `data-paging="host"`: asc or desc.',
  'filter[{key}]':
    'With `data-paging="host"`: the value that the cells of the column `{key}` have, as the host sends it; one parameter for each filter.',
  timeframe: 'ninety-days, ytd or all, for tables that load by timeframe.',
  selectedYears: 'The year shown.',
  label: 'The label of the opened row, as shown.',
  type: 'The key of the column that was opened.',
};

/** A GET with the fields of its answer, by default a batch of rows. */
export const get = (
  endpoint: GetEndpoint,
  summary: string,
  answerFields: FieldsDocs = batchFields,
  meanings: ParameterDescriptions = {},
): DocumentedCall => ({
  ...endpoint,
  summary,
  answerFields,
  parameters: Object.fromEntries(
    Object.keys(endpoint.query ?? {}).map(name => [name, meanings[name] ?? parameterMeanings[name] ?? '']),
  ),
});

/** A POST with the fields that it sends, to which a form adds the token, and its answer, by default that to a form. */
export const post = (
  endpoint: PostEndpoint,
  summary: string,
  fields: ParameterDescriptions,
  answerFields: FieldsDocs = formAnswerFields,
): DocumentedCall => ({
  ...endpoint,
  summary,
  fields: endpoint.body === 'json' ? fields : { ...fields, _token: 'The CSRF token of the page.' },
  answerFields,
});
