import type { CallDefinition, DocumentedElement } from '../embed/documented-element.ts';
import type { FirstRequest } from '../embed/loader/loader-table.ts';

/** Tag → the first request, which the loader may send while the element's code is still loading. */
export const firstRequests = (
  definitions: readonly DocumentedElement[],
): Readonly<Record<string, FirstRequest>> =>
  Object.fromEntries(
    definitions.flatMap(({ tag, attributes, calls }) =>
      calls.flatMap(call => firstRequest(call, attributes).map(request => [tag, request])),
    ),
  );

type Attributes = DocumentedElement['attributes'];

function firstRequest({ endpoint, prefetch }: CallDefinition, attributes: Attributes): FirstRequest[] {
  if (!prefetch) return [];
  const sources = endpoint.path === '{url}' ? { url: prefetch.url } : { ...prefetch.path };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const from = (sources as Readonly<Record<string, string | undefined>>)[name];
    if (from) return placeholder(from, attributes);
    throw new Error(`${endpoint.name}: its prefetch names no attribute for {${name}}.`);
  });
  const withQuery = (query: Readonly<Record<string, string>> = {}) => {
    const parameters = Object.entries(query).map(
      ([name, from]) => `${name}=${placeholder(from, attributes)}`,
    );
    return parameters.length ? `${path}?${parameters.join('&')}` : path;
  };
  const { query, hostPagedQuery, unless } = prefetch;
  return [
    {
      address: withQuery(query),
      ...(hostPagedQuery && { hostPaged: withQuery(hostPagedQuery) }),
      ...(unless && { unless }),
    },
  ];
}

/** A literal, or the placeholder of an attribute with its default. */
function placeholder(from: string, attributes: Attributes): string {
  if (from.startsWith('=')) return encodeURIComponent(from.slice(1));
  const attribute = attributes[from];
  const hasDefault = attribute && 'default' in attribute && attribute.default !== undefined;
  return hasDefault ? `{${from}=${attribute.default}}` : `{${from}}`;
}
