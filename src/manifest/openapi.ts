import type { DocumentedCall } from '../api/docs/documented-call.ts';
import { groupBy } from '../domain/group-by.ts';
import type { DocumentedElement } from '../embed/documented-element.ts';
import { sharedParameters, sharedResponses } from './exchanges.ts';
import { operationOf } from './operations.ts';
import { sharedSchemas } from './schemas.ts';
import { type Use, usesOf } from './uses.ts';

/** Generates openapi.json (3.1): all calls of these elements, what they send and which answers they accept. */
export function openApi(
  definitions: readonly DocumentedElement[],
  endpoints: readonly DocumentedCall[],
  info: { title: string; version: string },
) {
  const uses = usesOf(definitions, endpoints);
  const usedEndpoints = [...new Set(uses.map(({ endpoint }) => endpoint))];
  return {
    openapi: '3.1.0',
    info: { ...info, description },
    servers: [{ url: '{origin}{apiBase}', variables: { origin, apiBase } }],
    security: [{ session: [] }],
    tags: definitions
      .filter(({ calls }) => calls.length)
      .map(({ tag, summary }) => ({ name: tag, description: summary })),
    paths: Object.fromEntries(pathItems(uses, usedEndpoints)),
    components: {
      schemas: sharedSchemas(usedEndpoints),
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

/** Groups the operations by path. Paths that differ only in the names of their parameters are the same path. */
function pathItems(uses: readonly Use[], usedEndpoints: readonly DocumentedCall[]): Map<string, object> {
  const paths = new Map<string, object>();
  for (const samePath of groupBy(uses, ({ path }) => path.replace(/\{\w+\}/g, '{}')).values()) {
    const [{ path, supplied }] = samePath as [Use];
    const operations = [...groupBy(samePath, ({ endpoint }) => endpoint.method)].map(([method, sharing]) => [
      method.toLowerCase(),
      operationOf(path, sharing, usedEndpoints),
    ]);
    paths.set(path, { ...(supplied && serverWithoutApiBase), ...Object.fromEntries(operations) });
  }
  return paths;
}

// `data-api-base` is not added to an address that the page supplies.
const serverWithoutApiBase = { servers: [{ url: '{origin}', variables: { origin } }] };
