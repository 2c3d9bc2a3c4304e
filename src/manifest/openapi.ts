import type { ElementDefinition } from '../embed/definition.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { sharedParameters, sharedResponses } from './exchanges.ts';
import { grouped } from './grouped.ts';
import { operationOf } from './operations.ts';
import { sharedSchemas } from './schemas.ts';
import { type Use, usesOf } from './uses.ts';

/** openapi.json (3.1): every call that these elements make, what it sends, and the answers that count as success. */
export function openApi(
  definitions: readonly ElementDefinition[],
  endpoints: readonly Endpoint[],
  info: { title: string; version: string },
) {
  const uses = usesOf(definitions, endpoints);
  const made = [...new Set(uses.map(({ endpoint }) => endpoint))];
  return {
    openapi: '3.1.0',
    info: { ...info, description },
    servers: [{ url: '{origin}{apiBase}', variables: { origin, apiBase } }],
    security: [{ session: [] }],
    tags: definitions
      .filter(({ calls }) => calls.length)
      .map(({ tag, summary }) => ({ name: tag, description: summary })),
    paths: Object.fromEntries(pathsOf(uses, made)),
    components: {
      schemas: sharedSchemas(made),
      parameters: sharedParameters,
      responses: sharedResponses,
      securitySchemes: { session },
    },
  };
}

const description =
  'What the elements ask of a host. A GET has `Accept: application/json`; so has a POST of JSON; a form post has `Accept: application/json, text/html;q=0.9`. Nothing is asked of another host, and no redirect to one is followed. An operation with `x-page-supplied` has its path as an example only: the page gives the address.';

const origin = { default: 'https://portal.test', description: "The page's own." };
const apiBase = { default: '', description: '`data-api-base`.' };

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'session',
  description: "The host's own session cookie, whatever its name; the browser sends it.",
};

/** The operations by path; alike are paths that differ in nothing but the names of their parameters. */
function pathsOf(uses: readonly Use[], made: readonly Endpoint[]): Map<string, object> {
  const paths = new Map<string, object>();
  for (const alike of grouped(uses, ({ path }) => path.replace(/\{\w+\}/g, '{}')).values()) {
    const [{ path, supplied }] = alike as [Use];
    const operations = [...grouped(alike, ({ endpoint }) => endpoint.method)].map(([method, sharing]) => [
      method.toLowerCase(),
      operationOf(path, sharing, made),
    ]);
    paths.set(path, { ...(supplied && ownServer), ...Object.fromEntries(operations) });
  }
  return paths;
}

// `data-api-base` does not precede an address that the page gives.
const ownServer = { servers: [{ url: '{origin}', variables: { origin } }] };
