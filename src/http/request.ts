import type { StandardSchemaV1 } from 'ky';
import {
  type AddressProblem,
  callUrl,
  type QueryValue,
  withApiBase,
  withoutIds,
  withQuery,
} from '../platform/address.ts';
import type { PageSettings } from '../platform/page-settings.ts';
import type { AnswerOf, Endpoint, GetEndpoint, PostBody, PostEndpoint, TargetOf } from './endpoint.ts';

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
export interface PostRequest<Answer = unknown> extends CallRequest<Answer, PostEndpoint> {
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
): PostRequest<AnswerOf<E>> {
  const { fields, json }: PostBody = parameters;
  return { ...requestTo<E>(endpoint, parameters), body: { fields, json } };
}

/** What console messages call a request: the method, and the path without ids. [NET-14] */
export const whereOf = ({ endpoint, name }: CallRequest): string => `${endpoint.method} ${name}`;

function nameOf({ path }: Endpoint, url: CallRequest['url'], apiBase: string | undefined): string {
  if (path !== '{url}') return withApiBase(path.replace(/\{\w+\}/g, '{id}'), apiBase);
  return withoutIds(typeof url === 'string' ? url : (url.url ?? '')).replace(origin, '');
}

function keyOf({ name }: Endpoint, href: string): string {
  const url = new URL(href);
  url.hash = '';
  url.searchParams.sort();
  return `${name} ${url.href}`;
}
