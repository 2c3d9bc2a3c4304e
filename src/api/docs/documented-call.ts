import type { Endpoint, GetEndpoint, ParameterDescriptions, PostEndpoint } from '../../http/endpoint.ts';
import { describedBatch, describedFormAnswer } from './with-fields.ts';

/** A call with what documentation says about it. Build time only: pages import just the endpoint. */
export type DocumentedCall = Endpoint & {
  readonly summary: string;
  /** What a POST sends. */
  readonly fields?: ParameterDescriptions;
};

/** A GET with its described answer, by default a batch of rows. */
export const get = (
  endpoint: GetEndpoint,
  summary: string,
  answer: DocumentedCall['answer'] = describedBatch,
): DocumentedCall => ({ ...endpoint, summary, answer });

/** A POST with the fields that it sends, to which a form adds the token, and its answer, by default that to a form. */
export const post = (
  endpoint: PostEndpoint,
  summary: string,
  fields: ParameterDescriptions,
  answer: DocumentedCall['answer'] = describedFormAnswer,
): DocumentedCall => ({
  ...endpoint,
  summary,
  fields: endpoint.body === 'json' ? fields : { ...fields, _token: 'The CSRF token of the page.' },
  answer,
});
