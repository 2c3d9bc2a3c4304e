import type { StandardSchemaV1, StandardSchemaV1InferOutput } from 'ky';
import {
  type AddressProblem,
  callUrl,
  type QueryValue,
  withApiBase,
  withoutIds,
  withQuery,
} from '../platform/address.ts';
import type { PageSettings } from '../platform/page.ts';
import type { ShapeMismatch } from './errors.ts';

export type { StandardSchemaV1 };

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

/** A call, worked out once from its endpoint and parameters: what is sent, shared, listed and logged derives from it. */
export interface CallRequest<Answer = unknown, E extends Endpoint = Endpoint> {
  readonly endpoint: E & { readonly answer: StandardSchemaV1<unknown, Answer> };
  readonly page: PageSettings;
  /** The full URL, or the reason why it must not be sent. [NET-01] */
  readonly url: string | AddressProblem;
  /** The path for the console, with `{id}` in place of ids. [NET-14] */
  readonly name: string;
  /** Equal for requests that mean the same to the host: in any order of their parameters, however the page spells them. */
  readonly key: string;
}

/** A GET that is ready to be sent. */
export type GetRequest<Answer = unknown> = CallRequest<Answer, GetEndpoint>;

/** A POST that is ready to be sent. */
export interface PostRequest extends CallRequest<unknown, PostEndpoint> {
  readonly body: PostBody;
}

type QueryOf<E> = E extends { readonly query: infer Names }
  ? { readonly [Name in keyof Names]?: QueryValue }
  : undefined;

/** The parameters of a call, typed by its endpoint: a missing or misspelt one is a type error. */
export type CallParameters<E extends Endpoint> = TargetOf<E['path']> & {
  readonly query?: QueryOf<E> | undefined;
  readonly page: PageSettings;
};

/** The same of a POST, with what it carries. */
export type PostParameters<E extends PostEndpoint> = CallParameters<E> &
  PostBody &
  (E['body'] extends 'json' ? Required<Pick<PostBody, 'json'>> : Required<Pick<PostBody, 'fields'>>);

/** Works out a call: `requestTo(studiesOfSite, { path: { siteId }, page })`. */
export function requestTo<const E extends Endpoint>(
  endpoint: E,
  { page, path, url: supplied, query }: CallParameters<E>,
): CallRequest<AnswerOf<E>, E> {
  const { apiBase } = page;
  const url = callUrl(endpoint.path, { path, url: supplied, query, apiBase });
  return {
    endpoint: endpoint as CallRequest<AnswerOf<E>, E>['endpoint'],
    page,
    url,
    name: nameOf(endpoint, url, apiBase),
    key:
      typeof url === 'string' ? keyOf(endpoint, url) : `${endpoint.name} ${JSON.stringify([path, supplied])}`,
  };
}

/** The same call with further query parameters; they replace those of the same name. */
export function withParameters<Answer, E extends Endpoint>(
  request: CallRequest<Answer, E>,
  query: Readonly<Record<string, QueryValue>>,
): CallRequest<Answer, E> {
  if (typeof request.url !== 'string') return request;
  const url = withQuery(request.url, query);
  return { ...request, url, key: keyOf(request.endpoint, url) };
}

/** Works out a POST: `postTo(removeRow, { url, fields, page })`. */
export function postTo<const E extends PostEndpoint>(
  endpoint: E,
  parameters: PostParameters<E>,
): PostRequest {
  const { fields, json }: PostBody = parameters;
  return { ...requestTo<E>(endpoint, parameters), body: { fields, json } };
}

/** What console messages call a request: the method, and the path without ids. [NET-14] */
export const whereOf = ({ endpoint, name }: CallRequest): string => `${endpoint.method} ${name}`;

function nameOf({ path }: Endpoint, url: CallRequest['url'], apiBase: string | undefined): string {
  if (path !== '{url}') return withApiBase(path.replace(/\{\w+\}/g, '{id}'), apiBase);
  return withoutIds(typeof url === 'string' ? url : String(url.url)).replace(origin, '');
}

function keyOf({ name }: Endpoint, href: string): string {
  const url = new URL(href);
  url.hash = '';
  url.searchParams.sort();
  return `${name} ${url.href}`;
}

/** The answer as the endpoint's schema reads it, or where it does not match. */
export async function checkAnswer(
  endpoint: Endpoint,
  json: unknown,
): Promise<{ readonly value?: unknown; readonly mismatch?: ShapeMismatch }> {
  const checked = await endpoint.answer['~standard'].validate(json);
  if (!checked.issues) return { value: checked.value };
  const [issue] = deepestIssues(checked.issues[0] as Issue).toSorted(byDepth);
  const { path = [], expected } = issue as Issue;
  return {
    mismatch: { path: path.map(({ key }) => String(key)).join('.'), expected: expected ?? undefined },
  };
}

export interface ShapeProblem {
  readonly path: readonly (string | number)[];
  readonly expected: string | undefined;
}

/** All places where an answer does not match the endpoint's schema, with the kind that is expected there. */
export async function shapeProblems(endpoint: Endpoint, json: unknown): Promise<ShapeProblem[]> {
  const { issues = [] } = await endpoint.answer['~standard'].validate(json);
  return issues
    .flatMap(issue => deepestIssues(issue as Issue))
    .map(({ path = [], expected }) => ({
      path: path.map(({ key }) => key as string | number),
      expected: expected ?? undefined,
    }));
}

/** Where a schema allows several shapes, the issues of those that matched furthest. */
function deepestIssues(issue: Issue): Issue[] {
  const depth = depthOf(issue);
  // Stryker disable next-line ArrayDeclaration: a text has no "key", as a missing entry has none.
  const nextKey = ({ path = [] }: Issue): unknown => path[depth]?.key;
  const deeper = (issue.issues ?? []).flatMap(deepestIssues).filter(each => nextKey(each) !== undefined);
  const [longest] = deeper.toSorted(byDepth);
  // A bare list and a list under a key are different shapes: their keys are of different kinds.
  return longest ? deeper.filter(each => typeof nextKey(each) === typeof nextKey(longest)) : [issue];
}

const depthOf = ({ path = [] }: Issue): number => path.length;
const byDepth = (one: Issue, other: Issue): number => depthOf(other) - depthOf(one);

/** The fields of a valibot issue that we use. Not its `message`, which quotes the received value. */
interface Issue {
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  readonly expected?: string | null;
  readonly issues?: readonly Issue[] | undefined;
}
