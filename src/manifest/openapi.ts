import type { Described, Endpoint, PostEndpoint } from '../http/endpoint.ts';
import { inputSchema } from './input-schema.ts';

/** openapi.json (3.1): every call that the elements make and the answer that they expect. */
export const openApi = (endpoints: readonly Endpoint[], info: { title: string; version: string }) => ({
  openapi: '3.1.0',
  info,
  servers: [{ url: '{apiBase}', variables: { apiBase: { default: '', description: '`data-api-base`.' } } }],
  paths: Object.fromEntries(pathsOf(endpoints)),
});

function pathsOf(endpoints: readonly Endpoint[]): [string, object][] {
  const paths = new Map<string, object>();
  for (const sharing of grouped(endpoints, endpoint => `${endpoint.method} ${pathOf(endpoint)}`).values()) {
    const [first] = sharing;
    if (!first) continue;
    const path = pathOf(first);
    paths.set(path, { ...paths.get(path), [first.method.toLowerCase()]: operationOf(sharing, path) });
  }
  return [...paths];
}

// Calls whose address the page supplies have none to be listed by; their name keeps them apart.
const pathOf = ({ name, path }: Pick<Endpoint, 'name' | 'path'>): string =>
  path === '{url}' ? `/{${name}Url}` : path;

/** One operation for all calls of a method and path: they differ in what they send. */
function operationOf(endpoints: readonly Endpoint[], path: string) {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const queries = endpoints.flatMap(endpoint =>
    endpoint.method === 'GET' ? Object.entries(endpoint.query ?? {}) : [],
  );
  const posts = endpoints.filter(endpoint => endpoint.method === 'POST');
  return {
    operationId: endpoints.map(({ name }) => name).join('-or-'),
    summary: endpoints.map(({ summary }) => summary).join(' '),
    parameters: [...places.map(pathParameter), ...queries.map(queryParameter)],
    ...(posts.length ? { requestBody: { required: true, content: contentOf(posts) } } : {}),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': { schema: anyOf(endpoints.map(({ answer }) => inputSchema(answer))) },
        },
      },
      ...(posts.some(({ proof }) => proof === 'redirect')
        ? { 303: { description: 'Done; the browser goes where `Location` says, on this site.' } }
        : {}),
      default: { description: 'Failed. The `message` of a JSON answer is shown to the person.' },
    },
  };
}

const pathParameter = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
  ...(name.endsWith('Url') ? { description: 'The address on this site that the page supplies.' } : {}),
});

const queryParameter = ([name, description]: readonly [string, string]) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
});

const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data' };

const contentOf = (posts: readonly PostEndpoint[]) =>
  Object.fromEntries(
    [...grouped(posts, ({ body }) => mediaTypes[body.encoding])].map(([type, sharing]) => [
      type,
      { schema: anyOf(sharing.map(({ body }) => bodySchema(body.fields))) },
    ]),
  );

function bodySchema(fields: Described): object {
  const patterned = ([name]: readonly [string, string]) => name.includes('{');
  const all = Object.entries(fields);
  const patterns = all.filter(patterned).map(([name, description]) => `\`${name}\`: ${description}`);
  return {
    type: 'object',
    ...(patterns.length ? { description: patterns.join(' ') } : {}),
    properties: Object.fromEntries(
      all.filter(field => !patterned(field)).map(([name, description]) => [name, { description }]),
    ),
  };
}

const anyOf = (schemas: readonly object[]): object | undefined =>
  schemas.length > 1 ? { anyOf: schemas } : schemas[0];

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
