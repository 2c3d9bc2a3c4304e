import type { CallDefinition, ElementDefinition } from '../embed/definition.ts';
import type { FirstRequest } from '../embed/loader/loader-table.ts';

/** Tag → the first request, which the loader may send while the element's code is still loading. */
export const firstRequests = (
  definitions: readonly ElementDefinition[],
): Readonly<Record<string, FirstRequest>> =>
  Object.fromEntries(
    definitions.flatMap(({ tag, calls }) =>
      calls.flatMap(call => firstRequest(call).map(request => [tag, request])),
    ),
  );

function firstRequest({ endpoint, prefetch }: CallDefinition): FirstRequest[] {
  if (!prefetch) return [];
  const sources = endpoint.path === '{url}' ? { url: prefetch.url } : { ...prefetch.path };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const from = (sources as Readonly<Record<string, string | undefined>>)[name];
    if (from) return placeholder(from);
    throw new Error(`${endpoint.name}: its prefetch names no attribute for {${name}}.`);
  });
  const query = Object.entries(prefetch.query ?? {}).map(([name, from]) => `${name}=${placeholder(from)}`);
  const address = query.length ? `${path}?${query.join('&')}` : path;
  return [prefetch.unless ? { address, unless: prefetch.unless } : { address }];
}

const placeholder = (from: string): string =>
  from.startsWith('=') ? encodeURIComponent(from.slice(1)) : `{${from}}`;
