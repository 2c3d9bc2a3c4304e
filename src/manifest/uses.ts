import type { DocumentedCall } from '../api/docs/documented-call.ts';
import { attributeName } from '../domain/attribute-name.ts';
import type { CallDefinition, DocumentedElement } from '../embed/documented-element.ts';

/** An element's use of a call. */
export interface Use {
  readonly tag: string;
  readonly endpoint: DocumentedCall;
  /** The path of the call; an example if the page supplies the address. */
  readonly path: string;
  readonly call: CallDefinition;
  /** The source of an address that the page supplies: its description and, unless rows supply it, the attribute. */
  readonly supplied?: { readonly attribute?: string; readonly description: string };
}

/** All calls that these elements make. `endpoints` are all endpoints; those that no element calls are left out. */
export const usesOf = (
  definitions: readonly DocumentedElement[],
  endpoints: readonly DocumentedCall[],
): Use[] =>
  definitions.flatMap(definition => definition.calls.map(call => useOf(definition, call, endpoints)));

/** The endpoints that these elements call, in the order of `endpoints`. */
export const usedCalls = (
  definitions: readonly DocumentedElement[],
  endpoints: readonly DocumentedCall[],
): DocumentedCall[] => {
  const names = new Set(definitions.flatMap(({ calls }) => calls.map(({ endpoint }) => endpoint.name)));
  return endpoints.filter(({ name }) => names.has(name));
};

function useOf(
  { tag, attributes }: DocumentedElement,
  call: CallDefinition,
  endpoints: readonly DocumentedCall[],
): Use {
  const { name } = call.endpoint;
  const endpoint = endpoints.find(each => each.name === name);
  if (!endpoint) throw new Error(`${tag}: the call ${name} is not in src/api/calls.ts. Add it there.`);
  if (endpoint.path !== '{url}') return { tag, endpoint, path: endpoint.path, call };
  if (call.fromRow) {
    const { example, description } = call.fromRow;
    return { tag, endpoint, call, path: example, supplied: { description } };
  }
  const source = call.url ?? call.prefetch?.url ?? '';
  const attribute = attributes[source];
  if (!attribute)
    throw new Error(
      `${tag}: ${name} has an address that the page supplies. Name the attribute in its \`url\`.`,
    );
  const { example, description } = attribute;
  return {
    tag,
    endpoint,
    path: example,
    call,
    supplied: { attribute: attributeName(source), description },
  };
}
