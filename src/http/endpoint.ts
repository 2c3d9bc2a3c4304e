import type { StandardSchemaV1, StandardSchemaV1InferOutput } from 'ky';
import type { QueryValue } from '../domain/platform/address.ts';
import type { Budget } from './budget.ts';

/** What messages say when they name parameters: name → one line for the documentation. */
export type Described = Readonly<Record<string, string>>;

interface EndpointBase {
  /** The constant's own name, for logs and documentation. */
  readonly name: string;
  /** From the root of the site, `{name}` for each id: `/direct/site/{siteId}/api/lookup/`; or `{url}`, which the page supplies. */
  readonly path: `/${string}` | '{url}';
  readonly summary: string;
  readonly answer: StandardSchemaV1;
  /** Milliseconds; by default those of a lookup or of a POST. */
  readonly budget?: Budget;
}

export interface GetEndpoint extends EndpointBase {
  readonly method: 'GET';
  readonly query?: Described;
}

export interface PostEndpoint extends EndpointBase {
  readonly method: 'POST';
  readonly body: { readonly encoding: 'multipart' | 'urlencoded' | 'json'; readonly fields: Described };
  /** What proves that the server did it: an answer of the stated shape, a redirect, or any answer that is no failure. */
  readonly proof: 'answer' | 'redirect' | 'status';
}

/** A call as plain data: the typed request, the check of its answer and openapi.json derive from it. */
export type Endpoint = GetEndpoint | PostEndpoint;

export type AnswerOf<E extends EndpointBase> = StandardSchemaV1InferOutput<E['answer']>;

/** What an element says of the page's calls, and of itself. */
export interface PageSettings {
  /** The tag of the element that asks. [NET-14] */
  readonly tag?: string | undefined;
  readonly apiBase?: string | undefined;
  readonly token?: string | undefined;
  readonly loginPath?: string | undefined;
}

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

type TargetOf<Path extends string> = Path extends '{url}'
  ? { readonly url: string; readonly path?: undefined }
  : [ParameterOf<Path>] extends [never]
    ? { readonly url?: undefined; readonly path?: undefined }
    : { readonly url?: undefined; readonly path: Readonly<Record<ParameterOf<Path>, string | number>> };

type QueryOf<E> = E extends { readonly query: infer Q }
  ? { readonly [K in keyof Q]?: QueryValue }
  : undefined;

/** What a GET needs: a missing or misspelt parameter is a type error. */
export type GetRequest<E extends GetEndpoint> = TargetOf<E['path']> & {
  readonly query?: QueryOf<E> | undefined;
  readonly page: PageSettings;
  readonly signal?: AbortSignal | undefined;
};

/** A field of a form as it is posted; a checkbox is sent as `true` or not at all. [NET-09] */
export type PostedField = readonly [name: string, value: string];

export type PostRequest<E extends PostEndpoint> = TargetOf<E['path']> &
  (E['body']['encoding'] extends 'multipart' | 'urlencoded'
    ? { readonly fields: readonly PostedField[]; readonly json?: undefined }
    : { readonly json: object; readonly fields?: undefined }) & {
    readonly page: PageSettings;
    /** The same for the same intent (see `idempotencyKeys`); a new one for each post by default. */
    readonly idempotencyKey?: string | undefined;
  };
