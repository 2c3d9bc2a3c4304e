import type { StandardSchemaV1, StandardSchemaV1InferOutput } from 'ky';

/** Time limits of a call in milliseconds, including its body. */
export interface Budget {
  readonly perTry: number;
  /** All attempts together. */
  readonly total: number;
  /** The longest time without a byte while the body arrives. */
  readonly stall: number;
  /** False for expensive requests: after a timeout, a retry would only load the host again. */
  readonly retryTimeout: boolean;
}

/** For a lookup, the default of every GET. */
export const lookupBudget: Budget = { perTry: 15_000, total: 30_000, stall: 15_000, retryTimeout: true };

/** For one batch of table rows. */
export const batchBudget: Budget = { perTry: 120_000, total: 120_000, stall: 30_000, retryTimeout: false };

/** For a POST, which is never retried. [NET-12] */
export const postBudget: Budget = { perTry: 60_000, total: 60_000, stall: 60_000, retryTimeout: false };

/** The names of parameters, without a meaning: pages do not download prose. */
export type ParameterNames = Readonly<Record<string, true>>;

interface EndpointBase {
  /** The name of the exported constant, for logs and documentation. */
  readonly name: string;
  /** Path from the site's root with `{name}` for each id, `/direct/site/{siteId}/api/lookup/`; or `{url}` when the page supplies the address. */
  readonly path: `/${string}` | '{url}';
  readonly answer: StandardSchemaV1;
  /** Time limits; by default `lookupBudget` for a GET and `postBudget` for a POST. */
  readonly budget?: Budget;
}

export interface GetEndpoint extends EndpointBase {
  readonly method: 'GET';
  /** The names of its query parameters; src/api/docs says what they mean. */
  readonly query?: ParameterNames;
}

export interface PostEndpoint extends EndpointBase {
  readonly method: 'POST';
  /** How the body is written. */
  readonly body: 'multipart' | 'urlencoded' | 'json';
  /** What counts as success: an answer that matches the schema, a redirect, or what proves a save. [NET-19] [NET-22] */
  readonly proof: 'answer' | 'redirect' | 'save';
}

/** A call described as plain data: the request's type, the check of its answer and openapi.json derive from it. */
export type Endpoint = GetEndpoint | PostEndpoint;

export type AnswerOf<E extends EndpointBase> = StandardSchemaV1InferOutput<E['answer']>;

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** Where a call goes: the ids in its path, or the address that the page supplies. */
export type TargetOf<Path extends string> = Path extends '{url}'
  ? { readonly url: string; readonly path?: undefined }
  : [ParameterOf<Path>] extends [never]
    ? { readonly url?: undefined; readonly path?: undefined }
    : { readonly url?: undefined; readonly path: Readonly<Record<ParameterOf<Path>, string | number>> };

/** A form field to post. A checked checkbox is sent as `true`, an unchecked one not at all. [NET-09] */
export type PostedField = readonly [name: string, value: string];

/** What a POST carries: the fields of a form, or JSON. */
export interface PostBody {
  readonly fields?: readonly PostedField[] | undefined;
  readonly json?: object | undefined;
}
