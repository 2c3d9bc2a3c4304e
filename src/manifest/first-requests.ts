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
  const { path = {}, hostPagedQuery } = prefetch;
  for (const [, id = ''] of endpoint.path.matchAll(/\{(\w+)\}/g))
    if (!(id in path) && !(id === 'url' && prefetch.url))
      throw new Error(`${endpoint.name}: its prefetch names no attribute for {${id}}.`);
  const withDefaults = Object.entries(hostPagedQuery ?? {}).map(([name, source]) => [
    name,
    withDefault(source, attributes),
  ]);
  return [
    {
      endpoint: endpoint.path,
      ...prefetch,
      ...(hostPagedQuery && { hostPagedQuery: Object.fromEntries(withDefaults) }),
    },
  ];
}

/** The attribute with its default: `pageSize=10`. */
function withDefault(source: string, attributes: Attributes): string {
  const attribute = attributes[source];
  return attribute && 'default' in attribute ? `${source}=${attribute.default}` : source;
}
