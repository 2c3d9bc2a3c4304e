import type { CallDefinition, ElementDefinition } from '../embed/definition.ts';
import type { FirstRequest } from '../embed/loader/loader-table.ts';

/** The first requests that the loader may send before the code of an element has arrived, by tag. */
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
  const places = endpoint.path === '{url}' ? { url: prefetch.url } : { ...prefetch.path };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const from = (places as Readonly<Record<string, string | undefined>>)[name];
    if (from) return placeOf(from);
    throw new Error(`${endpoint.name}: its prefetch does not say which attribute {${name}} is.`);
  });
  const query = Object.entries(prefetch.query ?? {}).map(([name, from]) => `${name}=${placeOf(from)}`);
  const address = query.length ? `${path}?${query.join('&')}` : path;
  return [prefetch.unless ? { address, unless: prefetch.unless } : { address }];
}

const placeOf = (from: string): string =>
  from.startsWith('=') ? encodeURIComponent(from.slice(1)) : `{${from}}`;
