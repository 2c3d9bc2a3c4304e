import { groupBy } from '../domain/group-by.ts';
import type { DocumentedElement } from '../embed/documented-element.ts';
import { sharedParameters, sharedResponses } from './exchanges.ts';
import { operationOf, type Use, usesOf } from './operations.ts';
import { sharedSchemas } from './schemas.ts';

/** Generates openapi.json (3.1): all calls of these elements, what they send and which answers they accept. */
export function openApi(definitions: readonly DocumentedElement[], info: { title: string; version: string }) {
  return {
    openapi: '3.1.0',
    info: { ...info, description },
    servers: [{ url: '{origin}{apiBase}', variables: { origin, apiBase } }],
    security: [{ session: [] }],
    tags: definitions
      .filter(({ calls }) => calls.length)
      .map(({ tag, summary }) => ({ name: tag, description: summary })),
    paths: Object.fromEntries(pathItems(usesOf(definitions))),
    components: {
      schemas: sharedSchemas(),
      parameters: sharedParameters,
      responses: sharedResponses,
      securitySchemes: { session },
    },
  };
}

const description =
  'The calls that the elements make to a host. A GET and a POST of JSON send `Accept: application/json`; a form post sends `Accept: application/json, text/html;q=0.9`. No call goes to another host, and redirects to another host are not followed. The path of an operation with `x-page-supplied` is only an example: the page supplies the address.';

const origin = { default: 'https://portal.test', description: "The page's origin." };
const apiBase = { default: '', description: 'The value of `data-api-base`.' };

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'session',
  description: "The host's own session cookie, whatever its name; the browser sends it.",
};

/** The operations by path. */
const pathItems = (uses: readonly Use[]): (readonly [path: string, item: object])[] =>
  [...groupBy(uses, ({ path }) => path)].map(([path, samePath]) => {
    const operations = [...groupBy(samePath, ({ endpoint }) => endpoint.method)].map(([method, sharing]) => [
      method.toLowerCase(),
      operationOf(path, sharing),
    ]);
    return [path, { ...(samePath[0]?.supplied && serverWithoutApiBase), ...Object.fromEntries(operations) }];
  });

// `data-api-base` is not added to an address that the page supplies.
const serverWithoutApiBase = { servers: [{ url: '{origin}', variables: { origin } }] };
