import { calls } from '../../src/api/calls.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { Endpoint } from '../../src/http/endpoint.ts';
import { type Use, usesOf } from '../../src/manifest/uses.ts';

/** A request that elements send, and everything of the page or of a person that it carries. */
export interface OutgoingCall {
  readonly method: string;
  /** Path with `{id}` for each id, or where the page names the address. */
  readonly address: string;
  /** Names of query parameters of a GET, or of fields of a POST. */
  readonly sends: readonly string[];
  readonly elements: readonly string[];
}

/** Every call of these elements, from the definitions that the requests themselves are built from. */
export function outgoingCalls(
  definitions: readonly ElementDefinition[],
  endpoints: readonly Endpoint[] = calls,
): OutgoingCall[] {
  const uses = usesOf(definitions, endpoints);
  return endpoints.map(endpoint => {
    const own = uses.filter(use => use.endpoint === endpoint);
    return {
      method: endpoint.method,
      address: endpoint.path === '{url}' ? suppliedBy(own) : endpoint.path,
      sends: Object.keys((endpoint.method === 'GET' ? endpoint.query : endpoint.body.fields) ?? {}),
      elements: own.map(({ tag }) => tag),
    };
  });
}

function suppliedBy(uses: readonly Use[]): string {
  const sources = new Set(uses.map(({ supplied }) => supplied?.attribute ?? 'a row of the list'));
  return `the address in ${[...sources].join(' or ')}`;
}
