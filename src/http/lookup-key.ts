import type { GetEndpoint, GetRequest } from './endpoint.ts';

/** The cache key of a lookup: requests with equal keys share one answer, whichever elements send them. */
export function lookupKey<E extends GetEndpoint>(
  { name }: E,
  { path, url, query, page: { apiBase } }: GetRequest<E>,
): string {
  return JSON.stringify([name, path, url, query, apiBase]);
}
