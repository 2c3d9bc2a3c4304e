import { attributeName } from '../embed/attributes.ts';
import type { CallDefinition, ElementDefinition } from '../embed/definition.ts';

/** The address of an element's first request with `{data-…}` places, and the attribute that makes it needless. */
export type FirstRequest = readonly [template: string, unless?: string];

/** The first requests that the loader may send before the code of an element has arrived, by tag. */
export const firstRequests = (
  definitions: readonly ElementDefinition[],
): Readonly<Record<string, FirstRequest>> =>
  Object.fromEntries(
    definitions.flatMap(({ tag, calls }) =>
      calls.flatMap(call => firstRequest(call).map(early => [tag, early])),
    ),
  );

function firstRequest({ endpoint, early }: CallDefinition): FirstRequest[] {
  if (!early || endpoint.path === '{url}') return [];
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const from = early.path?.[name];
    if (from) return placeOf(from);
    throw new Error(`${endpoint.name}: its early request does not say which attribute {${name}} is.`);
  });
  const query = Object.entries(early.query ?? {}).map(([name, from]) => `${name}=${placeOf(from)}`);
  const template = query.length ? `${path}?${query.join('&')}` : path;
  return [early.unless ? [template, attributeName(early.unless)] : [template]];
}

const placeOf = (from: string): string =>
  from.startsWith('=') ? encodeURIComponent(from.slice(1)) : `{${attributeName(from)}}`;
