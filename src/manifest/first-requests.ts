import type { CallDefinition, ElementDefinition } from '../embed/definition.ts';

/**
 * The address of an element's first request, with a `{place}` for the value of an attribute (camelCase), and the
 * attributes that make it needless or another, joined by commas.
 */
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
  if (!early) return [];
  const places = endpoint.path === '{url}' ? { url: early.url } : { ...early.path };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const from = (places as Readonly<Record<string, string | undefined>>)[name];
    if (from) return placeOf(from);
    throw new Error(`${endpoint.name}: its early request does not say which attribute {${name}} is.`);
  });
  const query = Object.entries(early.query ?? {}).map(([name, from]) => `${name}=${placeOf(from)}`);
  const template = query.length ? `${path}?${query.join('&')}` : path;
  return [early.unless ? [template, early.unless.join()] : [template]];
}

const placeOf = (from: string): string =>
  from.startsWith('=') ? encodeURIComponent(from.slice(1)) : `{${from}}`;
