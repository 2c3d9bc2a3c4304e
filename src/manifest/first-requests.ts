import type { CallDefinition, DocumentedElement } from '../embed/documented-element.ts';
import type { FirstRequest } from '../embed/loader/loader-table.ts';

/** Tag → the first request, which the loader may send while the element's code is still loading. */
export const firstRequests = (
  definitions: readonly DocumentedElement[],
): Readonly<Record<string, FirstRequest>> =>
  Object.fromEntries(
    definitions.flatMap(({ tag, calls }) => calls.flatMap(firstRequest).map(request => [tag, request])),
  );

/** The ids in the path come from the attributes of their names, unless `prefetch` names others. */
function firstRequest({ endpoint, prefetch, when = {} }: CallDefinition): FirstRequest[] {
  if (!prefetch) return [];
  const ids = [...endpoint.path.matchAll(/\{(?!url)(\w+)\}/g)].map(([, id = '']) => [id, id]);
  const path = ids.length > 0 && { path: Object.fromEntries(ids) };
  const forbidden = Object.keys(when).filter(name => when[name] === null);
  const unless = forbidden.length > 0 && { unless: forbidden };
  return [{ endpoint: endpoint.path, ...path, ...unless, ...prefetch }];
}
